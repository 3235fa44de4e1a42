import { Unavailable } from "../../app/server/http/errors.ts";
import { MoveRefused } from "./copy-error.ts";

/** What PostgreSQL and SQLite call a disk without room: of SQLite's numbers, the lowest byte. */
const full = { postgres: "53100", sqlite: 13 };

/** One of the two databases did not do its work. */
export class DatabaseBroke extends MoveRefused {
  readonly which: "old" | "new";
  /** `gone` when its connection broke off, `full` when its disk has no room; else the code that it gave. */
  readonly why: string;

  constructor(which: "old" | "new", cause: unknown) {
    const why = reasonOf(cause);
    super(`${sentenceOf(which, why)} What was copied stays: run it again, and it goes on.`, { cause });
    this.which = which;
    this.why = why;
  }
}

/**
 * Does something in one of the two databases.
 *
 * @throws DatabaseBroke that says which of them did not do its work, and why; never in the words of the server, which
 * repeat what is in rows
 */
export async function breakingAt<T>(which: "old" | "new", work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // It was stopped, or what is wrong is said already.
    if (error instanceof DOMException || error instanceof MoveRefused) throw error;
    throw new DatabaseBroke(which, error);
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Unavailable ? error.reason : error;
  const { code, errcode } = (reason ?? {}) as { code?: unknown; errcode?: unknown };
  if (code === full.postgres || (Number(errcode) & 0xff) === full.sqlite) return "full";
  return error instanceof Unavailable ? "gone" : String(errcode ?? code ?? "no code");
}

function sentenceOf(which: "old" | "new", why: string): string {
  if (why === "full") return `The disk of the ${which} database is full.`;
  if (why === "gone") return `The connection to the ${which} database broke off.`;
  return `The ${which} database did not do what it was asked for (${why}).`;
}
