import type { CardPart, PathIn, WordField } from "./word-field.ts";

/** A fixed page, or words that several pages share. */
export interface PageWords<Original = unknown> {
  label: string;
  /** Where visitors read it. */
  path: string;
  original: Original;
  /** In form order, by path in the original. */
  fields: Record<string, WordField>;
}

/** Declares a page once. A field that is missing, or that the original lacks, is a type error. */
export const declarePage = <const Original>(
  label: string,
  path: string,
  original: Original,
  fields: Record<PathIn<Original>, WordField>,
): PageWords<Original> => ({ label, path, original, fields });

/** One line. @param max about one and a half times what the design holds with ease */
export const line = (label: string, max = 60): WordField => ({ kind: "line", label, max });

export const text = (label: string, max = 300): WordField => ({ kind: "text", label, max });

export const rich = (label: string, max = 20_000): WordField => ({ kind: "rich", label, max });

/** @param max number of cards */
export const cards = (label: string, max: number, parts: CardPart[]): WordField => ({
  kind: "cards",
  label,
  max,
  parts,
});
