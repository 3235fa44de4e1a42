import bidiFactory from "bidi-js";
import { type Family, fontsOf, type NamedFont } from "./fonts.server.ts";

const bidi = bidiFactory();

/** Letters of one font and direction, or one space. Widths are in ems. */
export interface Piece {
  text: string;
  face: NamedFont;
  /** Odd for right to left (UAX #9). */
  level: number;
  width: number;
  isSpace: boolean;
}

export interface ShapedText {
  pieces: Piece[];
  isRightToLeft: boolean;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Spaces at which a line never ends; all are written as the first one, which every font has. */
const noBreakBlanks = /[\u00a0\u2007\u202f]/g;

/**
 * Joiners and variation selectors change the form of the letter before; a font without that form shows the plain
 * letter.
 */
const formOnly = /\u200c|\u200d|[\ufe00-\ufe0f]/g;

/** Control characters, including those of direction, which the text itself determines. */
const controls = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/gu;

/**
 * Chooses a font for each letter with its marks, and the direction of each part. Omits letters that no font has, such
 * as emoji.
 */
export function shapeText(text: string, family: Family): ShapedText {
  const faces = fontsOf(family);
  const clean = text
    .normalize("NFC")
    .replace(noBreakBlanks, "\u00a0")
    .replace(/[^\S\u00a0]+/g, " ")
    .replace(controls, "");
  const letters: { text: string; face: NamedFont }[] = [];
  for (const { segment } of graphemes.segment(clean)) {
    const letter = inFont(segment, faces) ?? inFont(baseOf(segment), faces);
    const isSecondSpace = letter?.text === " " && (letters.at(-1)?.text ?? " ") === " ";
    if (letter !== undefined && !isSecondSpace) letters.push(letter);
  }
  while (letters.at(-1)?.text === " ") letters.pop();
  const whole = letters.map((letter) => letter.text).join("");
  const { levels, paragraphs } = bidi.getEmbeddingLevels(whole);
  const mirrored = bidi.getMirroredCharactersMap(whole, levels);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text: written, face } of letters) {
    const level = levels[at] ?? 0;
    const letter = mirrored.get(at) ?? written;
    at += written.length;
    const last = pieces.at(-1);
    const isSpace = letter === " " || letter === "\u00a0";
    if (last && !isSpace && !last.isSpace && last.face === face && last.level === level) last.text += letter;
    else pieces.push({ text: letter, face, level, width: 0, isSpace });
  }
  return { pieces: pieces.map(measured), isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

export const measured = (piece: Piece): Piece => ({
  ...piece,
  width: layoutGlyphs(piece).advanceWidth / unitsOf(piece),
});

export const unitsOf = ({ face }: Pick<Piece, "face">): number => face.font.unitsPerEm;

/**
 * Returns glyphs from left to right. A piece is at most one word: across a space, the shaper joins Arabic letters
 * wrongly (compared with HarfBuzz, word by word).
 */
export const layoutGlyphs = ({ text, face, level }: Pick<Piece, "text" | "face" | "level">) =>
  face.font.layout(text, undefined, undefined, undefined, level % 2 === 1 ? "rtl" : "ltr");

function inFont(letter: string, faces: NamedFont[]): { text: string; face: NamedFont } | undefined {
  const asked = [...letter.replace(formOnly, "")].map((character) => character.codePointAt(0) ?? 0);
  if (asked.length === 0) return undefined;
  const face = faces.find(({ font }) => asked.every((code) => font.hasGlyphForCodePoint(code)));
  if (face === undefined) return undefined;
  // Persian spelling uses a non-joiner: it stays if the font has it.
  const text = [...letter].every((character) => face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    ? letter
    : letter.replace(formOnly, "");
  return { text, face };
}

const baseOf = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "");
