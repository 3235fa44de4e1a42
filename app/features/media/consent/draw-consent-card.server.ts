import { qrCode } from "../../../server/images/qr-code.server.ts";
import { ink, mm, muted, startPdf, write } from "../../../server/typesetting/pdf.server.ts";

const sun = "#ffc72e";

/** A6, portrait. */
const width = 105 * mm;
const height = 148 * mm;
const margin = 9 * mm;
const inner = width - 2 * margin;

export interface CardLines {
  title: string;
  name: string;
  heading: string;
  text: string;
  code: string;
  how: string;
  call: string | undefined;
  keep: string;
  person: string;
  address: string;
}

/** Makes the PDF of a card, one A6 page. Runs in the background thread. */
export function drawConsentCard(lines: CardLines, at: Date): Promise<Buffer> {
  const { title, name, code, call, address } = lines;
  const { doc, ended } = startPdf(title, name, at, "A6");
  const root = doc.struct("Document");
  doc.addStructure(root);
  const tag = (type: string, draw: () => void, options = {}) => root.add(doc.struct(type, options, draw));
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, 0, width, 5 * mm).fill(sun);
  doc.endMarkedContent();
  const line = { x: margin, width: inner };
  let y = 11 * mm;
  tag("P", () => (y = write(doc, name, { ...line, y, size: 9, font: "bold" }) + 4 * mm));
  tag("H1", () => (y = write(doc, lines.heading, { ...line, y, size: 19, font: "bold" }) + 2 * mm));
  tag("P", () => (y = write(doc, lines.text, { ...line, y, size: 9.5 }) + 4 * mm));
  tag("P", () => (y = write(doc, code, { ...line, y, size: 22, font: "bold" }) + 3 * mm));
  tag("P", () => (y = write(doc, lines.how, { ...line, y, size: 9.5, font: "bold" }) + 2 * mm));
  if (call !== undefined) tag("P", () => (y = write(doc, call, { ...line, y, size: 9.5 })));
  const side = 30 * mm;
  const bottom = height - margin;
  const { size, path } = qrCode(address);
  const draw = () => {
    doc.save().translate(width - margin - side, bottom - side);
    doc
      .scale(side / size)
      .path(path)
      .fill(ink)
      .restore();
  };
  tag("Figure", draw, { alt: address });
  const beside = { x: margin, width: inner - side - 4 * mm, color: muted };
  tag("P", () => write(doc, lines.keep, { ...beside, y: bottom - side + 4 * mm, size: 8 }));
  tag("P", () => write(doc, lines.person, { ...beside, y: bottom - 6 * mm, size: 8 }));
  root.end();
  doc.end();
  return ended;
}
