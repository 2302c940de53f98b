// boardgame.io over its own server: `serve PORT LOBBY [FOLDER]` in memory or in files; `load PORT LOBBY GAMES CLIENTS SECONDS` prints moves a
// second. LOBBY is the port where games are made.
const http = require('node:http');

const pass = {
  name: 'pass',
  setup: () => ({ passed: 0 }),
  moves: { pass: ({ G }) => { G.passed += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const SEATS = 3;

function serve(port, lobby, folder) {
  const { Server, FlatFile, Origins } = require('boardgame.io/server');
  const listen = http.Server.prototype.listen;
  http.Server.prototype.listen = function (at, ...rest) { return listen.call(this, at, '127.0.0.1', ...rest); };
  const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
  Server({ games: [pass], origins: [Origins.LOCALHOST], db }).run({ port, lobbyConfig: { apiPort: lobby } });
}

async function post(port, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// One game, all of its seats in one hand: a socket that asks for a move and waits until it is told what came of it.
class Table {
  static async open(port, lobby) {
    const { io } = require('socket.io-client');
    const table = new Table();
    table.id = (await post(lobby, '/games/pass/create', { numPlayers: SEATS })).matchID;
    table.credentials = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const joined = await post(lobby, `/games/pass/${table.id}/join`, { playerID: String(seat), playerName: 'x' });
      table.credentials.push(joined.playerCredentials);
    }
    table.socket = io(`http://127.0.0.1:${port}/pass`, { transports: ['websocket'], forceNew: true });
    await new Promise((synced) => {
      table.socket.on('sync', (_, info) => { table.state = info.state; synced(); });
      table.socket.on('connect', () => table.socket.emit('sync', table.id, '0', table.credentials[0], SEATS));
    });
    table.socket.on('update', (_, state) => { table.state = state; table.told?.(); });
    return table;
  }

  async move() {
    const playerID = this.state.ctx.currentPlayer;
    const before = this.state._stateID;
    const payload = { type: 'pass', args: [], playerID, credentials: this.credentials[Number(playerID)] };
    await new Promise((told) => {
      this.told = told;
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, before, this.id, playerID);
    });
    if (this.state._stateID <= before) throw new Error('a move was not accepted');
  }
}

async function load(port, lobby, games, clients, seconds) {
  const tables = [];
  for (let number = 0; number < games; number += 1) tables.push(await Table.open(port, lobby));
  for (const table of tables) await table.move();
  const until = performance.now() + 1000 * seconds;
  let moves = 0;
  async function play(own) {
    for (let number = 0; performance.now() < until; number += 1, moves += 1) await own[number % own.length].move();
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, at) => play(tables.filter((__, number) => number % clients === at))));
  console.log(1000 * moves / (performance.now() - began));
  process.exit(0);
}

const [what, port, lobby, ...more] = process.argv.slice(2);
if (what === 'serve') serve(Number(port), Number(lobby), more[0]);
else load(Number(port), Number(lobby), ...more.map(Number));
