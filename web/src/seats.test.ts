import { beforeEach, expect, test, vi } from "vitest";
import { carryOver, forget, myGames, myTables, newToken, storeSeats, tokensOf } from "./seats";

const place = (seat: number, token: string) => ({ seat, token });

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

test("a further seat is added to those that are there", () => {
  storeSeats("a", [place(0, "x")], "Ann");
  storeSeats("a", [place(2, "y")], "Ben");
  expect(tokensOf("a")).toEqual(["x", "y"]);
  expect(myTables()["a"]).toMatchObject({ places: [place(0, "x"), place(2, "y")], name: "Ben" });
  expect(tokensOf("b")).toEqual([]);
});

test("one table is forgotten, the others stay", () => {
  storeSeats("a", [place(0, "x")], "Ann");
  storeSeats("b", [place(1, "y")], "Ann");
  forget("a");
  expect([tokensOf("a"), tokensOf("b")]).toEqual([[], ["y"]]);
});

test("the next table has the same secrets, once", () => {
  storeSeats("a", [place(0, "x")], "Ann");
  carryOver("a", "b");
  carryOver("a", "b");
  carryOver("nowhere", "c");
  expect([tokensOf("a"), tokensOf("b")]).toEqual([["x"], ["x"]]);
  expect(Object.keys(myTables())).toEqual(["a", "b"]);
  expect(myTables()["b"]?.name).toBe("Ann");
});

test("the table of a lesson is none of mine, but a game that follows is", () => {
  storeSeats("a", [place(0, "x")], "Ann", true);
  expect([tokensOf("a"), myGames()]).toEqual([["x"], []]);
  carryOver("a", "b");
  expect(myGames().map(([code]) => code)).toEqual(["b"]);
});

test("a secret is long, and never the same", () => {
  expect(newToken()).toMatch(/^[0-9a-f]{32}$/);
  expect(newToken()).not.toBe(newToken());
});
