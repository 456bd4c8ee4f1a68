// What is sent between a table and its clients; docs/protocol.md explains it. Generated from the structs in src/skye by
//   python -m skye.wire.typescript web/src/protocol.ts
// and not by hand.

/** Of the protocol; say it in your hello. */
export const VERSION = 3;

export type BotName = "random" | "novice" | "trader" | "planner" | "seer" | "chieftain";

export type Language = "en" | "de" | "nl" | "fr" | "ru";

export type Pace = "quick" | "normal" | "leisurely";

export type Phrase = "hello" | "luck" | "thanks" | "priced" | "move" | "thinking" | "moment" | "ready" | "alas" | "game" | "happy" | "laughing" | "surprised" | "sad" | "cunning" | "puzzled";

// HTTP

/** Body of POST /api/tables. The game begins when no seat is open. */
export interface NewTable {
  readonly seats: readonly (MySeat | OpenSeat | BotSeat)[];
  readonly options?: Partial<Options>;
  /** Whether it begins as the lesson of its expansion: with that set-up, and the first moves made. No seat is open. */
  readonly lesson?: boolean;
}

/** A seat for whoever opens the table; several are played in turn on one device. */
export interface MySeat {
  readonly type: "mine";
  readonly name: string;
}

/** A seat for anybody with the code. */
export interface OpenSeat {
  readonly type: "open";
}

/** A seat for a bot. */
export interface BotSeat {
  readonly type: "bot";
  /** A `BotName`, with parameters if wanted: `chieftain:net=off` (docs/bots.md). */
  readonly bot: string;
}

/** What is played, and how. */
export interface Options {
  /** The expansion's name, or null for the base game. */
  readonly expansion: string | null;
  /** The scoring tiles A to D: drawn, the set for a first game, or chosen by their names. */
  readonly scoring: "random" | "first" | readonly [string, string, string, string];
  /** The seat of the start player; null to draw it. */
  readonly start: number | null;
  /** Whether an expansion lays out the same for everybody (J2). */
  readonly shared_layout: boolean;
  /** Whether everybody's gold is public (P4). */
  readonly open_gold: boolean;
  readonly clock: TimeLimit | null;
  /** The bot that plays when a clock runs out, or for a player who is away. */
  readonly substitute: BotName;
  /** Whether those who have the code may watch. */
  readonly spectators: boolean;
  /** How long bots pause before each thing that is seen in order, while somebody is connected; quick is not at all. */
  readonly pace: Pace;
}

/** A clock. When it runs out, the seat's draft counts and a bot plays the rest of that decision. */
export interface TimeLimit {
  /** Whether the seconds are for each decision of a seat, or for all its decisions together. */
  readonly per: "move" | "game";
  readonly seconds: number;
}

/** Body of POST /api/tables/CODE/seats: take an open seat. */
export interface Join {
  readonly name: string;
  /** Which one; by default the first open one. */
  readonly seat?: number | null;
  /** A secret that you have drawn, to repeat the request if the answer is lost; by default the server draws one. */
  readonly token?: string | null;
}

/** Body of POST /api/replays: a record to replay. */
export interface RecordText {
  /** The whole file, as text or as JSON lines. */
  readonly record: string;
  /** Which of its games, by its place in the file. */
  readonly game?: number;
  /** As this seat saw it; null for everything that the record contains. */
  readonly seat?: number | null;
}

/** Body of POST /api/pictures: a record whose territories at the end of a game are drawn. */
export interface RecordPicture {
  /** As in `RecordText`. */
  readonly record: string;
  readonly game?: number;
  /** The players by seat, as the reader calls them; those of the record where there are more or fewer. */
  readonly names?: readonly string[];
}

/** Answer to a new table and to a join: where the table is, and your seats. */
export interface Seated {
  readonly code: string;
  readonly places: readonly SeatKey[];
}

/** A seat and the secret that proves it is yours. The server stores only a hash: nobody can give it to you again. */
export interface SeatKey {
  readonly seat: number;
  readonly token: string;
}

/** Answer to a request about a table from outside: who sits there, and whose turn it is. */
export interface Look {
  readonly table: TableInfo;
  /** 0 before the game begins. */
  readonly round: number;
  readonly rounds: number;
  /** As in a view; null before the game begins. */
  readonly phase: string | null;
  /** The seats that the game waits for. */
  readonly acting: readonly number[];
}

