// The people at a table: what they are called and which face they have. A bot looks like a bot.

const FACES = ['av1', 'av2', 'av3', 'av7', 'av5', 'av4', 'av6'];

/** The name of a chair. */
export function nameOf(chair, speak) {
  if (chair.name) return chair.name;
  return speak.say(chair.who === 'bot' ? 'chair-bot-number' : 'chair-open', { number: chair.seat + 1 });
}

/** The symbol of a chair. */
export function faceOf(chair) {
  if (chair.who === 'open') return 'chair';
  return chair.who === 'bot' ? 'bot' : FACES[chair.seat % FACES.length];
}

/** Everybody at a table, by seat. */
export const people = (table, speak) => table.chairs.map((chair) => ({
  ...chair, name: nameOf(chair, speak), face: faceOf(chair),
  gone: chair.who === 'guest' && !chair.present,
}));

/** The seats from mine on, mine first (an onlooker sees them from the first). */
export function around(seats, me) {
  return Array.from({ length: seats }, (_, i) => (Math.max(me, 0) + i) % seats);
}
