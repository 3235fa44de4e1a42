import type { Personal } from "../../cms/define-content-type.server.ts";

export interface PersonalColumns<Row> {
  /** The row's noun, like `post` in `post:12`. */
  noun: string;
  key: (keyof Row & string)[];
  /** Public text: only staff can decide on a replacement for an address. */
  isPublished: boolean;
  /** Only those who read safeguarding know whether there are any: no search, export or erasure of other staff looks there. */
  isConfidential?: true;
  /** Every column of the type, and those of the auth library. */
  columns: Record<keyof Row & string, Personal> & Record<string, Personal>;
}

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

export const confidential: typeof internal = (...about) => ({ ...internal(...about), isConfidential: true });

export const published: typeof internal = (...about) => ({ ...internal(...about), isPublished: true });
