import type { Generated } from "kysely";

/** One row, which triggers update. */
export interface ContentVersionTable {
  /** Incremented when content of public pages changes. */
  number: number;
  /** Incremented when a figure that was counted at an event changes, or an event that has one. */
  figures: Generated<number>;
  subscribers: Generated<number>;
}

/** Changes by this process to tables that public pages show. */
export interface OwnChanges {
  tables: readonly string[];
  onChange(): void;
}

/** Returns a function that tells if a statement changes one of the tables. */
export function affecting(tables: readonly string[]): (statement: string) => boolean {
  const change = new RegExp(
    `^\\s*(?:insert\\s+into|update|delete\\s+from|replace\\s+into)\\s+"?(?:${tables.join("|")})"?(?:\\s|\\(|$)`,
    "i",
  );
  return (statement) => tables.length > 0 && change.test(statement);
}

/** For a database that renders no pages. */
export const noChanges: OwnChanges = { tables: [], onChange: () => {} };
