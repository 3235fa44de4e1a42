import { labelled } from "content/labelled.ts";
import { qrCode } from "../../../server/images/qr-code.server.ts";
import {
  drawRule,
  ink,
  margin,
  mm,
  muted,
  startPdf,
  pageWidth as width,
  write,
} from "../../../server/typesetting/pdf.server.ts";
import type { ReceiptLines } from "./write-receipt.server.ts";

const sun = "#ffc72e";
const inner = width - 2 * margin;

export interface PrintedReceipt {
  lines: ReceiptLines;
  /** ISO date and time, UTC. */
  issuedAt: string;
  /** Address of the check page; undefined if the site's address is not configured. */
  check: string | undefined;
  /** Sentence for a void, replaced or disputed receipt. */
  note: string | undefined;
}

type Pdf = ReturnType<typeof startPdf>["doc"];

/**
 * Makes the PDF of receipts in the background thread, one page each.
 * @param title of a document with several receipts
 */
export function makeReceiptsPdf(receipts: PrintedReceipt[], title?: string): Promise<Buffer> {
  const [first] = receipts;
  if (first === undefined) throw new Error("No receipt to print.");
  const { doc, ended } = startPdf(title ?? first.lines.title, first.lines.legalName, new Date(first.issuedAt));
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const [index, receipt] of receipts.entries()) {
    if (index > 0) doc.addPage();
    drawReceipt(doc, root, receipt);
  }
  root.end();
  doc.end();
  return ended;
}

function drawReceipt(doc: Pdf, root: ReturnType<Pdf["struct"]>, { lines: receipt, check, note }: PrintedReceipt): void {
  const { heading, amount, inWords, rows, signed, fine } = receipt;
  /** Draws content as a tagged element of this type. */
  const tag = (type: string, draw: () => void, into = root, options = {}) => into.add(doc.struct(type, options, draw));
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, 0, width, 9 * mm).fill(sun);
  doc.endMarkedContent();

  let y = 24 * mm;
  const right = { x: width / 2, width: width / 2 - margin, align: "right" as const };
  tag("P", () => write(doc, receipt.legalName, { x: margin, y, width: inner / 2, size: 12, font: "bold" }));
  tag("P", () => write(doc, receipt.title, { ...right, y, size: 12, font: "bold" }));
  tag("P", () => write(doc, receipt.issuedOn, { ...right, y: y + 6 * mm, size: 11 }));
  y += 24 * mm;
  tag("H1", () => (y = write(doc, heading, { x: margin, y, width: inner, size: 30, font: "bold" }) + 3 * mm));
  if (note !== undefined)
    tag("P", () => (y = write(doc, note, { x: margin, y, width: inner, size: 14, font: "bold" }) + 3 * mm));
  const size = amount.length > 14 ? 26 : 52;
  tag("P", () => (y = write(doc, amount, { x: margin, y, width: inner, size, font: "bold" }) + 2 * mm));
  if (inWords !== null) tag("P", () => (y = write(doc, inWords, { x: margin, y, width: inner, size: 12 }) + 8 * mm));
  else y += 8 * mm;
  const table = doc.struct("Table");
  root.add(table);
  for (const { name, text } of rows) {
    drawRule(doc, y);
    const top = y + 2.6 * mm;
    const row = doc.struct("TR");
    table.add(row);
    let bottom = top;
    const term = { x: margin, y: top, width: 40 * mm, size: 11, color: muted };
    tag("TH", () => write(doc, name, term), row);
    const value = { x: margin + 42 * mm, y: top, width: inner - 42 * mm, size: 11, font: "bold" as const };
    tag("TD", () => (bottom = write(doc, text, value)), row);
    y = bottom + 2.6 * mm;
  }
  y += 10 * mm;
  const code = 34 * mm;
  const column = (inner - code) / Math.max(signed.length, 1);
  for (const [index, { name, text }] of signed.entries()) {
    const x = margin + index * column;
    tag("P", () => write(doc, name, { x, y: y + 14 * mm, width: column - 6 * mm, size: 9, color: muted }));
    tag("P", () => write(doc, text, { x, y: y + 19 * mm, width: column - 6 * mm, size: 10, font: "bold" }));
  }
  if (check !== undefined) {
    const { size, path } = qrCode(check);
    const draw = () => {
      doc.save().translate(width - margin - code, y);
      doc
        .scale(code / size)
        .path(path)
        .fill(ink)
        .restore();
    };
    tag("Figure", draw, root, { alt: labelled(receipt.code, check) });
  }
  y += code + 8 * mm;
  for (const line of fine)
    tag("P", () => (y = write(doc, line, { x: margin, y, width: inner, size: 9, color: muted }) + 1 * mm));
}
