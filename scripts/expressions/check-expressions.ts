// Part of `npm run lint`: no regular expression of the site takes more than linear time on what people send.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { check } from "recheck";
import { EMAIL_REGEX } from "valibot";
import { type Bounded, bounded } from "./bounded-expressions.ts";
import { type Expression, findExpressions } from "./find-expressions.ts";
import { recordMade } from "./made-expressions.ts";
import { pump } from "./pump-expression.ts";

const root = join(import.meta.dirname, "../..");

/** What recheck found safe on this machine: it thinks for half a minute about all of them. */
const cache = join(root, "node_modules/.cache/expressions.json");

const keyOf = ({ source, flags }: Expression): string =>
  createHash("sha256").update(`${source}/${flags}`).digest("base64url");

function readCache(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(cache, "utf8")));
  } catch {
    return new Set();
  }
}

/** @returns why recheck calls an expression slow; undefined for a safe one, and for one with the flag v, which it cannot read */
async function recheck({ source, flags }: Expression): Promise<string | undefined> {
  const result = await check(source, flags, { timeout: 20_000 });
  if (result.status === "safe" || (result.status === "unknown" && flags.includes("v"))) return undefined;
  return result.status === "vulnerable" ? result.complexity.summary : `not decided: ${result.error.kind}`;
}

const boundOf = ({ file, source }: Expression): Bounded | undefined =>
  bounded.find((one) => one.file === file && source.includes(one.part));

/** @returns sentences about what is wrong with an expression */
async function faultsOf(expression: Expression, safe: Set<string>): Promise<string[]> {
  const place = `${expression.file}:${expression.line} /${expression.source}/${expression.flags}`;
  const bound = boundOf(expression);
  const slow = pump(expression, bound?.most);
  if (slow !== undefined) {
    const text = JSON.stringify([slow.text.before, slow.text.piece, slow.text.after]);
    return [
      `${place}\n  takes ${Math.round(slow.ms)} ms for ${slow.letters} characters of ${text}. Write it so that it takes linear time, or bound its text with a reason in scripts/expressions/bounded-expressions.ts.`,
    ];
  }
  if (bound !== undefined || safe.has(keyOf(expression))) return [];
  const why = await recheck(expression);
  if (why !== undefined) return [`${place}\n  recheck: ${why}.`];
  safe.add(keyOf(expression));
  return [];
}

const { literals, made } = findExpressions(root);
const { recorded, faults } = await recordMade(root, made);
const library: Expression = { source: EMAIL_REGEX.source, flags: EMAIL_REGEX.flags, file: "valibot", line: 1 };
const safe = readCache();
for (const expression of [...literals, ...recorded, library]) faults.push(...(await faultsOf(expression, safe)));
for (const one of bounded) {
  const isUsed = [...literals, ...recorded].some((expression) => boundOf(expression) === one);
  if (!isUsed)
    faults.push(`scripts/expressions/bounded-expressions.ts: ${one.file} has no expression with ${one.part}.`);
}
mkdirSync(dirname(cache), { recursive: true });
writeFileSync(cache, JSON.stringify([...safe]));
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(
  `${literals.length + recorded.length} regular expressions take linear time, or read a bounded text.\n`,
);
process.exit(0);
