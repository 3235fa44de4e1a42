import {
  drawRule,
  ink,
  margin,
  mm,
  pageHeight,
  pageWidth,
  startPdf,
  write,
} from "../../../server/typesetting/pdf.server.ts";
import type { Statement } from "./find-donor-statement.server.ts";

const inner = pageWidth - 2 * margin;

/** Widths of day, amount, purpose, reference and receipt; their sum is the page between its margins. */
const columns = [0.19, 0.2, 0.27, 0.17, 0.17].map((share) => share * inner);

/** A statement as A4 pages of tagged text. Runs in the background thread. */
export function makeStatementPdf({ words, rows, sums, legalName, period, more }: Statement, at: Date): Promise<Buffer> {
  const { doc, ended } = startPdf(words.title, legalName, at);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = 24 * mm;
  const line = (type: string, text: string, size: number, font: "text" | "bold" = "text") =>
    root.add(doc.struct(type, {}, () => (y = write(doc, text, { x: margin, y, width: inner, size, font }) + 2 * mm)));
  line("P", legalName, 12, "bold");
  line("H1", words.title, 24, "bold");
  line("P", period, 12);
  if (more !== undefined) line("P", more, 12);
  y += 6 * mm;
  const table = doc.struct("Table");
  root.add(table);
  for (const { day, amount, purpose, reference, number } of rows) {
    if (y > pageHeight - 30 * mm) {
      doc.addPage();
      y = 20 * mm;
    }
    drawRule(doc, y);
    const row = doc.struct("TR");
    table.add(row);
    const top = y + 2 * mm;
    let x = margin;
    for (const [place, text] of [day, amount, purpose, reference, number].entries()) {
      const width = columns[place] ?? 0;
      const at = {
        x,
        y: top,
        width: width - 2 * mm,
        size: 10,
        color: ink,
        font: place === 1 ? "bold" : "text",
      } as const;
      row.add(doc.struct("TD", {}, () => (y = Math.max(y, write(doc, text, at) + 2 * mm))));
      x += width;
    }
  }
  y += 6 * mm;
  if (sums.length > 0) line("P", `${words.sum}: ${sums.join(", ")}`, 14, "bold");
  root.end();
  doc.end();
  return ended;
}