/** Who sits there. */
export interface SeatInfo {
  readonly kind: "open" | "player" | "bot";
  readonly name: string;
  /** Which bot plays here now, also for a player who is away. */
  readonly bot: string | null;
  readonly left: boolean;
  /** Whether a socket of this seat is open. */
  readonly present: boolean;
  /** Seats that have voted for a bot in its place. */
  readonly votes: readonly number[];
  /** Whether it belongs to whoever opened the table. */
  readonly host: boolean;
}

/**
 * Why a table can be viewed and not continued.
 *
 * Its game up to there can be exported, unless its tiles or its first entry cannot be read.
 */
export interface Halted {
  /** It was begun by other rules; its tiles cannot be read; an entry cannot be replayed, was changed or is missing. */
  readonly reason: "rules" | "material" | "entry" | "checksum";
  /** The number of that entry; the table is shown as it was before it. */
  readonly entry: number | null;
}

/** A whole game, move by move. Every seat has the same frames; what is shown in them differs. */
export interface Replay {
  /** How many there are in the record. */
  readonly games: number;
  /** Which of them this is, counted from 1. */
  readonly game: number;
  /** Where it comes from. */
  readonly label: string;
  /** The players by seat. */
  readonly names: readonly string[];
  /** The expansion's name. */
  readonly expansion: string | null;
  /** Whose views these are; null for those in which all gold is public. */
  readonly seat: number | null;
  /** As in the table's info; also null for a material that this server does not have. */
  readonly material: string | null;
  /** The first shows the game when the first tiles are about to be drawn. */
  readonly frames: readonly Frame[];
  /** Whether it was played by rules that have changed since. */
  readonly is_of_old_rules: boolean;
  /** By seat, the areas that are completed in the last frame; none of them has changed since it was completed (A1). */
  readonly completed: readonly (readonly CompletedArea[])[];
}

/** A move, and the game after it. */
export interface Frame {
  /** What became public since the frame before, moves and facts. Empty where another seat has sealed a secret. */
  readonly events: readonly GameEvent[];
  readonly view: View;
  /** By seat, what it would score if everything were counted now, as far as the view shows; none after the end. */
  readonly tallies: readonly (readonly Tally[])[];
}

/** What one thing would score if it were counted now. */
export interface Tally {
  /** A, B, C, D, scrolls, income (gold, not in the last round), or what an expansion counts as well. */
  readonly source: string;
  /** The scoring tile. */
  readonly tile: string | null;
  readonly lines: readonly Line[];
  /** null, without lines, where it depends on gold that is hidden from the viewer (P4). */
  readonly points: number | null;
}

/** What is counted, how often, the points or gold for it, and where it is. */
export interface Line {
  readonly label: string;
  readonly count: number;
  readonly points: number;
  readonly cells: readonly (readonly [number, number])[];
}

/** An area that is completed (A1). */
export interface CompletedArea {
  /** P, M or W. */
  readonly terrain: string;
  readonly cells: readonly (readonly [number, number])[];
}

/** Answer to GET /api/reach: where other computers reach the server. Only the server's own computer gets it. */
export interface Reach {
  /** Addresses of the page, the most likely first. */
  readonly links: readonly string[];
  /** Why there are none: it was started for this computer only, there is no network, or the server cannot know. */
  readonly obstacle: "closed" | "offline" | "unknown" | null;
}

/** Body of an HTTP error. */
export interface Refused {
  readonly problem: Problem;
}

/** What is wrong. */
export interface Problem {
  /** Always the same for the same problem. */
  readonly key: string;
  /** In the language of the hello, or of the HTTP request (`Accept-Language`). */
  readonly text: string;
}

// What a client says

/** The first message on every socket: who you are, and what you have received. */
export interface Hello {
  readonly type: "hello";
  /** One for each of your seats; none to watch. */
  readonly tokens?: readonly string[];
  /** The number of the last news received; 0 for none. What was missed follows. */
  readonly last?: number;
  /** The language of error messages. */
  readonly language?: Language;
  readonly version?: number;
}

