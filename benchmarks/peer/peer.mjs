// A boardgame.io server with the shape of its own tic-tac-toe example: cells, one move a turn.
// The board never fills up, so that the peer need not set up new matches while it is measured.
// Usage: node peer.mjs PORT [FOLDER]   with a folder, matches are kept in files.
import { createRequire } from "node:module";

const { Server, FlatFile, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], db });
server.run(Number(port), () => console.log("ready"));
