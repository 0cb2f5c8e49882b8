// The legal actions as they are sent: grouped by kind, fields in columns. A page offers these and no others.

/** How many actions are there? */
export const size = (menu) => Object.values(menu ?? {}).reduce((n, group) => n + group.n, 0);

/** Action number k of a group. */
const at = (kind, group, k) => ({
  do: kind,
  ...group.same,
  ...Object.fromEntries(Object.entries(group.each).map(([field, column]) => [field, column[k]])),
});

/** All actions of one kind. */
export function kind(menu, name) {
  const group = menu?.[name];
  return group ? Array.from({ length: group.n }, (_, k) => at(name, group, k)) : [];
}

/** All actions. */
export const all = (menu) => Object.keys(menu ?? {}).flatMap((name) => kind(menu, name));