/** Draft a move. Only its own seat sees it. When building, tiles add up; otherwise it replaces the last one. */
export interface Draft {
  readonly type: "draft";
  readonly id: number;
  readonly decision: Omit<Decision, "number"> & Partial<Decision>;
  /** The step that the state shows: a draft that comes twice, or too late, is ignored. */
  readonly step: number;
  /** A move of that seat. */
  readonly move: Move;
}

/** The decision that a message answers. An answer to another one than the open one is never applied. */
export interface Decision {
  readonly round: number;
  readonly phase: string;
  readonly seat: number;
  /** How many decisions the seat has answered before in this phase. */
  readonly number: number;
}

/** Undo the last drafted move. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly decision: Omit<Decision, "number"> & Partial<Decision>;
  readonly step: number;
}

/** Decide, for good. */
export interface Seal {
  readonly type: "seal";
  readonly id: number;
  readonly decision: Omit<Decision, "number"> & Partial<Decision>;
  /** The moves; null for those drafted. */
  readonly moves?: readonly Move[] | null;
}

/** A move that can be made at any time, such as a road. */
export interface Beside {
  readonly type: "beside";
  readonly id: number;
  readonly move: Move;
}

/**
 * Leave. In a game the seat stays yours: play on, or say hello again, and you are back. Before it begins the seat
 * becomes free, and its token is no longer valid.
 */
export interface Leave {
  readonly type: "leave";
  readonly id: number;
  readonly seat: number;
}

/** Vote for a bot to replace a player who has left, or who is away and keeps the table waiting. */
export interface Vote {
  readonly type: "vote";
  readonly id: number;
  /** Who votes. */
  readonly seat: number;
  readonly target: number;
}

/** Put a bot on an open seat; for whoever opened the table, and for all players if that person has no seat there. */
export interface Fill {
  readonly type: "fill";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
  readonly target: number;
  /** As in `BotSeat`. */
  readonly bot: string;
}

/** Free a seat before the game begins, of a player or of a bot; for whoever opened the table. */
export interface Free {
  readonly type: "free";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
  readonly target: number;
}

/** Allow all seats to be taken from one address; for whoever opened the table. */
export interface Admit {
  readonly type: "admit";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
}

/** Make a finished game public, where nobody could watch; for any player. */
export interface Share {
  readonly type: "share";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
}

/** Open a new table with the same seats and options after the end; every token is valid there too. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: number;
  readonly seat: number;
}

/** Change how long the bots of the table pause, at any time; for any player. */
export interface SetPace {
  readonly type: "pace";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
  readonly pace: Pace;
}

