// The history with a store: what gets in and out, and what happens when the browser refuses.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { idOf, type Game } from "./games";
import { writeHistory } from "./transfer";

const server = vi.hoisted(() => ({ lookAt: vi.fn(), recordOf: vi.fn() }));
vi.mock("../requests", async (original) => ({ ...(await original<object>()), ...server }));

/** What the browser stores, by the name of its part. */
let stored: Record<string, Map<string, unknown>>;
/** How often it still lets something be written. */
let room: number;
/** Connections that were opened. */
let connections: { onclose?: () => void; isClosed: boolean }[];

/** As much of IndexedDB as the history uses: every transaction is written a moment after it was asked for. */
class Transaction {
  error = { name: "QuotaExceededError" };
  oncomplete?: () => void;
  onabort?: () => void;
  readonly #acts: (() => void)[] = [];
  #writes = false;
  constructor() {
    setTimeout(() => {
      if (this.#writes && room-- <= 0) return this.onabort?.();
      for (const act of this.#acts) act();
      this.oncomplete?.();
    });
  }
  objectStore(name: string) {
    const part = (stored[name] ??= new Map());
    const ask = (act: () => unknown, writes = false) => {
      const request = { result: undefined as unknown };
      this.#acts.push(() => (request.result = act()));
      this.#writes ||= writes;
      return request;
    };
    return {
      getAll: () => ask(() => [...part.values()]),
      getAllKeys: () => ask(() => [...part.keys()]),
      get: (id: string) => ask(() => part.get(id)),
      count: () => ask(() => part.size),
      put: (value: { id: string }, id = value.id) => ask(() => part.set(id, value), true),
      delete: (id: string) => ask(() => part.delete(id), true),
    };
  }
}

function open() {
  const connection = {
    isClosed: false,
    transaction() {
      if (this.isClosed) throw new DOMException("closing", "InvalidStateError");
      return new Transaction();
    },
  };
  connections.push(connection);
  const request = { result: connection, onsuccess: () => {} };
  setTimeout(() => request.onsuccess());
  return request;
}

const player = (name: string, points: number) => ({ name, bot: null, points, gold: 0, sources: { A: points } });
function game(code: string, mine: readonly number[], points: readonly [number, number] = [7, 5], names = ["Morag", "Ailsa"]): Game {
  const players = points.map((own, seat) => player(names[seat] ?? "", own));
  return { id: idOf(code, points), code, time: 12, expansion: null, players, winners: [0], mine };
}
const file = (...games: readonly (Game & { record: string | null })[]): string => writeHistory(games, new Date(0));

/** The tables of this browser, by the seats that are mine there. */
function sit(tables: Record<string, readonly number[]>): void {
  const entries = Object.entries(tables).map(([code, seats]) => [code, { places: seats.map((seat) => ({ seat, token: `secret ${seat}` })), name: "Morag", time: 1 }]);
  localStorage.setItem("skye-tables", JSON.stringify(Object.fromEntries(entries)));
}
const tables = (): string[] => Object.keys(JSON.parse(localStorage.getItem("skye-tables") ?? "{}") as object);
const put = (one: Game): unknown => (stored["games"] ??= new Map()).set(one.id, one);

// A page of its own for each test, as the store has one connection for all.
let store: typeof import("./store");
let keeping: typeof import("./keeping");
let history: InstanceType<typeof import("./history.svelte").History>;

beforeEach(async () => {
  [stored, room, connections] = [{}, Infinity, []];
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) });
  vi.stubGlobal("indexedDB", { open });
  server.lookAt.mockReset().mockRejectedValue(new Error("no answer"));
  server.recordOf.mockReset().mockRejectedValue(new Error("no answer"));
  vi.resetModules();
  [store, keeping] = [await import("./store"), await import("./keeping")];
  history = new (await import("./history.svelte")).History();
});

describe("the store", () => {
  it("leaves out games that no screen could show", async () => {
    put(game("noze-nire", [0]));
    put({ ...game("loku-mabe", [0]), time: 1e16 });
    put({ ...game("rasu-tivo", [0], [3, 2]), players: [{ ...player("Morag", 3), bot: "" }, player("Ailsa", 2)] });
    expect((await store.allGames()).map(({ code }) => code)).toEqual(["noze-nire"]);
  });

  it("is opened again after the browser has closed it", async () => {
    put(game("noze-nire", [0]));
    await store.allGames();
    const [first] = connections as [(typeof connections)[number]];
    first.isClosed = true;
    first.onclose?.();
    expect(await store.allGames()).toHaveLength(1);
    expect(connections).toHaveLength(2);
  });
});

