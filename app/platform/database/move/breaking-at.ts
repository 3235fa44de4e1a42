import { Unavailable } from "../../refusals.ts";
import { MoveRefused } from "./move-refused.ts";

/** What PostgreSQL and SQLite call a disk without room: of SQLite's numbers, the lowest byte. */
const full = { postgres: "53100", sqlite: 13 };

/**
 * Does something in one of the two databases.
 *
 * @throws MoveRefused that says which of them did not do its work, and why; never in the words of the server, which
 * repeat what is in rows
 */
export async function breakingAt<T>(which: "old" | "new", work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new MoveRefused(`${sentenceOf(which, error)} What was copied stays: run it again, and it goes on.`, {
      cause: error,
    });
  }
}

function sentenceOf(which: "old" | "new", error: unknown): string {
  const reason = error instanceof Unavailable ? error.reason : error;
  const { code, errcode } = (reason ?? {}) as { code?: unknown; errcode?: unknown };
  if (code === full.postgres || (Number(errcode) & 0xff) === full.sqlite)
    return `The disk of the ${which} database is full.`;
  if (error instanceof Unavailable) return `The connection to the ${which} database broke off.`;
  return `The ${which} database did not do what it was asked for (${String(errcode ?? code ?? "no code")}).`;
}