/** Say something to everybody at the table, at any time; for any player. It is not stored. */
export interface Say {
  readonly type: "say";
  readonly id: number;
  /** Who says it. */
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Ask what a tile would score in one's own territory, with drafted tiles laid, at every place where it fits. */
export interface Weigh {
  readonly type: "weigh";
  readonly id: number;
  /** Who asks. */
  readonly seat: number;
  /** A public one: in a hand, or in front of a seat. */
  readonly tile: string;
}

/** Ask what a territory would score if everything were counted now, and why. Spectators may ask too. */
export interface Explain {
  readonly type: "explain";
  readonly id: number;
  /** Whose territory. In one of your own the drafted tiles are laid. */
  readonly target: number;
  /** Tiles and roads to try there as well, in your own only; before building any public tile may be tried. */
  readonly moves?: readonly Move[];
}

/** Checks the connection. A socket that is silent for a minute and a half is closed. */
export interface Ping {
  readonly type: "ping";
}

export type FromClient =
  | Hello
  | Draft
  | Undo
  | Seal
  | Beside
  | Leave
  | Vote
  | Fill
  | Free
  | Admit
  | Share
  | Rematch
  | SetPace
  | Say
  | Weigh
  | Explain
  | Ping;

// What a table says

/** Answer to a valid hello. */
export interface Welcome {
  readonly type: "welcome";
  readonly code: string;
  /** Those that the tokens prove; none for a spectator. */
  readonly seats: readonly number[];
  readonly version: number;
}

/** To a message with an id. `done` and `repeated` mean that what was requested is on disk. */
export interface Answer {
  readonly type: "answer";
  readonly id: number;
  /** repeated: it was done before, and is not done again; late: another answer was given first. */
  readonly result: "done" | "repeated" | "late" | "refused";
  readonly problem: Problem | null;
  /** Of the new table, for a rematch. */
  readonly code: string | null;
}

/** The table itself, sent whenever something of it changes. */
export interface TableInfo {
  readonly type: "table";
  readonly code: string;
  readonly status: "waiting" | "playing" | "over";
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** The code of the next table. */
  readonly rematch: string | null;
  /** Whether all seats may be taken from one address. */
  readonly admits: boolean;
  /** Whether the players have made public a game that nobody could watch. */
  readonly shared: boolean;
  /** The digest of its material, if that is not the shipped one; its drawings are below `/art/DIGEST/`. */
  readonly material: string | null;
  readonly halted: Halted | null;
}

/** What has happened since the last news, in order: moves and facts as in a record, and notices of the table. */
export interface News {
  readonly type: "news";
  /** Of the last one in here; send it in your next hello, and what is newer follows. */
  readonly number: number;
  readonly events: readonly (GameEvent | Notice)[];
}

/** The game as one seat sees it now, after all news so far. */
export interface State {
  readonly type: "state";
  /** Null for spectators. */
  readonly seat: number | null;
  /** Of the last news in it. */
  readonly number: number;
  /** Drafted tiles are laid in the seat's own territory. */
  readonly view: View;
  /** The decision that this seat owes. */
  readonly decision: Decision | null;
  readonly choices: Choices | null;
  /** The drafted moves, which can be undone one by one. */
  readonly draft: readonly Move[];
  /** How often this decision's draft has been changed. */
  readonly step: number;
  readonly clocks: readonly SeatClock[];
}

/** What a seat may do. */
export interface Choices {
  /** Answers to its open decision. */
  readonly moves: readonly Move[];
  readonly pricing: Pricing | null;
  /** What can be done at any time. */
  readonly beside: readonly Move[];
  /** Whether the draft is a complete answer. */
  readonly can_seal: boolean;
}

/** Prices are not listed: any of at least 1 on each tile without the axe, in total no more than the gold (P2). */
export interface Pricing {
  readonly tiles: readonly string[];
  readonly gold: number;
  /** Whether the axe need not be used. */
  readonly spares_axe: boolean;
}

/** The clock of a seat. */
export interface SeatClock {
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
}

/** Answer to a weigh that is granted. */
export interface Weighed {
  readonly type: "weighed";
  readonly id: number;
  readonly tile: string;
  /** Every way to lay the tile; none where it fits nowhere. */
  readonly placements: readonly Placement[];
}

/** A way to lay a tile, and what it would change. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** The change of the scoring tiles A, B, C, D, if each were counted now. */
  readonly points: readonly [number, number, number, number];
  /** The change of the points for scrolls (F1). */
  readonly scrolls: number;
  /** The change of the next round's income; 0 in the last round. */
  readonly income: number;
  /** How many areas it completes. */
  readonly completed: number;
  /** The points over the rest of the game: each letter as often as it is still scored, and the scrolls. */
  readonly worth: number;
}

/** Answer to an explain that is granted. */
export interface Explained {
  readonly type: "explained";
  readonly id: number;
  readonly target: number;
  /** What everything would score, with the tried moves made. */
  readonly now: readonly Tally[];
  /** The same without them; empty if none were given. */
  readonly before: readonly Tally[];
  /** The areas that they complete. */
  readonly completed: readonly CompletedArea[];
  /** The cells of the tiles that they join to the castle by road (A3). */
  readonly joined: readonly (readonly [number, number])[];
  /** All areas, with the tried moves made, the largest first. */
  readonly areas: readonly LandArea[];
}

/** An area of a territory (A1); completed when no edge of it is open. */
export interface LandArea {
  /** P, M or W. */
  readonly terrain: string;
  /** One for each tile that it touches (A2). */
  readonly parts: readonly AreaPart[];
  readonly open: readonly OpenEdge[];
}

/** What of a tile belongs to an area. */
export interface AreaPart {
  readonly x: number;
  readonly y: number;
  /** Sides of the tile as it lies, letters of NESW, and C for its centre. */
  readonly places: string;
}

