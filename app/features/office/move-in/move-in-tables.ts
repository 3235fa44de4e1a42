import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    imports: ImportTable;
    import_notes: ImportNoteTable;
    imported_rows: ImportedRowTable;
    import_proposals: ImportProposalTable;
    site_archives: SiteArchiveTable;
  }
}

/**
 * States of an import.
 * - `reading`: the file worker opens the files
 * - `refused`: the files cannot be read; `problem` says why
 * - `asked`: staff answer the questions, and look
 * - `running`: rows come in
 * - `stopped`: a person stopped it, or pictures are missing; it goes on when asked
 * - `brought`: all rows are in
 * - `publishing`: items that were public are published
 * - `undoing`, `undone`: everything is removed again
 */
export type ImportState =
  | "reading"
  | "refused"
  | "asked"
  | "running"
  | "stopped"
  | "brought"
  | "publishing"
  | "undoing"
  | "undone";

/** One import, from the uploaded files to its undo. */
export interface ImportTable {
  id: Generated<number>;
  /** Program or list that the files come from: a name of `importKinds`. */
  kind: string;
  state: ImportState;
  /** Folder of the waiting files on the disk of the machine that received them: 32 hexadecimal digits. */
  folder: string;
  /** JSON: the answers of staff to the questions of the kind. */
  answers: Generated<string>;
  /** JSON: facts about the files, without data of people; null until they are read. */
  summary: string | null;
  /** Reason why the files were refused, or why the import waits. */
  problem: string | null;
  /** Number of rows of the files. */
  rows: Generated<number>;
  /** Number of rows that the current run has passed. */
  done: Generated<number>;
  made_by: string;
  made_by_id: string;
  created_at: string;
  /** Random name of the process that works on it; null while no process does. */
  holder: string | null;
  /** ISO time until which the holder has it; a later one may take it. */
  held_until: string | null;
  /** When the last row was brought in. */
  ended_at: string | null;
}

/** A fact about a row that did not come in whole. It holds no text of a row about a person. */
export interface ImportNoteTable {
  import_id: number;
  /** Number of the row in its files, from 1 on; 0 for the whole. */
  row: number;
  /** Name of a sentence of `staffMoveIn.notes`. */
  code: string;
  /** Field or shortcode that the sentence names; empty for none. */
  about: string;
  /** Title of a post, page or event, or name of a picture; null for a row of a sheet, which its number finds. */
  name?: string | null;
}

/** A fact of another site that a person here must use by the rule of its own form. */
export interface ImportProposalTable {
  id: Generated<number>;
  import_id: number;
  kind: "setting" | "switch" | "ways" | "help number" | "person";
  /** Name of the setting, switch or person, or of whom the number calls; empty for ways to give. */
  name: string;
  /** Address of a person of the team. */
  email: string | null;
  /** JSON: the setting, state of the switch, ways to give or number, or the person's names, position and roles. */
  value: string;
  at: string;
  /** When a person used it or left it out. */
  done_at: string | null;
  done_by: string | null;
}

/** An archive of the whole site, for a foundation that leaves. */
export interface SiteArchiveTable {
  id: Generated<number>;
  /** Folder on the disk of the machine that makes it: 32 hexadecimal digits. */
  folder: string;
  made_by: string;
  made_by_id: string;
  created_at: string;
  held_until: string | null;
  ended_at: string | null;
  /** Null until it is made, and after a failure. */
  bytes: number | null;
}

/** A row of another program that came in, so that it comes in once. */
export interface ImportedRowTable {
  /** Hash of the row's origin in the old site, which reveals no address. */
  key: string;
  /** For example, `post:12`. */
  became: string;
  at: string;
  /** The import that brought it; null for one from before imports could be undone. */
  import_id: number | null;
  /** `public` for an item that was public on the old site, or the ISO time for which it was scheduled there. */
  was: string | null;
  /** Version of the item when it came in: a later one was changed by staff. */
  version: number | null;
}
