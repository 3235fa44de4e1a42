// Record of linear expressions for every checkout, as checking all takes minutes. `npm run lint` writes it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Expression } from "./find-expressions.ts";

const record = join(import.meta.dirname, "found-linear.txt");

/** After a change of the checks, or with another engine, all are checked again. */
const checks = ["check-expressions.ts", "pump-expression.ts"].map((name) =>
  readFileSync(join(import.meta.dirname, name), "utf8"),
);

/**
 * Returns the key of an expression.
 * @param most maximum length of the text, if limited
 */
export const keyOf = ({ source, flags }: Expression, most: number | undefined): string =>
  createHash("sha256")
    .update(JSON.stringify([source, flags, most ?? "", process.version, ...checks]))
    .digest("base64url")
    .slice(0, 20);

/** Returns the recorded keys. */
export const readRecord = (): Set<string> => new Set(readFileSync(record, "utf8").trimEnd().split("\n"));

/** Writes the present record, except under `npm test`, which must not change a file of the checkout. */
export function writeRecord(keys: Set<string>): void {
  if (process.env.CI === undefined) writeFileSync(record, `${[...keys].toSorted().join("\n")}\n`);
}
