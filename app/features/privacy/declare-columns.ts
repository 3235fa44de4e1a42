import type { Personal } from "../../cms/define-content-type.server.ts";

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/** A record with its columns by class, each list in one string. */
export function internal<Key extends string, const Lists extends { [Class in Personal]?: string }>(
  noun: string,
  key: Key[],
  lists: Lists,
) {
  const columns = Object.entries(lists).flatMap(([personal, names]) =>
    names.split(" ").map((name) => [name, personal]),
  );
  if (new Set(columns.map(([name]) => name)).size < columns.length)
    throw new Error(`A column of ${noun} is listed twice`);
  return {
    ...{ noun, key, isPublished: false },
    columns: Object.fromEntries(columns) as Record<Words<Extract<Lists[keyof Lists], string>>, Personal>,
  };
}
