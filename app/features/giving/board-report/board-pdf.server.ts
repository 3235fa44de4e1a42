import { margin, mm, pageHeight, pageWidth, startPdf, write } from "../../../server/typesetting/pdf.server.ts";
import { writeTable } from "../../../server/typesetting/pdf-table.server.ts";
import type { BoardReport } from "./find-board-report.server.ts";

const inner = pageWidth - 2 * margin;

/** Makes tagged A4 pages in a background thread. @param foundation legal name */
export function makeBoardPdf(
  { title, lede, sections, goods }: BoardReport,
  foundation: string,
  at: Date,
): Promise<Buffer> {
  const { doc, ended } = startPdf(title, foundation, at);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = 24 * mm;
  const line = (type: string, text: string, size: number, font: "text" | "bold" = "text") =>
    root.add(doc.struct(type, {}, () => (y = write(doc, text, { x: margin, y, width: inner, size, font }) + 2 * mm)));
  line("P", foundation, 12, "bold");
  line("H1", title, 24, "bold");
  for (const text of lede) line("P", text, 10);
  for (const { heading, heads, rows, note } of sections) {
    if (y > pageHeight - 60 * mm) {
      doc.addPage();
      y = 20 * mm;
    }
    y += 4 * mm;
    line("H2", heading, 14, "bold");
    if (note !== undefined) line("P", note, 10);
    const share = 0.7 / (heads.length - 1);
    const columns = heads.map((head, index) => ({ head, share: index === 0 ? 0.3 : share, isBold: index === 1 }));
    y = writeTable(doc, root, y, columns, rows);
  }
  for (const text of goods) line("P", text, 11);
  root.end();
  doc.end();
  return ended;
}