describe("the game of my table", () => {
  it("is not one of another server with the same code", async () => {
    sit({ "noze-nire": [1] });
    put(game("noze-nire", [0]));
    expect(await keeping.keptGame("noze-nire")).toBeNull();
    put(game("noze-nire", [1], [3, 4]));
    expect(await keeping.keptGame("noze-nire")).toMatchObject({ mine: [1] });
  });

  it("is found whatever the order of my seats", async () => {
    sit({ "noze-nire": [1, 0] });
    put(game("noze-nire", [0, 1]));
    expect(await keeping.keptGame("noze-nire")).not.toBeNull();
  });
});

describe("a game that is taken out", () => {
  const own = game("noze-nire", [0]);
  const isOver = () => server.lookAt.mockResolvedValue({ table: { status: "over" } });

  beforeEach(async () => {
    sit({ "noze-nire": [0] });
    await store.storeGame(own, "skye record 2");
    await history.load();
  });

  it("goes with its table, and comes back with it", async () => {
    isOver();
    await history.remove(own);
    expect([history.games, tables()]).toEqual([[], []]);
    await history.putBack();
    expect([history.games, tables(), history.removed]).toEqual([[own], ["noze-nire"], null]);
    expect(await store.findRecord(own.id)).toBe("skye record 2");
  });

  it("goes with a table that the server no longer has", async () => {
    const { Problem } = await import("../requests");
    server.lookAt.mockRejectedValue(new Problem("gone", 404));
    await history.remove(own);
    expect(tables()).toEqual([]);
  });

  it("leaves a table where I still play, or of which nobody knows", async () => {
    await history.remove(own);
    expect(tables()).toEqual(["noze-nire"]);
    await history.putBack();
    server.lookAt.mockResolvedValue({ table: { status: "playing" } });
    await history.remove(own);
    expect([history.games, tables()]).toEqual([[], ["noze-nire"]]);
    await history.putBack();
    expect(JSON.parse(localStorage.getItem("skye-tables") ?? "")["noze-nire"].places).toHaveLength(1);
  });

  it("leaves my table of the same code if it was played elsewhere", async () => {
    isOver();
    const foreign = game("noze-nire", [1], [1, 2]);
    await store.storeGame(foreign, null);
    await history.remove(foreign);
    expect([history.games, tables()]).toEqual([[own], ["noze-nire"]]);
  });

  it("is not said to be gone if it stays", async () => {
    isOver();
    room = 0;
    await expect(history.remove(own)).rejects.toThrow();
    expect([history.removed, tables()]).toEqual([null, ["noze-nire"]]);
  });

  it("can still be put back if that failed", async () => {
    isOver();
    await history.remove(own);
    room = 0;
    await expect(history.putBack()).rejects.toThrow();
    expect([history.removed?.game, tables()]).toEqual([own, []]);
    room = Infinity;
    await history.putBack();
    expect([history.games, tables()]).toEqual([[own], ["noze-nire"]]);
  });

  it("keeps its record and one set of seats however often one clicks", async () => {
    isOver();
    // The second click comes before the list is read again.
    vi.spyOn(history, "load").mockImplementationOnce(() => history.remove(own));
    await history.remove(own);
    await Promise.all([history.putBack(), history.putBack()]);
    expect(await store.findRecord(own.id)).toBe("skye record 2");
    expect(JSON.parse(localStorage.getItem("skye-tables") ?? "")["noze-nire"].places).toHaveLength(1);
  });
});

describe("an import", () => {
  const [one, other] = [game("noze-nire", [0]), game("loku-mabe", [0])];

  it("lists what was added before there was no room", async () => {
    room = 1;
    await expect(history.read(file({ ...one, record: null }, { ...other, record: null }))).rejects.toThrow();
    expect(history.games).toEqual([one]);
  });

  it("gives a game only its record back, and leaves its names and my seats", async () => {
    await store.storeGame(one, null);
    const theirs = { ...game("noze-nire", [1], [7, 5], ["Somebody", "Else"]), record: "skye record 2" };
    expect(await history.read(file(theirs))).toEqual({ added: 1, known: 0, broken: 0 });
    expect(history.games).toEqual([one]);
    expect(await store.findRecord(one.id)).toBe("skye record 2");
  });
});
