import { describe, expect, it } from "vitest";
import { columnsFor } from "./arrangement";

const land = (columns: number, rows: number) => ({ west: 1 - columns, east: 0, south: 0, north: rows - 1 });

describe("columns of lands", () => {
  it("are as many as make the tiles largest", () => {
    expect(columnsFor([land(5, 5), land(5, 5)], 1100, 600)).toBe(2);
    expect(columnsFor([land(5, 5), land(5, 5)], 390, 640)).toBe(1);
    expect(columnsFor(Array(5).fill(land(6, 5)), 1100, 700)).toBe(3);
  });

  it("depend on how the lands have grown", () => {
    expect(columnsFor(Array(4).fill(land(3, 9)), 1100, 700)).toBe(4);
    expect(columnsFor(Array(4).fill(land(9, 3)), 1100, 700)).toBe(2);
    expect(columnsFor([land(9, 3), ...Array(3).fill(land(3, 3))], 1100, 700)).toBe(2);
  });

  it("are one before there is any room", () => {
    expect(columnsFor(Array(4).fill(land(4, 4)), 0, 0)).toBe(1);
  });
});
