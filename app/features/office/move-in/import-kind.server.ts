import type { BroughtNoun } from "content/staff-move-in-nouns.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Import } from "./move-in-queries.server.ts";
import type { NumberedRow, RowLines, WaitingFile } from "./waiting-files.server.ts";

/** Answers of staff, by the name of the question. */
export type Answers = Record<string, string | string[]>;

/** A question about what becomes what. */
export interface Question {
  name: string;
  label: string;
  hint?: string;
  /** One choice of a list, several boxes, or a typed line. */
  form: "choice" | "boxes" | "line";
  options: { value: string; label: string }[];
  /** The proposal, or the answer. */
  value: string | string[];
  /** True if no proposal is good enough: a person must answer. */
  isOpen?: boolean;
}

/** An import while a process works on it. */
export interface ImportRun {
  ctx: AppContext;
  /** The person who began the import. */
  member: StaffMember;
  import: Import;
  answers: Answers;
  /** Facts that the kind read from its files. */
  summary: unknown;
  stopping: AbortSignal;
  /**
   * Keeps the import for this process between its rows.
   * @param done number of rows that are done
   * @throws HoldLost if a person stopped the import, or another process has it
   */
  keepHold(done?: number): Promise<void>;
  /**
   * Notes in the report that a row, or a part of it, did not come in.
   * @param name title by which staff find a row without a number; none for a row about a person
   */
  note(row: number, code: string, about?: string, name?: string): Promise<void>;
  /**
   * Records that a row is in, in the transaction that brings it.
   * @throws HoldLost if a person stopped the import, or another process has it
   */
  record(ctx: InTransaction, row: FinishedRow): Promise<void>;
}

/** An import that staff look at, before any of its rows comes in. */
export type LookRun = Pick<ImportRun, "ctx" | "import" | "answers" | "summary">;

interface FinishedRow {
  key: string;
  /** The new item, such as `post:12`. */
  became: `${BroughtNoun}:${string}`;
  /** `public` for an item that was public on the old site, or its hour (ISO 8601) if it was scheduled. */
  was?: string | undefined;
  /** Version of the item; 1 by default. A later one is a change by staff. */
  version?: number;
}

/** The row is in, was in before, stays out, or is no row of this pass. */
export type Outcome = "brought" | "there" | "out" | "none";

/** A row as it will be here, for the person who looks. */
export interface Looked {
  number: number;
  title: string;
  /** Such as `Post, 5 March 2024`. */
  becomes: string;
  /** Reasons and losses, as sentences. */
  notes: string[];
  isOut: boolean;
  /** Markdown of the text, if a page shows it. */
  texts?: string[];
}

/**
 * A program or a list from which rows come.
 * @typeParam Row a row as `read` stored it
 * @typeParam Summary facts without data of people, as JSON
 */
export interface ImportKind<Row = unknown, Summary = unknown> {
  name: string;
  /** Maximum size of its files together (bytes). */
  maxBytes: number;
  /** True for lists of people, which no public page shows: their rows empty no cache of pages. */
  isOfPeople?: true;
  /** File name extensions for the form. */
  accept: string;
  /**
   * Opens the files in the file worker.
   * @param write stores rows, in order
   * @returns the summary, or the name of a sentence of `staffMoveIn.problems`
   */
  read(
    ctx: AppContext,
    files: WaitingFile[],
    write: (rows: RowLines) => Promise<void>,
  ): Promise<{ summary: Summary } | { problem: string }>;
  /** Returns what happens when the rows come in; by default, that all come as drafts. */
  promise?(): string;
  /** Returns the lines of "What we found". */
  describe(summary: Summary): string[];
  /** Returns lines of "What we found" that need all rows and the answers so far, such as a total. */
  sumUp?(run: LookRun): Promise<string[]>;
  /** Returns the questions, with the answers so far. */
  ask(ctx: AppContext, summary: Summary, answers: Answers, folder: string): Promise<Question[]>;
  /** Prepares a look. @returns what a row becomes, for the page of staff; empty for a row that stands for nothing alone */
  look(run: LookRun): Promise<(row: NumberedRow<Row>) => Looked[]>;
  /** Names of the passes: all rows go through the first one, then through the next. */
  passes: readonly string[];
  /** Prepares a run, such as an index of the pictures. */
  begin(run: ImportRun): Promise<BringRows<Row>>;
  /** Runs between two passes. @returns the name of a sentence why the import waits for a person */
  between?(run: ImportRun, pass: string): Promise<string | undefined>;
  /** Runs after the last row. */
  end?(run: ImportRun): Promise<void>;
  /** Things that are no content type, by their noun, such as `subscriber`. */
  undo?: Record<string, UndoThing>;
}

export interface UndoThing {
  /** Returns true if staff changed it after the import, so that the undo asks about it. */
  isChanged?(ctx: Pick<AppContext, "db" | "clock">, id: string): Promise<boolean>;
  /** Removes it, in the transaction that forgets its row; an absent one is no error. */
  remove(ctx: InTransaction, id: string): Promise<void>;
}

export interface BringRows<Row> {
  bring(row: NumberedRow<Row>, pass: string): Promise<Outcome>;
  close?(): void;
}

/** The import is no longer of this process. */
export class HoldLost extends Error {}
