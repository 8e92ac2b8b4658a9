// A closed loop: so many tables, at each one move after the other, the next only when the last was
// acknowledged. Prints one line of JSON: moves a second and the latencies in milliseconds.
// Usage: node load.mjs stolik|boardgame.io PORT TABLES SECONDS
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, port, tables, seconds] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;
const latencies = [];
let counting = false;
let stopping = false;

function acknowledged(since) {
  if (counting) latencies.push(performance.now() - since);
}

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: base },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function boardgameIo() {
  const { matchID } = await post("/games/tic-tac-toe/create", { numPlayers: 2 });
  const socket = io(`${base}/tic-tac-toe`, { transports: ["websocket"] });
  let sent = 0;
  const move = (state) => {
    if (stopping) return socket.close();
    const playerID = state.ctx.currentPlayer;
    const payload = { type: "clickCell", args: [state._stateID % 9], playerID };
    sent = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, "0", undefined, 2));
  socket.on("sync", (_, { state }) => move(state));
  socket.on("update", (_, state) => {
    acknowledged(sent);
    move(state);
  });
}

async function stolik() {
  const seats = [{ kind: "here", name: "A" }, { kind: "here", name: "B" }];
  const body = { game: "grzybowski", options: {}, seats, language: "pl" };
  const { code, seats: held } = await post("/api/tables", body);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/live`, { origin: base });
  let sent = 0;
  let sequence = -1;
  socket.on("open", () =>
    socket.send(JSON.stringify({ hello: { token: held[0].token, since: null } })),
  );
  socket.on("message", (data) => {
    const { table, refused } = JSON.parse(data);
    if (refused) throw new Error(JSON.stringify(refused));
    if (!table || table.sequence <= sequence) return;
    if (sequence >= 0) acknowledged(sent);
    sequence = table.sequence;
    if (stopping) return socket.close();
    if (table.to_move === null) {
      socket.close();
      stolik();
      return;
    }
    const move = { at: sequence, seat: table.to_move, move: table.view.choices[0] };
    sent = performance.now();
    socket.send(JSON.stringify({ move }));
  });
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const open = kind === "stolik" ? stolik : boardgameIo;
await Promise.all(Array.from({ length: Number(tables) }, open));
await sleep(1000);
counting = true;
const start = performance.now();
await sleep(1000 * Number(seconds));
counting = false;
const spent = (performance.now() - start) / 1000;
stopping = true;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.floor(share * (latencies.length - 1))];
console.log(
  JSON.stringify({ moves_per_second: latencies.length / spent, p50_ms: at(0.5), p99_ms: at(0.99) }),
);
process.exit(0);
