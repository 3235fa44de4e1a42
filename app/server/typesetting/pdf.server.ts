import PDFDocument from "pdfkit";
import { siteLang } from "../../values/site-clock.ts";
import { directionOf } from "../../values/text-direction.ts";
import { fitText } from "./break-lines.server.ts";
import { fontsOf, type NamedFont } from "./fonts.server.ts";

export const ink = "#2a0e45";
export const muted = "#5f4a74";

/** A millimetre in points. */
export const mm = 72 / 25.4;
export const pageWidth = 210 * mm;
export const pageHeight = 297 * mm;
export const margin = 18 * mm;

/**
 * Fonts of a letter. Noto Sans (SIL Open Font License) has currency signs and all letters of Yoruba, Igbo, Hausa and
 * Hindi.
 */
const families = { text: "letter", bold: "letterBold" } as const;

type Document = InstanceType<typeof PDFDocument>;

/**
 * Starts a tagged PDF with real text.
 * @param at time of creation: the same content gives the same bytes
 * @param size of its pages; A4 by default
 */
export function startPdf(title: string, author: string, at: Date, size: "A4" | "A5" | "A6" = "A4") {
  const doc = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: siteLang(),
    info: { Title: title, Author: author, CreationDate: at },
  });
  for (const name of ["text", "bold"] as const) doc.registerFont(name, fontOf(fontsOf(families[name])[0]));
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(pieces)));
    doc.on("error", reject);
  });
  return { doc, ended };
}

/** Returns a parsed font, which the library accepts, but its types do not. */
const fontOf = (face: NamedFont | undefined) => face?.font as unknown as Buffer;

/** Draws a dashed line between the margins, as a layout artifact, not as text. */
export function drawRule(doc: Document, y: number): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(margin, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(0.7)
    .dash(3, { space: 2 })
    .stroke(muted)
    .undash();
  doc.endMarkedContent();
}

interface Line {
  x: number;
  y: number;
  width: number;
  size: number;
  font?: "text" | "bold";
  color?: string;
  align?: "left" | "right";
}

/** Options that keep letters such as ṣ composed: decomposed ones cannot be searched or copied. */
const features = { ccmp: false } as unknown as [];

/**
 * Writes a text in Noto Sans; letters that it lacks, such as Arabic and Ethiopic ones, in the fonts of pictures. Omits
 * letters that no font has.
 * @returns the position where the text ends
 */
export function write(doc: Document, text: string, line: Line): number {
  const { x, y, width, size, font = "text", color = ink, align = "left" } = line;
  doc.font(font).fontSize(size).fillColor(color);
  const face = fontsOf(families[font])[0];
  const isPlain =
    directionOf(text) === undefined &&
    [...text].every((letter) => letter === "\n" || face?.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (!isPlain) return writeInPieces(doc, text, line);
  doc.text(text, x, y, { width, align, features });
  return doc.y;
}

function writeInPieces(
  doc: Document,
  text: string,
  { x, y, width, size, font = "text", align = "left" }: Line,
): number {
  const leading = doc.currentLineHeight(true);
  const ascent = ((fontsOf(families[font])[0]?.font.ascent ?? 0) / 1_000) * size;
  const { lines } = fitText(text, [size], { family: families[font], width });
  // Otherwise shaped Arabic letters would be read one by one.
  doc.markContent("Span", { actual: text });
  for (const [index, { pieces, width: wide }] of lines.entries()) {
    const left = align === "right" ? x + width - wide : x;
    for (const piece of pieces) {
      const name = `face ${piece.face.name}`;
      doc.registerFont(name, fontOf(piece.face)).font(name).fontSize(size);
      const at = { lineBreak: false, baseline: "alphabetic" as const };
      const isWhole = piece.face.name !== "arabic";
      doc.text(piece.text, left + piece.x, y + index * leading + ascent, { ...at, ...(isWhole && { features }) });
    }
  }
  doc.endMarkedContent();
  return y + lines.length * leading;
}
