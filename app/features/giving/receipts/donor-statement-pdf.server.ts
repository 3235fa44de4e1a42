import { labelled } from "content/labelled.ts";
import { margin, mm, pageHeight, pageWidth, startPdf, write } from "../../../server/typesetting/pdf.server.ts";
import { writeTable } from "../../../server/typesetting/pdf-table.server.ts";
import type { DonorStatement } from "./find-donor-statement.server.ts";

const inner = pageWidth - 2 * margin;

const columns = [0.19, 0.2, 0.27, 0.17, 0.17].map((share, index) => ({ share, isBold: index === 1 }));

const pastColumns = [0.19, 0.2, 0.27, 0.34].map((share, index) => ({ share, isBold: index === 1 }));

/** Makes tagged A4 pages for each statement, in the background thread. */
export function makeDonorStatementsPdf(statements: DonorStatement[], at: Date): Promise<Buffer> {
  const [first] = statements;
  const { doc, ended } = startPdf(first?.words.title ?? "", first?.legalName ?? "", at);
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const [index, { words, name, rows, sums, legalName, period, more, past }] of statements.entries()) {
    if (index > 0) doc.addPage();
    let y = 24 * mm;
    const line = (type: string, text: string, size: number, font: "text" | "bold" = "text") =>
      root.add(doc.struct(type, {}, () => (y = write(doc, text, { x: margin, y, width: inner, size, font }) + 2 * mm)));
    line("P", legalName, 12, "bold");
    line("H1", words.title, 24, "bold");
    if (name !== null) line("P", name, 14, "bold");
    line("P", period, 12);
    if (more !== undefined) line("P", more, 12);
    if (rows.length === 0) line("P", words.none, 12);
    const texts = rows.map(({ day, amount, purpose, reference, number }) => [day, amount, purpose, reference, number]);
    if (rows.length > 0) y = writeTable(doc, root, y + 6 * mm, columns, texts) + 6 * mm;
    if (sums.length > 0) line("P", labelled(words.sum, sums.join(", ")), 14, "bold");
    if (past === undefined) continue;
    if (y > pageHeight - 60 * mm) {
      doc.addPage();
      y = 24 * mm;
    }
    line("H2", past.heading, 14, "bold");
    line("P", past.text, 12);
    const before = past.rows.map(({ day, amount, purpose, receipt }) => [day, amount, purpose, receipt]);
    y = writeTable(doc, root, y + 6 * mm, pastColumns, before) + 6 * mm;
    line("P", labelled(past.together, past.sums.join(", ")), 14, "bold");
  }
  root.end();
  doc.end();
  return ended;
}
