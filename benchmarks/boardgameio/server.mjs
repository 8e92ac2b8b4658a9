// A boardgame.io server with the tic-tac-toe of its own tutorial.
// Usage: node server.mjs PORT [FOLDER]   with a folder, matches are kept in files.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6],
  [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = ([a, b, c]) =>
      G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], db });
await server.run(Number(port), () => console.log("ready"));
