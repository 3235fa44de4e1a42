import type { Tables } from "./db/tables.ts";

/**
 * The personal data in a column.
 * - `nothing`: none
 * - `typed`: free text, which may contain any address and is searched for addresses
 * - `byline`: the same, but public, about a person who did something: an admin who erases the person decides about the
 * name
 * - `person`: belongs to the row's person, or identifies a staff member by name or account
 * - `staff`: the name of a staff member who did something to the row; found, exported and erased in every row
 * - `proof`: the same, but erasing keeps it, for the reason in `whyNamesStay`
 * - `secret`: a hash, token or password; identifies no person, and is never exported
 */
export type Personal = "nothing" | "typed" | "byline" | "person" | "staff" | "proof" | "secret";

/** Optional facts about a table. */
export interface TableTraits {
  /** Tables that its foreign keys refer to: their rows are copied first. */
  belongsTo?: readonly (keyof Tables)[];
  /** A change to its rows may change any public page. */
  changesPages?: true;
  /** Its rows are items of a content type: drafted, scheduled, published and deleted. */
  isContent?: true;
  /** Column with the time since when the column `email` holds a person's address (ISO 8601). */
  emailSince?: string;
  /** Reason why erasing a person leaves their name in its columns of the class `proof`. */
  whyNamesStay?: string;
  /** Its rows can have a scheduled change in addition to their public state. */
  hasScheduledChange?: true;
}

/** A feature's table: the noun of its rows, and the personal data in each column. */
export interface TableDeclaration<Row> extends TableTraits {
  /** The row's noun, such as `post` in `post:12`. */
  noun: string;
  key: readonly (keyof Row & string)[];
  /** True for public text, in which only staff can decide about replacing an address. */
  isPublished: boolean;
  /** True if only safeguarding readers know of its rows, so no search, export or erasure by other staff reads them. */
  isConfidential?: true;
  /** Every column of the type, and those of the auth library. */
  columns: Record<keyof Row & string, Personal> & Record<string, Personal>;
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/**
 * Declares a table.
 * @param about its columns by class, each list in one string; without `isPublished`, the table is internal
 * @throws if a column is listed twice
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
