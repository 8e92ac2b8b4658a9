// One closed loop for both servers: at every table one move after the other, the next only when
// the last was acknowledged. Both are spoken to over bare WebSockets, so that neither is held up
// by a client library.
//
// Usage: node load.mjs SERVER PORT GAME TABLES GAMES SECONDS
//
// GAMES are opened ahead for every table, and the clock runs only while all tables have one, so
// that opening games is not measured. Prints one line of JSON: moves, seconds and latencies (ms).
import WebSocket from "ws";

const [server, port, game, tables, games, seconds] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;
const OPENED_AT_ONCE = 25;

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** One connection of one seat: what it has seen last, and who waits for it to see more. */
class Seat {
  seen = { sequence: -1 };
  waiting = [];

  constructor(path) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
    this.socket.on("error", fail);
  }

  sees(moment) {
    this.seen = moment;
    this.waiting = this.waiting.filter(({ sequence, done }) => {
      if (moment.sequence < sequence) return true;
      done(moment);
      return false;
    });
  }

  until(sequence) {
    if (this.seen.sequence >= sequence) return this.seen;
    return new Promise((done) => this.waiting.push({ sequence, done }));
  }
}

class StolikSeat extends Seat {
  constructor(code, seat, token) {
    super(`/api/tables/${code}/live`);
    this.seat = seat;
    this.socket.on("open", () => this.say({ hello: { token, since: null } }));
    this.socket.on("message", (data) => {
      const { table, refused } = JSON.parse(data);
      if (refused) fail(new Error(JSON.stringify(refused)));
      const { sequence, to_move, view } = table;
      this.sees({ sequence, mover: to_move, choices: view.choices });
    });
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  move(move) {
    this.say({ move: { at: this.seen.sequence, seat: this.seat, move } });
  }
}

async function stolikGame() {
  const seats = [{ kind: "me", name: "A" }, { kind: "friend" }];
  const opened = await post("/api/tables", { game, options: {}, seats, language: "en" });
  const joined = await post(`/api/tables/${opened.code}/seats`, { name: "B" });
  const tokens = [opened.seats[0].token, joined.token];
  return tokens.map((token, seat) => new StolikSeat(opened.code, seat, token));
}

/** Engine.io 4 and Socket.io 5 by hand: `40` connects to the game, `42` is an event, `2` a ping. */
class BoardgameIoSeat extends Seat {
  constructor(match, seat) {
    super("/socket.io/?EIO=4&transport=websocket");
    this.match = match;
    this.player = String(seat);
    const event = `42/${game},`;
    this.emit = (...what) => this.socket.send(event + JSON.stringify(what));
    this.socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith(event)) this.hears(JSON.parse(text.slice(event.length)));
      else if (text === "2") this.socket.send("3");
      else if (text.startsWith("0")) this.socket.send(`40/${game},`);
      else if (text.startsWith("40")) this.emit("sync", match, this.player, undefined, 2);
      else fail(new Error(text));
    });
  }

  hears([name, , told]) {
    if (name !== "sync" && name !== "update") return;
    const { G, ctx, _stateID } = name === "sync" ? told.state : told;
    const choices = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    const mover = ctx.gameover === undefined ? Number(ctx.currentPlayer) : null;
    this.sees({ sequence: _stateID, mover, choices });
  }

  move(cell) {
    const payload = { type: "clickCell", args: [cell], playerID: this.player };
    this.emit("update", { type: "MAKE_MOVE", payload }, this.seen.sequence, this.match, this.player);
  }
}

async function boardgameIoGame() {
  const { matchID } = await post(`/games/${game}/create`, { numPlayers: 2 });
  return [0, 1].map((seat) => new BoardgameIoSeat(matchID, seat));
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

const openGame = server === "stolik" ? stolikGame : boardgameIoGame;
const latencies = [];
let spent = 0;

async function openAll(count) {
  const opened = [];
  while (opened.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened.length) }, openGame);
    opened.push(...(await Promise.all(some)));
    await Promise.all(opened.flat().map((seat) => seat.until(0)));
  }
  return opened;
}

/** The games of one table, one after the other; the first table that has none left ends the run. */
async function playTable(queue, run) {
  for (const seats of queue) {
    let { sequence, mover } = seats[0].seen;
    while (mover !== null) {
      const seat = seats[mover];
      const { choices } = await seat.until(sequence);
      if (run.over) return;
      const sent = performance.now();
      seat.move(choices[Math.floor(Math.random() * choices.length)]);
      sequence += 1;
      ({ mover } = await seat.until(sequence));
      if (run.over) return;
      run.latencies.push(performance.now() - sent);
    }
  }
  run.over = true;
}

while (spent < Number(seconds)) {
  const opened = await openAll(Number(tables) * Number(games));
  const run = { over: false, latencies: [] };
  const queues = Array.from({ length: Number(tables) }, (_, table) =>
    opened.filter((_, number) => number % Number(tables) === table),
  );
  const start = performance.now();
  await Promise.race(queues.map((queue) => playTable(queue, run)));
  spent += (performance.now() - start) / 1000;
  latencies.push(...run.latencies);
  await new Promise((done) => setTimeout(done, 100));
  for (const seat of opened.flat()) seat.socket.terminate();
}
const rounded = latencies.map((each) => Math.round(1000 * each) / 1000);
const told = { moves: latencies.length, seconds: spent, latencies: rounded };
process.stdout.write(JSON.stringify(told), () => process.exit(0));
