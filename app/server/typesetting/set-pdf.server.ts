import { qrCode } from "../images/qr-code.server.ts";
import { leftOf, type PlacedText } from "./draw-text.server.ts";
import { startPdf } from "./pdf.server.ts";

/** A page of a PDF, in its own units. */
interface PdfPage {
  width: number;
  height: number;
  /** JPEG of everything except text and QR codes. */
  ground?: Uint8Array | undefined;
  texts: PlacedText[];
  codes: { x: number; y: number; size: number }[];
}

interface PdfOptions {
  title: string;
  author: string;
  at: Date;
  size: "A4" | "A5";
  /** Address in the QR codes, and their colour. */
  code: string;
  ink: string;
}

/** Keeps letters such as ṣ composed, so that they can be searched and copied; Arabic must be decomposed. */
const wholeLetters = { ccmp: false } as unknown as [];

/** Makes a tagged PDF with real text in the fonts of pictures, and with QR codes as shapes. */
export function makePdf(pages: PdfPage[], { title, author, at, size, code, ink }: PdfOptions): Promise<Buffer> {
  const { doc, ended } = startPdf(title, author, at, size);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const registered = new Set<string>();
  const write = (text: PlacedText, unit: number) => {
    for (const [index, line] of text.set.lines.entries()) {
      const left = leftOf(text, line);
      for (const piece of line.pieces) {
        // `startPdf` registers its fonts under other names.
        const name = `picture ${piece.face.name}`;
        // The library also accepts a parsed font, but its types do not.
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
      // Otherwise shaped Arabic letters and separate marks would be read one by one.
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
