import { createHash } from "node:crypto";

/** Returns the key under which the site records a row of another program: a hash, as an id may be personal. */
export const keyOfRow = (kind: string, site: string, noun: string, id: string): string =>
  createHash("sha256").update(`${kind} ${site} ${noun} ${id}`).digest("hex");
