// Requests to the server by HTTP; problems come in the reader's language.

import type { Join, Look, NewTable, RecordPicture, Replay, Seated } from "./protocol";
import { newToken, storeSeats, tokensOf } from "./seats";
import { language, say } from "./words.svelte";

/** What the server could not do. Without a status it has not answered. */
export class Problem extends Error {
  constructor(
    text: string,
    readonly status?: number,
    readonly key?: string,
  ) {
    super(text);
  }
}

/** The answer to a request, if it is granted; with a seat's secret also what only its players may see. */
async function answered(path: string, body?: unknown, token?: string): Promise<Response> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "accept-language": language(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem(say("page-no-answer"));
  });
  if (!answer.ok) {
    const { problem } = (await answer.json().catch(() => ({}))) as { problem?: { key: string; text: string } };
    throw new Problem(problem?.text ?? say("page-no-answer"), answer.status, problem?.key);
  }
  return answer;
}

export async function request<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await answered(path, body, token);
  return (await answer.json().catch(() => ({}))) as Answer;
}

/** Asks again while no answer comes; only for what the server does once, however often it is asked. */
async function retry<Answer>(path: string, body: unknown, tries = 4): Promise<Answer> {
  try {
    return await request<Answer>(path, body);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== undefined || tries === 1) throw problem;
  }
  await new Promise((done) => setTimeout(done, 1_000));
  return retry(path, body, tries - 1);
}

const addressOf = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

/** The secret of one of my seats there, if I have one. */
const secretOf = (code: string): string | undefined => tokensOf(code)[0];

export const lookAt = (code: string): Promise<Look> => request(addressOf(code), undefined, secretOf(code));

/** Open a table, and store the secrets of my seats there. */
export async function openTable(wanted: NewTable, name: string, isLesson = false): Promise<string> {
  const seated = await request<Seated>("/api/tables", wanted);
  storeSeats(seated.code, seated.places, name, isLesson);
  return seated.code;
}

/** Take an open seat, and store its secret. */
export async function joinTable(code: string, name: string): Promise<void> {
  const wanted: Join = { name, token: newToken() };
  const seated = await retry<Seated>(`${addressOf(code)}/seats`, wanted);
  storeSeats(seated.code, seated.places, name);
}

export const recordAddress = (code: string): string => `${addressOf(code)}/record`;

/** The record of a finished game, also where only its players may see it. */
export const recordOf = async (code: string, form: "text" | "jsonl" = "text"): Promise<Blob> =>
  (await answered(`${recordAddress(code)}?form=${form}`, undefined, secretOf(code))).blob();

/** A finished game of a table, frame by frame. */
export const replayOf = (code: string, seat: number | null): Promise<Replay> =>
  request(`${addressOf(code)}/replay?seat=${seat ?? "all"}`, undefined, secretOf(code));

/** A record from a file, frame by frame. */
export const replayRecord = (record: string, game: number, seat: number | null): Promise<Replay> =>
  request("/api/replays", { record, game, seat });

/** The lands at the end of a game of a record, drawn (SVG). */
export const pictureOf = async (record: string, game: number, names: readonly string[]): Promise<string> =>
  (await answered("/api/pictures", { record, game, names } satisfies RecordPicture)).text();
