import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { siteLang } from "../../values/site-clock.ts";

export const ink = "#2a0e45";
export const muted = "#5f4a74";

/** Millimetres, in points. */
export const mm = 72 / 25.4;
export const pageWidth = 210 * mm;
export const pageHeight = 297 * mm;
export const margin = 18 * mm;

const { resolve } = createRequire(import.meta.url);

const fontFile = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

/** Parsed once, with the first PDF, which takes longer than all the rest. Noto Sans (SIL Open Font License) has the signs of currencies and all letters of Yoruba, Igbo and Hausa. */
const fonts = new Map<string, Buffer>();

type Document = InstanceType<typeof PDFDocument>;

/**
 * A tagged document with real text.
 * @param at time of creation: the same content has the same bytes
 * @param size of its pages; A4 where not said
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
  for (const [name, weight] of [
    ["text", "400Regular"],
    ["bold", "700Bold"],
  ] as const) {
    doc.registerFont(name, fonts.get(name) ?? fontFile(weight));
    // A parsed font may be registered too, though the types do not say so.
    fonts.set(name, (doc.font(name) as unknown as { _font: { font: Buffer } })._font.font);
  }
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(pieces)));
    doc.on("error", reject);
  });
  return { doc, ended };
}

/** A dashed line across the page, between its margins; no text, so an artifact of the layout. */
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

/** Features that keep letters like ṣ whole: decomposed ones could not be searched or copied. */
const features = { ccmp: false } as unknown as [];

/** @returns where the text ends */
export function write(
  doc: Document,
  text: string,
  { x, y, width, size, font = "text", color = ink, align = "left" }: Line,
) {
  doc.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align, features });
  return doc.y;
}
