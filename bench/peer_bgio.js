'use strict';
// boardgame.io without a network: random games through its headless local Client and through its
// bare reducer, and iterations per second of its MCTSBot.   NODE_ENV=production node peer_bgio.js
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const games = require('./bgio_games.js');
const { Sink, measure, now } = require('./bgio_common.js');
const versions = {
  'boardgame.io': require('boardgame.io/package.json').version,
  node: process.versions.node,
};
const CASES = [['tic_tac_toe', games.TicTacToe, 2], ['connect_four', games.ConnectFour, 2], ['quarters (own, 4 players, secret hands)', games.Quarters, 4]];

function clientLoop(game, numPlayers) {
  const client = Client({ game, numPlayers, debug: false });
  client.start();
  return (deadline) => {
    let n = 0, decisions = 0;
    while (now() < deadline) {
      client.reset();
      for (;;) {
        const st = client.store.getState(); // full state: getState() would build a player's view
        if (st.ctx.gameover !== undefined) break;
        const legal = game.ai.enumerate(st.G, st.ctx, st.ctx.currentPlayer);
        const a = legal[(Math.random() * legal.length) | 0];
        client.moves[a.move](...a.args);
        decisions++;
      }
      n++;
    }
    return { games: n, decisions };
  };
}

const makeMove = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } });

function reducerLoop(game, numPlayers) {
  const reducer = CreateGameReducer({ game });
  return (deadline) => {
    let n = 0, decisions = 0;
    while (now() < deadline) {
      let st = InitializeGame({ game, numPlayers });
      while (st.ctx.gameover === undefined) {
        const p = st.ctx.currentPlayer;
        const legal = game.ai.enumerate(st.G, st.ctx, p);
        const a = legal[(Math.random() * legal.length) | 0];
        st = reducer(st, makeMove(a.move, a.args, p));
        decisions++;
      }
      n++;
    }
    return { games: n, decisions };
  };
}

function botLoop(game, numPlayers, iterations, fromStart) {
  const reducer = CreateGameReducer({ game });
  return async (deadline) => {
    let sims = 0;
    while (now() < deadline) {
      let st = InitializeGame({ game, numPlayers });
      while (st.ctx.gameover === undefined && now() < deadline) {
        const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 500 });
        const p = st.ctx.currentPlayer;
        await bot.play(st, p);
        sims += iterations;
        if (fromStart) break;
        const legal = game.ai.enumerate(st.G, st.ctx, p);
        const a = legal[(Math.random() * legal.length) | 0];
        st = reducer(st, makeMove(a.move, a.args, p));
      }
    }
    return { sims };
  };
}

(async () => {
  const sink = new Sink('boardgame.io', versions);
  const rates = { decisions_per_s: 'decisions', games_per_s: 'games' };
  for (const [name, game, n] of CASES) {
    await measure(sink, name, clientLoop(game, n), rates, { kind: 'local Client', players: n });
    await measure(sink, name, reducerLoop(game, n), rates, { kind: 'bare reducer', players: n });
  }
  for (const [name, game, n] of CASES) {
    const it = n > 2 ? 20 : 100;
    await measure(sink, 'mcts ' + name, botLoop(game, n, it, false), { sims_per_s: 'sims' }, { kind: 'mcts-along-a-game', sims_per_move: it });
    await measure(sink, 'mcts ' + name, botLoop(game, n, it, true), { sims_per_s: 'sims' }, { kind: 'mcts-from-start', sims_per_move: it });
  }
  process.exit(0);
})();
