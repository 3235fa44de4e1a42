import LineBreaker from "linebreak";
import type { Family } from "./fonts.server.ts";
import { measured, type Piece, type ShapedText, shapeText } from "./shape-text.server.ts";

/** A line, with its pieces from left to right. */
export interface SetLine {
  pieces: (Piece & { x: number })[];
  /** Text in reading order. */
  text: string;
  width: number;
  isRightToLeft: boolean;
}

export interface SetText {
  lines: SetLine[];
  size: number;
  /** True if "…" replaces the last words. */
  isCut: boolean;
}

interface Bounds {
  family: Family;
  width: number;
  /** Maximum number of lines by size; unlimited by default. */
  maxLines?: (size: number) => number;
}

const ellipsis = "…";

/** Maximum length of a last word that is omitted instead of cut (letters). */
const maxLettersCut = 16;

/** Maximum length of a text (letters). Longer ones are cut before measuring. */
const maxLetters = 2_000;

/**
 * Sets a text in the largest size in which it fits. In the smallest size, a longer text ends in "…".
 * @param sizes from large to small
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  { family, width, maxLines = () => Number.POSITIVE_INFINITY }: Bounds,
): SetText {
  const bounded = [...text.slice(0, maxLetters * 2)].slice(0, maxLetters).join("");
  const shaped = shapeText(bounded, family);
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const { lines, hasBroken } = breakPieces(shaped, width / size);
    if (lines.length <= maxLines(size) && (!hasBroken || size === smallest)) return setAt(lines, shaped, size);
  }
  return { ...setAt(cutLines(shaped, width / smallest, maxLines(smallest), family), shaped, smallest), isCut: true };
}

const setAt = (lines: Piece[][], { isRightToLeft }: ShapedText, size: number): SetText => ({
  lines: lines.map((line) => inOrder(line, isRightToLeft, size)),
  size,
  isCut: false,
});

function cutLines({ pieces }: ShapedText, width: number, maxLines: number, family: Family): Piece[][] {
  const { lines } = breakPieces({ pieces }, width);
  const letters = [...new Intl.Segmenter("en").segment(lines.slice(0, maxLines).map(textOf).join(" "))];
  const endAt = (text: string) => breakPieces(shapeText(`${text}${ellipsis}`, family), width).lines;
  for (; letters.length > 0; letters.pop()) {
    const kept = letters.map(({ segment }) => segment).join("");
    const cut = endAt(kept.trimEnd());
    if (cut.length > maxLines) continue;
    // Cuts after a whole word, if one ends nearby.
    const words = kept.replace(/[\s\p{P}]*\s\S*$/u, "");
    return words.length > kept.length - maxLettersCut ? endAt(words) : cut;
  }
  return lines.slice(0, maxLines);
}

const textOf = (line: Piece[]): string => line.map(({ text }) => text).join("");

/**
 * Breaks pieces into lines, in reading order.
 * @param width in ems
 * @returns `hasBroken` if a word had to be broken
 */
function breakPieces({ pieces }: Pick<ShapedText, "pieces">, width: number): { lines: Piece[][]; hasBroken: boolean } {
  const lines: Piece[][] = [];
  let hasBroken = false;
  let line: Piece[] = [];
  const end = () => {
    while (line.at(-1)?.isSpace) line.pop();
    if (line.length > 0) lines.push(line);
    line = [];
  };
  for (const part of partsOf(pieces)) {
    const word = part.slice(0, part.findLastIndex(({ isSpace }) => !isSpace) + 1);
    if (widthOf(line) + widthOf(word) > width) end();
    if (widthOf(word) > width) {
      hasBroken = true;
      for (const letter of word.flatMap(lettersOf)) {
        if (widthOf(line) + letter.width > width) end();
        line.push(letter);
      }
      line = joined(line);
    } else line.push(...word);
    line.push(...part.slice(word.length));
  }
  end();
  return { lines: hasBroken ? lines.map(joined) : lines, hasBroken };
}

/** Groups pieces into parts after which a line may end (UAX #14); a part includes the spaces at its end. */
function partsOf(pieces: Piece[]): Piece[][] {
  const breaker = new LineBreaker(textOf(pieces));
  const parts: Piece[][] = [[]];
  let end = breaker.nextBreak()?.position ?? Number.POSITIVE_INFINITY;
  let at = 0;
  for (const whole of pieces) {
    for (let text = whole.text; text !== ""; ) {
      const taken = text.slice(0, end - at);
      parts.at(-1)?.push(taken === whole.text ? whole : measured({ ...whole, text: taken }));
      at += taken.length;
      text = text.slice(taken.length);
      if (at < end) continue;
      parts.push([]);
      end = breaker.nextBreak()?.position ?? Number.POSITIVE_INFINITY;
    }
  }
  return parts;
}

const widthOf = (pieces: Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

const lettersOf = (piece: Piece): Piece[] =>
  [...new Intl.Segmenter("en").segment(piece.text)].map(({ segment }) => measured({ ...piece, text: segment }));

/** Joins letters of a broken word into pieces again, as Arabic letters connect. */
function joined(line: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of line) {
    const last = pieces.at(-1);
    const goesOn = last && !last.isSpace && !piece.isSpace && last.face === piece.face && last.level === piece.level;
    if (goesOn) pieces[pieces.length - 1] = measured({ ...last, text: last.text + piece.text });
    else pieces.push(piece);
  }
  return pieces;
}

/** Orders pieces from left to right (UAX #9, rule L2). */
function inOrder(line: Piece[], isRightToLeft: boolean, size: number): SetLine {
  const order = [...line];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  let x = 0;
  const pieces = order.map((piece) => {
    const placed = { ...piece, x };
    x += piece.width * size;
    return placed;
  });
  return { pieces, text: textOf(line), width: x, isRightToLeft };
}
