import { Unavailable } from "../../app/server/http/errors.ts";
import { CopyError } from "./copy-error.ts";

/** Error codes of a full disk; for SQLite, the lowest byte. */
const full = { postgres: "53100", sqlite: 13 };

export class ConnectionLost extends CopyError {
  readonly which: "old" | "new";
  /** `gone` for a lost connection, `full` for a full disk, otherwise the error code. */
  readonly why: string;

  constructor(which: "old" | "new", cause: unknown) {
    const why = reasonOf(cause);
    super(`${sentenceOf(which, why)} What was copied stays: run it again, and it goes on.`, { cause });
    this.which = which;
    this.why = why;
  }
}

/**
 * Runs work on a database.
 * @throws ConnectionLost with database and reason, without the server's message, which repeats content of rows
 */
export async function whenConnectionLost<T>(which: "old" | "new", work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The work was aborted, or the error is reported already.
    if (error instanceof DOMException || error instanceof CopyError) throw error;
    throw new ConnectionLost(which, error);
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
