'use strict';
// boardgame.io's server under load, for comparison with server_load.py: tic-tac-toe, two clients a match, all
// matches at once, as fast as they can, one match after the other. NODE_PATH names the node_modules that hold boardgame.io.
//   node server_bgio.js [matches=100] [seconds=10] [memory|file]
// Its server tells players of a move before it is stored; ours stores first.
const path = require('path');
const os = require('os');
const fs = require('fs');
const { fork } = require('child_process');
const { INVALID_MOVE } = require('boardgame.io/core');

const [matches, seconds, storage] = [Number(process.argv[2] || 100), Number(process.argv[3] || 10), process.argv[4] || 'memory'];
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined), // always nine moves
};

async function serve() {
  const { Server, FlatFile, Origins } = require('boardgame.io/server');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bgio-'));
  const db = storage === 'file' ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  const running = await server.run({ port: 0, host: '127.0.0.1' });
  process.send({ port: running.appServer.address().port });
}

async function load(port) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const server = `http://127.0.0.1:${port}`;
  let moves = 0, on = false;
  const delays = [];
  for (let m = 0; m < matches; m++) {
    const table = { sent: 0, game: 0 }; // the server makes a match when its first client asks for it
    for (const playerID of ['0', '1']) {
      const socketOpts = { transports: ['websocket'], forceNew: true };
      const multiplayer = SocketIO({ server, socketOpts });
      const client = Client({ game: TicTacToe, multiplayer, matchID: `match-${m}-0`, playerID, debug: false });
      let last = -1, game = 0;
      client.subscribe((s) => {
        if (!s || !s.isConnected) return;
        if (s.ctx.gameover) { // both go on to the next match
          if (game === table.game) table.game++;
          if (game < table.game) { game = table.game; last = -1; setImmediate(() => client.updateMatchID(`match-${m}-${game}`)); }
          return;
        }
        if (s.ctx.currentPlayer !== playerID || s.ctx.turn <= last) return;
        last = s.ctx.turn;
        if (on && table.sent && s.ctx.turn > 1) { moves++; delays.push(performance.now() - table.sent); }
        const free = s.G.cells.map((c, i) => (c === null ? i : -1)).filter((i) => i >= 0);
        setImmediate(() => { table.sent = performance.now(); client.moves.click(free[(Math.random() * free.length) | 0]); });
      });
      client.start();
    }
  }
  await new Promise((r) => setTimeout(r, 2000));
  on = true;
  await new Promise((r) => setTimeout(r, 1000 * seconds));
  on = false;
  delays.sort((a, b) => a - b);
  const at = (q) => Math.round(10 * (delays[Math.min(Math.floor(q * delays.length), delays.length - 1)] || 0)) / 10;
  console.log(JSON.stringify({ server: 'boardgame.io', storage, matches, clients: 2 * matches,
    moves_per_s: Math.round(moves / seconds), update_ms: { median: at(0.5), p95: at(0.95), p99: at(0.99) } }));
}

if (process.argv[5] === 'serve') {
  serve();
} else {
  const child = fork(__filename, [String(matches), String(seconds), storage, 'serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('exit', (code) => { console.error(`the server ended with ${code}`); process.exit(1); });
  child.on('message', async ({ port }) => { await load(port); child.removeAllListeners('exit'); child.kill(); process.exit(0); });
}
