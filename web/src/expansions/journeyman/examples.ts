// A small land for each scoring tile of the expansion, as in table/examples.ts.

import { lay, type Example } from "../../table/examples";

export const EXAMPLES: Readonly<Record<string, Example>> = {
  journey: {
    laid: lay(["castle", 0, 0, 0], ["33", 0, 1, 0], ["22", 1, 1, 0]),
    lines: [{ label: "journey", count: 2, points: 4, cells: [[1, 1]] }],
    figure: [1, 1],
    piece: "/art/pieces/figure_blue.svg",
  },
  bridges: {
    laid: lay(),
    lines: [
      { label: "bridges_merchant", count: 1, points: 1, cells: [] },
      { label: "bridges_warrior", count: 2, points: 2, cells: [] },
    ],
    counted: "/art/pieces/bridge.svg",
  },
};
