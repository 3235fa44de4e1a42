import { drawRule, ink, margin, mm, muted, pageHeight, pageWidth, type startPdf, write } from "./pdf.server.ts";

type Document = ReturnType<typeof startPdf>["doc"];
type Element = ReturnType<Document["struct"]>;

const inner = pageWidth - 2 * margin;
const gap = 2 * mm;

export interface PdfColumn {
  /** Part of the page's width; the sum of all columns is 1. */
  share: number;
  head?: string;
  isBold?: boolean;
}

/**
 * Writes tagged rows between the margins of a page, each below a dashed line, and adds pages when needed.
 * @param y top of the table
 * @returns its bottom
 */
export function writeTable(doc: Document, root: Element, y: number, columns: PdfColumn[], rows: string[][]): number {
  const table = doc.struct("Table");
  root.add(table);
  let x = margin;
  const cells = columns.map(({ share }) => {
    const cell = { x, width: share * inner - gap };
    x += share * inner;
    return cell;
  });
  const writeRow = (tag: "TH" | "TD", texts: string[], top: number): number => {
    const row = doc.struct("TR");
    table.add(row);
    let bottom = top;
    for (const [index, cell] of cells.entries()) {
      const isHead = tag === "TH";
      const font = isHead || !columns[index]?.isBold ? ("text" as const) : ("bold" as const);
      const line = { ...cell, y: top, size: isHead ? 9 : 10, color: isHead ? muted : ink, font };
      const draw = () => {
        bottom = Math.max(bottom, write(doc, texts[index] ?? "", line));
      };
      row.add(doc.struct(tag, {}, draw));
    }
    return bottom + gap;
  };
  let at = y;
  const heads = columns.map(({ head = "" }) => head);
  const writeHeads = () => {
    if (heads.some((head) => head !== "")) at = writeRow("TH", heads, at);
  };
  writeHeads();
  for (const texts of rows) {
    if (at > pageHeight - 30 * mm) {
      doc.addPage();
      at = 20 * mm;
      writeHeads();
    }
    drawRule(doc, at);
    at = writeRow("TD", texts, at + gap);
  }
  return at;
}
