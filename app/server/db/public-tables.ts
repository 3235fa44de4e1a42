import type { Generated } from "kysely";

/** One row, which triggers keep. */
export interface ContentVersionTable {
  /** Incremented when content of public pages changes. */
  number: number;
  /** Incremented when a figure changes that was counted at an event, or an event that has one. */
  figures: Generated<number>;
  /** Number of rows of the table of subscribers. */
  subscribers: Generated<number>;
}

/** Own changes of the tables that public pages show. */
export interface OwnChanges {
  /** Tables that any public page may show. */
  tables: readonly string[];
  onChange(): void;
}

/** @returns whether a statement changes one of the tables */
export function affecting(tables: readonly string[]): (statement: string) => boolean {
  const change = new RegExp(
    `^\\s*(?:insert\\s+into|update|delete\\s+from|replace\\s+into)\\s+"?(?:${tables.join("|")})"?(?:\\s|\\(|$)`,
    "i",
  );
  return (statement) => tables.length > 0 && change.test(statement);
}

/** For a database without pages. */
export const noChanges: OwnChanges = { tables: [], onChange: () => {} };
