import { qrCode } from "../images/qr-code.server.ts";
import { leftOf, type PlacedText } from "./draw-text.server.ts";
import { startPdf } from "./pdf.server.ts";

/** A page of a PDF, in units of its own. */
interface PdfPage {
  width: number;
  height: number;
  /** Everything but words and codes, as a JPEG. */
  ground?: Uint8Array | undefined;
  texts: PlacedText[];
  codes: { x: number; y: number; size: number }[];
}

interface PdfOptions {
  title: string;
  author: string;
  at: Date;
  size: "A4" | "A5";
  /** Address in the square codes, and their colour. */
  code: string;
  ink: string;
}

/** Keeps letters like ṣ whole, so that they can be searched and copied; Arabic needs its parts. */
const wholeLetters = { ccmp: false } as unknown as [];

/** A tagged PDF with real text in the fonts of pictures, and codes as shapes. */
export function makePdf(pages: PdfPage[], { title, author, at, size, code, ink }: PdfOptions): Promise<Buffer> {
  const { doc, ended } = startPdf(title, author, at, size);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const registered = new Set<string>();
  const write = (text: PlacedText, unit: number) => {
    for (const [index, line] of text.set.lines.entries()) {
      const left = leftOf(text, line);
      for (const piece of line.pieces) {
        // `startPdf` has names of its own.
        const name = `picture ${piece.face.name}`;
        // A parsed font may be registered too, though the types do not say so.
        if (!registered.has(name)) doc.registerFont(name, piece.face.font as unknown as Buffer);
        registered.add(name);
        doc
          .font(name)
          .fontSize(text.set.size * unit)
          .fillColor(text.fill);
        doc.text(piece.text, (left + piece.x) * unit, (text.y + index * text.leading) * unit, {
          lineBreak: false,
          baseline: "alphabetic",
          ...(piece.face.name !== "arabic" && { features: wholeLetters }),
        });
      }
    }
  };
  for (const [number, page] of pages.entries()) {
    if (number > 0) doc.addPage();
    const { width, height } = doc.page;
    const unit = width / page.width;
    if (page.ground) {
      doc.markContent("Artifact", { type: "Layout" });
      doc.image(Buffer.from(page.ground), 0, 0, { width, height });
      doc.endMarkedContent();
    }
    for (const text of page.texts) {
      // Shapes of Arabic letters and loose marks would be read letter by letter.
      const actual = text.set.lines.map((line) => line.text).join(" ");
      root.add(doc.struct(text.tag, { actual }, () => write(text, unit)));
    }
    for (const place of page.codes) {
      const { size: cells, path } = qrCode(code, 4);
      const draw = () => {
        doc.save().translate(place.x * unit, place.y * unit);
        doc
          .scale((place.size * unit) / cells)
          .path(path)
          .fill(ink)
          .restore();
      };
      root.add(doc.struct("Figure", { alt: code }, draw));
    }
  }
  root.end();
  doc.end();
  return ended;
}