/** An edge of an area that faces an empty cell (A1). */
export interface OpenEdge {
  readonly x: number;
  readonly y: number;
  /** Of the tile as it lies. */
  readonly side: "N" | "E" | "S" | "W";
}

/** A player says something. It belongs to no news: whoever is not connected misses it. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: Phrase;
}

/** A message that could not be understood, or that cannot be answered; some close the socket. */
export interface Trouble {
  readonly type: "trouble";
  readonly problem: Problem;
}

/** Answer to a ping. */
export interface Pong {
  readonly type: "pong";
}

export type FromTable = Welcome | Answer | TableInfo | News | State | Weighed | Explained | Said | Trouble | Pong;

// Notices in the news

/** Somebody takes a seat. */
export interface SatDown {
  readonly type: "joined";
  readonly seat: number;
  readonly name: string;
}

/** A bot takes an open seat. */
export interface Filled {
  readonly type: "filled";
  readonly seat: number;
  readonly bot: string;
}

/** Whoever opened the table has freed a seat; the token of the player there is no longer valid. */
export interface Freed {
  readonly type: "freed";
  readonly seat: number;
}

/** A seat has decided; the moves follow when they may be known. */
export interface Sealed {
  readonly type: "sealed";
  readonly seat: number;
  readonly by: "player" | "bot" | "clock";
}

/** Somebody has left. */
export interface GotUp {
  readonly type: "left";
  readonly seat: number;
}

/** Somebody is back, and plays again. */
export interface CameBack {
  readonly type: "back";
  readonly seat: number;
}

/** Somebody votes for a bot. */
export interface Voted {
  readonly type: "voted";
  readonly seat: number;
  readonly target: number;
}

/** A bot plays for a player who is away. */
export interface Replaced {
  readonly type: "replaced";
  readonly seat: number;
  readonly bot: string;
}

/** A bot failed repeatedly, and a simpler one decides in its place. */
export interface Failed {
  readonly type: "failed";
  readonly seat: number;
  /** The one that failed. */
  readonly bot: string;
  /** The one that decides. */
  readonly instead: string;
  /** Whether it goes on to do so, since the other one has failed several times in a row. */
  readonly lasting: boolean;
}

/** The server was down, and that time counts for nobody: see the clocks of the next state. */
export interface Resumed {
  readonly type: "resumed";
}

/** The same seats play again, at another table. */
export interface NextTable {
  readonly type: "rematch";
  readonly code: string;
}

/** A player makes the game public. */
export interface Shared {
  readonly type: "shared";
  readonly seat: number;
}

/** A player changes how long the bots pause. */
export interface Paced {
  readonly type: "paced";
  readonly seat: number;
  readonly pace: Pace;
}

export type Notice =
  | SatDown
  | Filled
  | Freed
  | Sealed
  | GotUp
  | CameBack
  | Voted
  | Replaced
  | Failed
  | Resumed
  | NextTable
  | Shared
  | Paced;

// Moves

/** Chance draws three tiles for a seat (P1). */
export interface Draw {
  readonly type: "draw";
  readonly seat: number;
  readonly tiles: readonly string[];
}

/** A seat puts the axe on one of its tiles and prices on the others, in secret (P2). */
export interface Price {
  readonly type: "price";
  readonly seat: number;
  /** The tile that goes back into the bag; null only where an expansion allows a player not to use the axe. */
  readonly axe: string | null;
  /** The other tiles and their prices, in the order they were drawn. */
  readonly prices: readonly (readonly [string, number])[];
}

/** A seat buys the tile from whoever offers it (B1). */
export interface Buy {
  readonly type: "buy";
  readonly seat: number;
  readonly tile: string;
}

/** A seat buys nothing (B1). */
export interface Pass {
  readonly type: "pass";
  readonly seat: number;
}

/** A seat lays a tile from its hand (L1). */
export interface Place {
  readonly type: "place";
  readonly seat: number;
  readonly tile: string;
  /** Cells east of the castle. */
  readonly x: number;
  /** Cells north of the castle. */
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
}

/** A seat puts its waypoint markers on its own tiles, in secret (W1). */
export interface Plan {
  readonly type: "plan";
  readonly seat: number;
  /** Cells east and north of the castle; any order is accepted, lists and records have them sorted. */
  readonly cells: readonly (readonly [number, number])[];
  /** Whether the bonus tile for extra movement is spent on this walk (W12). */
  readonly extra: boolean;
}

