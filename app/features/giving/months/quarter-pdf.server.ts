import { loadSharp } from "../../../server/images/load-sharp.server.ts";
import { margin, mm, muted, pageHeight, pageWidth, startPdf, write } from "../../../server/typesetting/pdf.server.ts";
import { writeTable } from "../../../server/typesetting/pdf-table.server.ts";

const inner = pageWidth - 2 * margin;

/** Longest side of a voucher's picture (pixels). */
const pictureSize = 1_000;

export interface QuarterVoucher {
  number: string;
  /** Lines of facts, and of its history. */
  facts: string[];
  /** Sentence in place of the picture; undefined with one. */
  noPicture: string | undefined;
  /** Text for screen readers. */
  alt: string;
}

export interface QuarterReport {
  title: string;
  lede: string[];
  sections: { heading: string; heads: string[]; rows: string[][]; none: string }[];
  vouchersHeading: string;
  vouchers: QuarterVoucher[];
}

interface Asks {
  /** Returns the stored picture of a voucher; undefined without one. */
  picture(number: string): Promise<Uint8Array | undefined>;
}

/** Makes tagged A4 pages in a background thread, with a picture of each voucher. @param foundation legal name */
export async function makeQuarterPdf(
  { title, lede, sections, vouchersHeading, vouchers }: QuarterReport,
  foundation: string,
  at: Date,
  { picture }: Asks,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { doc, ended } = startPdf(title, foundation, at);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = 24 * mm;
  const line = (type: string, text: string, size: number, font: "text" | "bold" = "text") =>
    root.add(doc.struct(type, {}, () => (y = write(doc, text, { x: margin, y, width: inner, size, font }) + 2 * mm)));
  const newPage = () => {
    doc.addPage();
    y = 20 * mm;
  };
  line("P", foundation, 12, "bold");
  line("H1", title, 24, "bold");
  for (const text of lede) line("P", text, 10);
  for (const { heading, heads, rows, none } of sections) {
    if (y > pageHeight - 60 * mm) newPage();
    y += 4 * mm;
    line("H2", heading, 14, "bold");
    if (rows.length === 0) line("P", none, 10);
    // Five columns of amounts need more of the page.
    const nameShare = heads.length > 5 ? 0.2 : 0.3;
    const share = (1 - nameShare) / Math.max(heads.length - 1, 1);
    const columns = heads.map((head, index) => ({ head, share: index === 0 ? nameShare : share }));
    if (rows.length > 0) y = writeTable(doc, root, y, columns, rows);
  }
  if (vouchers.length > 0) {
    newPage();
    line("H2", vouchersHeading, 14, "bold");
  }
  for (const { number, facts, noPicture, alt } of vouchers) {
    const stored = noPicture === undefined ? await picture(number) : undefined;
    if (y > pageHeight - (stored === undefined ? 50 : 160) * mm) newPage();
    y += 3 * mm;
    line("H3", number, 12, "bold");
    for (const fact of facts) line("P", fact, 10);
    if (stored === undefined) {
      root.add(
        doc.struct(
          "P",
          {},
          () => (y = write(doc, noPicture ?? "", { x: margin, y, width: inner, size: 10, color: muted })),
        ),
      );
      continue;
    }
    const size = { width: pictureSize, height: pictureSize, fit: "inside", withoutEnlargement: true } as const;
    const made = await sharp(stored)
      .rotate()
      .resize(size)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 72 })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min((inner * 0.6) / made.info.width, (110 * mm) / made.info.height);
    const width = made.info.width * scale;
    const height = made.info.height * scale;
    if (y + height > pageHeight - 15 * mm) newPage();
    root.add(doc.struct("Figure", { alt }, () => doc.image(made.data, margin, y, { width, height })));
    y += height + 4 * mm;
  }
  root.end();
  doc.end();
  return ended;
}
