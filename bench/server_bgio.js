'use strict';
// boardgame.io's server under load, for comparison with server_load.py: tic-tac-toe, two clients a match, all matches
// at once, as fast as they can, match after match. Its clients are bare WebSockets that speak socket.io's framing, as
// light as ours; matches are made and joined through its lobby beforehand. A move counts when its sender has the new
// state; `update` is the time from sending it to the other client's new state. It tells before it stores; ours stores first.
//   node server_bgio.js [matches=100] [seconds=10] [memory|file]       NODE_PATH names the node_modules that hold it
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { fork } = require('child_process');

const [matches, seconds, storage] = [Number(process.argv[2] || 100), Number(process.argv[3] || 10), process.argv[4] || 'memory'];
const WARM_SECONDS = 2;
const MOST = storage === 'file' ? 1000 : 4000; // moves a second for which matches are made beforehand
const sleep = (s) => new Promise((done) => setTimeout(done, 1000 * s));

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, id) => { G.cells[id] = playerID; } },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined), // always nine moves
};

async function serve() {
  const { Server, FlatFile, Origins } = require('boardgame.io/server');
  const db = storage === 'file' ? new FlatFile({ dir: process.argv[6] }) : undefined;
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  const running = await server.run({ port: 0, host: '127.0.0.1' });
  process.send({ port: running.appServer.address().port });
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Ask the lobby. */
function post(port, url, body) {
  return new Promise((done, fail) => {
    const request = http.request({ host: '127.0.0.1', port, path: url, method: 'POST', agent, headers: { 'content-type': 'application/json' } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => (answer.statusCode === 200 ? done(JSON.parse(text)) : fail(new Error(`${url}: ${answer.statusCode} ${text}`))));
    });
    request.on('error', fail);
    request.end(JSON.stringify(body));
  });
}

/** So many matches, with the credentials of both players. */
async function openMatches(port, count) {
  const made = [];
  let asked = 0;
  await Promise.all(Array.from({ length: 16 }, async () => {
    while (asked++ < count) {
      const { matchID } = await post(port, `/games/${TicTacToe.name}/create`, { numPlayers: 2 });
      const join = (playerID) => post(port, `/games/${TicTacToe.name}/${matchID}/join`, { playerID, playerName: playerID });
      made.push({ id: matchID, credentials: [(await join('0')).playerCredentials, (await join('1')).playerCredentials] });
    }
  }));
  return made;
}

/** One client: a WebSocket in socket.io's framing. */
class Seat {
  constructor(table, number) { this.table = table; this.number = number; }
  connect(port) {
    const WebSocket = require('ws');
    return new Promise((done, fail) => {
      this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      this.socket.on('error', fail);
      this.socket.on('message', (data) => this.hear(data.toString(), done));
    });
  }
  hear(text, connected) {
    if (text === '2') this.socket.send('3'); // ping, pong
    else if (text[0] === '0') this.socket.send(`40/${TicTacToe.name},`);
    else if (text.startsWith('40')) connected();
    else if (text.startsWith('42')) {
      const [kind, match, what] = JSON.parse(text.slice(text.indexOf(',') + 1));
      if (match !== this.table.match.id) return;
      if (kind === 'update') this.table.sees(this.number, what);
      else if (kind === 'sync') this.table.sees(this.number, what.state);
    }
  }
  say(...what) { this.socket.send(`42/${TicTacToe.name},${JSON.stringify(what)}`); }
  sync() { this.say('sync', this.table.match.id, String(this.number), this.table.match.credentials[this.number], 2); }
  click(state, cell) {
    const payload = { type: 'click', args: [cell], playerID: String(this.number), credentials: this.table.match.credentials[this.number] };
    this.say('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.table.match.id, String(this.number));
  }
}

/** Two clients who play match after match. */
class Table {
  constructor(load) { this.load = load; this.seats = [new Seat(this, 0), new Seat(this, 1)]; }
  connect(port) { return Promise.all(this.seats.map((seat) => seat.connect(port))); }
  next() {
    this.match = this.load.matches.pop();
    if (!this.match) throw new Error('the matches have run out');
    this.seen = [-1, -1];
    for (const seat of this.seats) seat.sync();
  }
  sees(number, state) {
    if (state._stateID <= this.seen[number]) return;
    this.seen[number] = state._stateID;
    if (state._stateID > 0 && this.load.on) {
      if (number === this.mover) this.load.moves++;
      else this.load.delays.push(performance.now() - this.sent);
    }
    if (this.seen[0] !== this.seen[1]) return; // go on when both have it
    if (state.ctx.gameover !== undefined) { this.next(); return; }
    const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
    this.mover = Number(state.ctx.currentPlayer);
    this.sent = performance.now();
    this.seats[this.mover].click(state, free[(Math.random() * free.length) | 0]);
  }
}

async function load(port) {
  const count = Math.ceil((MOST * (seconds + WARM_SECONDS)) / 9) + 2 * matches;
  const load = { matches: await openMatches(port, count), on: false, moves: 0, delays: [] };
  const tables = Array.from({ length: matches }, () => new Table(load));
  await Promise.all(tables.map((table) => table.connect(port)));
  for (const table of tables) table.next();
  await sleep(WARM_SECONDS);
  load.on = true;
  await sleep(seconds);
  load.on = false;
  const delays = load.delays.sort((a, b) => a - b);
  const at = (q) => Math.round(10 * (delays[Math.min(Math.floor(q * delays.length), delays.length - 1)] || 0)) / 10;
  console.log(JSON.stringify({ server: 'boardgame.io', storage, matches, clients: 2 * matches,
    moves_per_s: Math.round(load.moves / seconds), update_ms: { median: at(0.5), p95: at(0.95), p99: at(0.99) } }));
}

if (process.argv[5] === 'serve') {
  serve();
} else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bgio-'));
  const child = fork(__filename, [String(matches), String(seconds), storage, 'serve', folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const end = (code) => {
    child.removeAllListeners('exit');
    child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  child.on('exit', (code) => { console.error(`the server ended with ${code}`); end(1); });
  child.on('message', ({ port }) => load(port).then(() => end(0), (error) => { console.error(String(error)); end(1); }));
  process.on('uncaughtException', (error) => { console.error(String(error)); end(1); });
}
