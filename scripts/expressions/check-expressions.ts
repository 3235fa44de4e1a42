// Part of `npm run lint`: checks that no regular expression of the site takes more than linear time on input.
import { join } from "node:path";
import { check } from "recheck";
import { type Bounded, bounded } from "./bounded-expressions.ts";
import { type Expression, findExpressions } from "./find-expressions.ts";
import { keyOf, readRecord, writeRecord } from "./linear-record.ts";
import { recordMade } from "./made-expressions.ts";
import { findGrowth, pump } from "./pump-expression.ts";

const root = join(import.meta.dirname, "../..");

/** Fixed options for equal results in each run: recheck uses random numbers, and a busy machine must not matter. */
const recheckOptions = { randomSeed: 28, timeout: 180_000 };

/**
 * Runs recheck, and tries the text of its attack, as recheck only guesses the growth for random texts.
 * @returns reason why an expression is slow; undefined for a linear one, and for one with the flag v, which recheck
 * cannot parse
 */
async function recheck({ source, flags }: Expression): Promise<string | undefined> {
  const result = await check(source, flags, recheckOptions);
  if (result.status === "safe" || (result.status === "unknown" && flags.includes("v"))) return undefined;
  if (result.status !== "vulnerable") return `not decided: ${result.error.kind}`;
  const { pumps, suffix } = result.attack;
  const letters = pumps.reduce((sum, { pump: piece }) => sum + piece.length, 0);
  const textOf = (length: number) => {
    const times = Math.ceil(length / letters);
    return pumps.map(({ prefix, pump: piece }) => prefix + piece.repeat(times)).join("") + suffix;
  };
  const isSlow = letters === 0 || findGrowth(new RegExp(source, flags), textOf) !== undefined;
  return isSlow ? `${result.complexity.summary}, by ${result.attack.pattern}` : undefined;
}

const boundOf = ({ file, source }: Expression): Bounded | undefined =>
  bounded.find((one) => one.file === file && source.includes(one.part));

/** Keys of all checked expressions, which are linear unless there is a fault. */
const looked = new Set<string>();

/**
 * @param linear keys that need no further check; new ones are added
 * @returns sentences about the problems of an expression
 */
async function faultsOf(expression: Expression, linear: Set<string>): Promise<string[]> {
  const place = `${expression.file}:${expression.line} /${expression.source}/${expression.flags}`;
  const bound = boundOf(expression);
  const key = keyOf(expression, bound?.most);
  looked.add(key);
  if (linear.has(key)) return [];
  const slow = pump(expression, bound?.most);
  if (slow !== undefined) {
    const text = JSON.stringify([slow.text.before, slow.text.piece, slow.text.after]);
    return [
      `${place}\n  takes ${Math.round(slow.ms)} ms for ${slow.letters} characters of ${text}. Write it so that it takes linear time, or bound its text with a reason in scripts/expressions/bounded-expressions.ts.`,
    ];
  }
  const why = bound === undefined ? await recheck(expression) : undefined;
  if (why !== undefined) return [`${place}\n  recheck: ${why}.`];
  linear.add(key);
  return [];
}

const { literals, made } = findExpressions(root);
const { recorded, faults } = await recordMade(root, made);
const linear = readRecord();
for (const expression of [...literals, ...recorded]) faults.push(...(await faultsOf(expression, linear)));
for (const one of bounded) {
  const isUsed = [...literals, ...recorded].some((expression) => boundOf(expression) === one);
  if (!isUsed)
    faults.push(`scripts/expressions/bounded-expressions.ts: ${one.file} has no expression with ${one.part}.`);
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
writeRecord(looked);
process.stdout.write(
  `${literals.length + recorded.length} regular expressions take linear time, or read a bounded text.\n`,
);
process.exit(0);