/** A seat walks to one of its markers, takes it up and may make one step on a track (W3). */
export interface Collect {
  readonly type: "collect";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** null for no step. */
  readonly track: "warrior" | "merchant" | "herald" | null;
}

/** A seat makes a step, or none, for a sale, a symbol or a bonus tile (W7, W8, W12). */
export interface Step {
  readonly type: "step";
  readonly seat: number;
  readonly track: "warrior" | "merchant" | "herald" | null;
}

/** A seat lays a road it has won across the shared edge of two of its tiles, named in any order (W13). */
export interface Road {
  readonly type: "road";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly to_x: number;
  readonly to_y: number;
}

/** A seat that is asked before the points of a round lays no road, or no more of them (W13). */
export interface NoRoad {
  readonly type: "no_road";
  readonly seat: number;
}

export type Move = Draw | Price | Buy | Pass | Place | Plan | Collect | Step | Road | NoRoad;

// Facts in the news

/** A game is set up (S1 to S4). */
export interface Begun {
  readonly type: "game";
  /** Its place in the file, from 1. */
  readonly number: number;
  /** Where it comes from. */
  readonly label: string;
  /** The players by seat. */
  readonly names: readonly string[];
  /** The seat of the start player. */
  readonly start: number;
  /** The scoring tiles A, B, C, D. */
  readonly scoring: readonly string[];
  /** What an expansion lays out for each seat; left out without one. */
  readonly expansion?: readonly string[];
}

/** A round begins (S4). */
export interface Round {
  readonly type: "round";
  readonly round: number;
  readonly start: number;
  /** The letters scored at its end. */
  readonly scored: string;
  /** Gold for each player ahead. */
  readonly catch_up: number;
}

/** A seat takes its income (I1, I2, I3). */
export interface Income {
  readonly type: "income";
  readonly seat: number;
  readonly lines: readonly Line[];
  /** Gold in hand afterwards. Left out where it is kept from you (P4). */
  readonly gold?: number;
}

/** The prices are revealed; that much of the seat's own gold is now on its tiles (P2, P3). */
export interface Staked {
  readonly type: "staked";
  readonly seat: number;
  readonly staked: number;
  /** Left out where it is kept from you (P4). */
  readonly gold?: number;
}

/** A tile goes back into the bag: the axe (P3), or it fits nowhere (L3). */
export interface Returned {
  readonly type: "returned";
  readonly seat: number;
  readonly tile: string;
  /** axe or unplaced. */
  readonly reason: string;
}

/** A purchase is paid; the seller also takes back the gold that was on the tile (B2). */
export interface Sold {
  readonly type: "sold";
  /** The buyer. */
  readonly seat: number;
  readonly tile: string;
  readonly seller: number;
  readonly price: number;
  readonly returned: number;
  /** The buyer's gold afterwards. Left out where it is kept from you (P4). */
  readonly gold?: number;
  /** Left out where it is kept from you (P4). */
  readonly seller_gold?: number;
}

/** A seat keeps a tile that nobody bought and loses the gold on it (B4). */
export interface Kept {
  readonly type: "kept";
  readonly seat: number;
  readonly tile: string;
  readonly lost: number;
  /** Left out where it is kept from you (P4). */
  readonly gold?: number;
}

/** A seat's points for one scoring tile (E1). */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly letter: string;
  readonly tile: string;
  readonly lines: readonly Line[];
  readonly points: number;
  /** All points of the seat afterwards. */
  readonly total: number;
}

/** A seat's points for its scrolls (F1). */
export interface Scrolls {
  readonly type: "scrolls";
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly points: number;
  readonly total: number;
}

/** Gold becomes points (F2). */
export interface Exchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly spent: number;
  readonly points: number;
  /** What is left, for the tie-break (F3). Left out where it is kept from you (P4). */
  readonly gold?: number;
  readonly total: number;
}

/** The result (F3). */
export interface Over {
  readonly type: "over";
  readonly points: readonly number[];
  readonly gold: readonly number[];
  readonly winners: readonly number[];
}

