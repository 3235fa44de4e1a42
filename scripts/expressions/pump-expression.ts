import { type AST, RegExpParser } from "@eslint-community/regexpp";
import type { Expression } from "./find-expressions.ts";

/** Characters that people type, one of each kind that an expression may match. */
const letters = [..." a1A-.,;:@\"'\n\t(/\\<>[]&#%+*_=!?₦éáẹ\u0301\u00a0👩{}|~^$`0\r\u2028"];

/** Maximum length of a tried text (characters): that of a public form with one field. */
const mostLetters = 65_536;

/** Time below which an expression counts as linear for 4,096 characters (ms): longer texts are then not tried. */
const linear = { letters: 4_096, ms: 0.4 };

/** Time above which an expression is checked again (ms); a linear one takes less than one. */
const suspiciousMs = 8;

/**
 * Limit for the growth of time when the text is twice as long: a linear expression takes twice the time, a quadratic
 * one four times.
 */
const growth = 2.8;

/** Texts after the repetition: usually a character that does not fit, so that the match fails at the end. */
const ends = ["", "\u0000", "x", "!", "\n"];

/** Texts before the repetition, so that an anchored alternative does not match it. */
const beginnings = ["", "\u0000", "1"];

type Element = AST.Element | AST.Alternative | AST.Pattern;

/** Returns a text that this part of an expression matches, as far as our characters allow. */
function sampleOf(node: Element | AST.QuantifiableElement, choice = 0): string {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup":
      return sampleOf(node.alternatives[choice % node.alternatives.length] as AST.Alternative, choice);
    case "Alternative":
      return node.elements.map((element) => sampleOf(element, choice)).join("");
    case "Quantifier":
      return sampleOf(node.element, choice).repeat(Math.max(1, Math.min(node.min, 4)));
    case "Character":
      return String.fromCodePoint(node.value);
    case "Backreference":
    case "Assertion":
      return "";
    default:
      return lettersOf(node)[choice % 3] ?? "a";
  }
}

const classes = new Map<string, string[]>();

function lettersOf(node: AST.Element): string[] {
  let found = classes.get(node.raw);
  if (found === undefined) {
    const one = readClass(node.raw);
    found = letters.filter((letter) => one.test(letter));
    classes.set(node.raw, found);
  }
  return found;
}

function readClass(raw: string): RegExp {
  for (const flags of ["u", "v", ""]) {
    try {
      return new RegExp(`^(?:${raw})$`, flags);
    } catch {
      // Expressions with another flag are parsed elsewhere.
    }
  }
  return /^a$/;
}

interface Piece {
  before: string;
  piece: string;
}

/** Returns the parts of an expression, each with a text before it that leads to it. */
function piecesOf(pattern: AST.Pattern): Piece[] {
  const found = new Map<string, Piece>();
  const add = (before: string, piece: string) => {
    if (piece !== "") found.set(JSON.stringify([before, piece]), { before, piece });
  };
  const walk = (node: Element | AST.QuantifiableElement, before: string): void => {
    for (let choice = 0; choice < 3; choice++) add(before, sampleOf(node, choice));
    if (node.type === "CharacterClass" || node.type === "CharacterSet")
      for (const letter of lettersOf(node)) add(before, letter);
    if (node.type === "Quantifier") walk(node.element, before);
    if ("alternatives" in node)
      for (const alternative of node.alternatives) walk(alternative as AST.Alternative, before);
    if (node.type === "Alternative") {
      let start = before;
      for (const element of node.elements) {
        walk(element, start);
        start += sampleOf(element);
        add(before, start.slice(before.length));
      }
    }
  };
  walk(pattern, "");
  const bare = [...found.values()].flatMap(({ piece }) => beginnings.map((before) => ({ before, piece })));
  return [...new Map([...found.values(), ...bare].map((one) => [JSON.stringify(one), one])).values()];
}

/** The slowest text for an expression. */
export interface Slow {
  text: { before: string; piece: string; after: string };
  letters: number;
  ms: number;
}

/** Returns the processor time (ms), which other programs do not affect; the minimum of several runs if one was long. */
function timeOf(expression: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 4; time++) {
    expression.lastIndex = 0;
    const start = process.threadCpuUsage();
    if (expression.global) text.replace(expression, "");
    else expression.test(text);
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
    if (least < suspiciousMs) break;
  }
  return least;
}

/**
 * Tries ever longer texts of one kind.
 * @param textOf makes a text of about this length
 * @param most maximum length (characters)
 * @returns the first text that takes more than linear time; undefined if there is none
 */
export function findGrowth(
  expression: RegExp,
  textOf: (letters: number) => string,
  most = mostLetters,
): { letters: number; ms: number } | undefined {
  for (let letters = Math.min(32, most); letters <= most; letters *= 2) {
    const ms = timeOf(expression, textOf(letters));
    const isSuspicious = ms > suspiciousMs && ms > timeOf(expression, textOf(letters / 2)) * growth;
    if (isSuspicious && timeOf(expression, textOf(letters)) > suspiciousMs) return { letters, ms };
    if (letters >= linear.letters && ms < linear.ms) break;
  }
  return undefined;
}

/**
 * Repeats each part of an expression thousands of times, with all kinds of ends. An expression that recheck calls safe
 * can still take cubic time: recheck examines one match, not the search at every position.
 * @param most maximum length of a text (characters)
 * @returns the first text that takes more than linear time; undefined if there is none
 */
export function pump({ source, flags }: Pick<Expression, "source" | "flags">, most = mostLetters): Slow | undefined {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const expression = new RegExp(source, flags);
  for (const { before, piece } of piecesOf(pattern)) {
    for (const after of ends) {
      const textOf = (letters: number) => `${before}${piece.repeat(Math.ceil(letters / piece.length))}${after}`;
      const slow = findGrowth(expression, textOf, most);
      if (slow !== undefined) return { text: { before, piece, after }, ...slow };
    }
  }
  return undefined;
}
