import type { Tables } from "./db/tables.ts";

/**
 * The personal data in a column.
 * - `nothing`: none
 * - `typed`: free text, which may contain any address and is searched for addresses
 * - `byline`: the same, in public, about who did something: an admin who erases a person decides if the name is removed from it
 * - `person`: belongs to the row's person, or identifies a staff member by name or account
 * - `staff`: the name of a staff member who did something to the row; found, exported and erased in every row
 * - `proof`: the same, but erasing leaves it, for the reason in `whyNamesStay`
 * - `secret`: a hash, token or password; identifies no person, and is never exported
 */
export type Personal = "nothing" | "typed" | "byline" | "person" | "staff" | "proof" | "secret";

/** Optional facts about a table. */
export interface TableTraits {
  /** Tables to which its foreign keys lead: their rows are copied first. */
  belongsTo?: readonly (keyof Tables)[];
  /** A change of it may change any public page. */
  changesPages?: true;
  /** Its rows are items of a content type: drafted, scheduled, published, deleted. */
  isContent?: true;
  /** It has a column `email` of a person, and this one says since when (ISO). */
  emailSince?: string;
  /** Why erasing a person leaves their name in its columns of the class `proof`. */
  whyNamesStay?: string;
  /** True for rows that can have a scheduled change beside their public state. */
  hasScheduledChange?: true;
}

/** A table of a feature: what its rows are called, and what each column says of people. */
export interface TableDeclaration<Row> extends TableTraits {
  /** The row's noun, like `post` in `post:12`. */
  noun: string;
  key: readonly (keyof Row & string)[];
  /** Public text: only staff can decide on a replacement for an address. */
  isPublished: boolean;
  /** True for a table whose rows only readers of safeguarding know of: no search, export or erasure of other staff looks there. */
  isConfidential?: true;
  /** Every column of the type, and those of the auth library. */
  columns: Record<keyof Row & string, Personal> & Record<string, Personal>;
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/**
 * Declares a table. @param about its columns by class, each list in one string; without `isPublished`, it is a record of
 * the office @throws where a column is listed twice
 */
export function table<Key extends string, const Lists extends { readonly [Class in Personal]?: string }>({
  columns: lists,
  isPublished = false,
  ...about
}: { noun: string; key: Key[]; columns: Lists; isPublished?: boolean; isConfidential?: true } & TableTraits) {
  const columns = Object.entries(lists).flatMap(([personal, names]) =>
    names.split(" ").map((name) => [name, personal]),
  );
  if (new Set(columns.map(([name]) => name)).size < columns.length)
    throw new Error(`A column of ${about.noun} is listed twice`);
  return {
    ...about,
    isPublished,
    columns: Object.fromEntries(columns) as Record<Words<Extract<Lists[keyof Lists], string>>, Personal>,
  };
}