/** The journeyman has walked to a marker (W2, W3). */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Movement points for this part of the walk. */
  readonly spent: number;
  /** Movement points left for the rest of it. */
  readonly left: number;
}

/** A marker makes a step on a track (W3, W5 to W8, W10, W12). */
export interface Stepped {
  readonly type: "stepped";
  readonly seat: number;
  readonly track: string;
  /** The space entered, counted from 1. */
  readonly space: number;
  /** requirement, castle, sale, symbol or bonus. */
  readonly reason: string;
  /** Gold for a step by way of the castle (W5). */
  readonly price: number;
  /** Gold that the step itself costs (W6). */
  readonly fee: number;
  /** Scored on the step (W10). */
  readonly points: number;
  /** Gold in hand afterwards. Left out where it is kept from you (P4). */
  readonly gold?: number;
  /** All points of the seat afterwards. */
  readonly total: number;
}

/** A step has won a bonus tile (W12). */
export interface Won {
  readonly type: "won";
  readonly seat: number;
  readonly bonus: string;
}

/** A bonus tile takes effect at the end of the phase in which it was won (W9, W12). */
export interface BonusSettled {
  readonly type: "bonus";
  readonly seat: number;
  readonly bonus: string;
  readonly points: number;
  /** Gold from the bank. */
  readonly gained: number;
  readonly roads: number;
  /** Left out where it is kept from you (P4). */
  readonly gold?: number;
  readonly total: number;
}

/** Income of the expansion, after the usual one (W11, W12). */
export interface Wages {
  readonly type: "wages";
  readonly seat: number;
  readonly lines: readonly Line[];
  /** Left out where it is kept from you (P4). */
  readonly gold?: number;
}

/** Points of the banners, before the scoring tiles (W11). */
export interface Banners {
  readonly type: "banners";
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly points: number;
  readonly total: number;
}

/** The bank gives a buyer the price of the tile (W12). */
export interface Granted {
  readonly type: "granted";
  readonly seat: number;
  readonly granted: number;
  /** Left out where it is kept from you (P4). */
  readonly gold?: number;
}

export type Fact =
  | Begun
  | Round
  | Income
  | Staked
  | Returned
  | Sold
  | Kept
  | Scored
  | Scrolls
  | Exchanged
  | Over
  | Walked
  | Stepped
  | Won
  | BonusSettled
  | Wages
  | Banners
  | Granted;

// What a seat sees

/** A game as one seat sees it, or a spectator, whose seat is null. */
export interface View {
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  /** draw, price, buy, build or over, or a phase of the expansion. */
  readonly phase: string;
  /** The seat of the start player. */
  readonly start: number;
  /** How many seats have drawn in this phase, or have had their purchase; a second purchase counts again. */
  readonly turn: number;
  /** The scoring tiles A, B, C, D. */
  readonly scoring: readonly string[];
  /** The letters scored in each round. */
  readonly scored: readonly string[];
  /** Gold in each round for every player ahead. */
  readonly catch_up: readonly number[];
  readonly seats: readonly SeatView[];
  /** The tiles in the bag, sorted; everybody can work them out. */
  readonly bag: readonly string[];
  readonly winners: readonly number[];
  /** What an expansion adds to the table. */
  readonly expansion: TableView | null;
}

/** One seat as the viewer sees it. */
export interface SeatView {
  readonly points: number;
  /** Gold in hand; null where it is hidden from the viewer (P4). */
  readonly gold: number | null;
  readonly offers: readonly Offer[];
  /** Tiles gained this round and not yet laid; they are public. */
  readonly hand: readonly string[];
  /** In the order they were laid, the castle first. */
  readonly territory: readonly LaidTile[];
  /** Whether the game waits for this seat. */
  readonly acting: boolean;
  /** What an expansion adds to the seat. */
  readonly expansion: JourneyView | null;
}

/** A tile in front of a seat. */
export interface Offer {
  readonly tile: string;
  /** null while the viewer does not know it, and for the axe. */
  readonly price: number | null;
  readonly axe: boolean;
}

