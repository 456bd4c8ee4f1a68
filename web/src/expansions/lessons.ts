// The expansions that have a lesson of their own: a lesson.ts in the folder of each, loaded when it is taught.

import type { Lesson } from "../lesson/steps";

const files = import.meta.glob<{ default: Lesson }>("./*/lesson.ts");

export const LESSONS: readonly string[] = Object.keys(files).map((file) => file.split("/")[1] ?? "");

/** The lesson of an expansion, by its name. */
export async function loadLesson(name: string): Promise<Lesson> {
  const load = files[`./${name}/lesson.ts`];
  if (!load) throw new Error(`no lesson of ${name}`);
  return (await load()).default;
}
