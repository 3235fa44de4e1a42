// Record of linear expressions, for every checkout: a check of all expressions takes minutes. `npm run lint` writes it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Expression } from "./find-expressions.ts";

const record = join(import.meta.dirname, "found-linear.txt");

/** A changed check, or another engine, checks again. */
const checks = ["check-expressions.ts", "pump-expression.ts"].map((name) =>
  readFileSync(join(import.meta.dirname, name), "utf8"),
);

/** @param most letters of the text, where it is bounded */
export const keyOf = ({ source, flags }: Expression, most: number | undefined): string =>
  createHash("sha256")
    .update(JSON.stringify([source, flags, most ?? "", process.version, ...checks]))
    .digest("base64url")
    .slice(0, 20);

export const readRecord = (): Set<string> => new Set(readFileSync(record, "utf8").trimEnd().split("\n"));

/** Writes what is linear now, unless `npm test` asks, which changes no file of the checkout. */
export function writeRecord(keys: Set<string>): void {
  if (process.env.CI === undefined) writeFileSync(record, `${[...keys].toSorted().join("\n")}\n`);
}
