// A server of boardgame.io as its documentation sets one up, in memory: `node boardgame.cjs FOLDER`, where the folder
// has the package. It prints its port. The game has about as much to say as GRA: hidden hands, a hidden deck, a pile
// and a score; every action is seen by every seat. Undo is off, which is kind to it: its states are half as long.
'use strict';
const { createRequire } = require('node:module');
const { join } = require('node:path');
const process = require('node:process');
const load = createRequire(join(process.argv[2], 'package.json'));
const { Server, Origins } = load('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = load('boardgame.io/core');

const HAND = 6;
const LENGTH = 40; // moves of a match: its log is copied at every move, and longer ones would be unkind

const Game = {
  name: 'gra',
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    const players = {};
    const score = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
      players[seat] = { hand: deck.splice(0, HAND) };
      score[seat] = 0;
    }
    return { secret: { deck }, players, score, pile: [], played: 0 };
  },
  moves: {
    play: ({ G, playerID, random }, place) => {
      const { hand } = G.players[playerID];
      if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
      const [card] = hand.splice(place, 1);
      G.pile.push(card);
      if (G.pile.length > 8) G.secret.deck.unshift(G.pile.shift());
      hand.push(G.secret.deck.splice(random.Die(G.secret.deck.length) - 1, 1)[0]);
      G.score[playerID] += card % 13;
      G.played += 1;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.played >= LENGTH ? { winner: '0' } : undefined),
};

const server = Server({ games: [Game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  process.stdout.write(`port ${appServer.address().port}\n`);
});