/** A tile in a territory. */
export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** One seat's journey as the viewer sees it. */
export interface JourneyView {
  /** The cell of the journeyman. */
  readonly standing: readonly [number, number];
  /** The spaces of the warrior, the merchant and the herald; 0 is the start. */
  readonly markers: readonly [number, number, number];
  /** The furthest spaces they have been on. */
  readonly reached: readonly [number, number, number];
  /** The bonus tiles on the I slots of warrior, merchant and herald, then on the II, then on the III. */
  readonly layout: readonly string[];
  /** Bonus tiles won. */
  readonly won: readonly string[];
  /** Those of them that take effect when this phase ends. */
  readonly fresh: readonly string[];
  /** Those of them that are active: won in an earlier phase, and not used up. */
  readonly rights: readonly string[];
  /** Tiles gained with the symbol whose step has not been decided. */
  readonly symbols: number;
  /** Roads to lay. */
  readonly roads: number;
  /** Roads laid, each between two cells. */
  readonly laid: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** Waypoint markers to plan with. */
  readonly waypoints: number;
  /** Movement points of a walk, without extra ones. */
  readonly movement: number;
  /** Markers laid out and not yet collected; null while the plan is a secret. */
  readonly plan: readonly (readonly [number, number])[] | null;
  /** Whether the plan spends the bonus tile for extra movement; null while that is a secret. */
  readonly extra: boolean | null;
  /** Only for the viewer's own seat, where plans, walks and steps are decided. */
  readonly guide: Guide | null;
}

/** What helps a seat to plan, to walk and to choose a step. */
export interface Guide {
  /** The next steps of the warrior, the merchant and the herald. */
  readonly ahead: readonly [Ahead, Ahead, Ahead];
  /** Movement points between each two neighbouring tiles (W2). */
  readonly ways: readonly (readonly [readonly [number, number], readonly [number, number], number])[];
  /** For each requirement that a walk can reach, the cells whose tiles meet it (W4). */
  readonly meets: readonly (readonly [string, readonly (readonly [number, number])[]])[];
}

/** The next step on a track, whatever allows it. */
export interface Ahead {
  /** The space that it leads to, counted from 1: forward, or back from the end (W10). */
  readonly space: number;
  /** Gold that it costs (W6). */
  readonly fee: number;
  /** Gold that it costs in addition by way of the castle; 0 where the castle meets the requirement (W5). */
  readonly castle: number;
  /** Scored at once (W10). */
  readonly points: number;
  /** The bonus tile that it wins; empty for none (W12). */
  readonly bonus: string;
  /** The banner that is new to the seat, such as `income 4`; empty for none (W11). */
  readonly banner: string;
}

/** What all seats share. */
export interface TableView {
  /** The side of the progress boards in use. */
  readonly board: Board;
  /** Gold for a step by way of the castle, by zone. */
  readonly prices: readonly number[];
  /** All bonus tiles and their numbers (W12). */
  readonly bonus: readonly Bonus[];
  /** Why the seat may make a step: sale, symbol or bonus. */
  readonly reason: string | null;
  /** After what a step is decided: a purchase, all trade, or the walks. */
  readonly held: string | null;
  /** Movement points left to the seat that walks. */
  readonly left: number | null;
}

/** One side of the progress board. A marker at 0 has not left; space n is `track[n - 1]`. */
export interface Board {
  /** The numbers of players that use it. */
  readonly players: readonly number[];
  readonly warrior: readonly Space[];
  readonly merchant: readonly Space[];
  readonly herald: readonly Space[];
}

/** One space of a track. */
export interface Space {
  /** What the tile must show for a step onto it (W4). */
  readonly requirement: string;
  /** The part of the board, from 1, that determines the price by way of the castle (W5). */
  readonly zone: number;
  /** Gold that the step onto it costs (W6). */
  readonly fee: number;
  /** Scored on the step onto it (W10). */
  readonly points: number;
  /** On the last space only: scored on every step between the last two (W10). */
  readonly hop: number;
  /** What it gives for the rest of the game, such as `income 4` (W11). */
  readonly banner: string;
  /** The slot whose bonus tile is won there (W12). */
  readonly slot: string;
}

/** One bonus tile and its numbers; its other effects follow from its id (W12). */
export interface Bonus {
  readonly id: string;
  readonly slot: string;
  readonly points: number;
  readonly gold: number;
  readonly roads: number;
  readonly movement: number;
  readonly income: number;
}

export type GameEvent = Move | Fact;
