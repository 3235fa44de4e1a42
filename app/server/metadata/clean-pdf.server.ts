import { inflateSync } from "node:zlib";
import type { PDFDict, PDFDocument, PDFObject } from "@cantoo/pdf-lib";
import { cleanJpeg } from "./clean-jpeg.ts";

type Library = typeof import("@cantoo/pdf-lib");

export const maxPdfBytes = 10 * 1024 * 1024;

/** Maximum number of pages: more than any scanned paper of a person has. Each page costs memory. */
const maxPaperPages = 200;

/** Entries that drawing a page needs: no actions, metadata, thumbnails, and private data of programs. */
const pageKeys = "Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group UserUnit".split(
  " ",
);

/**
 * Annotations that belong to the paper: handwriting, stamps, filled-in fields. Links, attached files and films are
 * removed.
 */
const keptMarks = "Ink Stamp FreeText Highlight Underline StrikeOut Line Square Circle Polygon PolyLine Widget".split(
  " ",
);
const markKeys = "Type Subtype Rect AP AS F C Border BS CA".split(" ");

/** Keys that are removed from every stream and object dictionary. */
const droppedKeys = ["Metadata", "PieceInfo", "LastModified", "OPI", "Ref", "AF", "Alternates", "StructParents"];

interface CleaningOptions {
  maxPages?: number;
  /** True to reject a PDF with scripts instead of removing them. */
  refusesScripts?: boolean;
}

/** Problem with a PDF. `damaged` also stands for parts that this program does not know. */
export type PdfProblem = "notPdf" | "half" | "encrypted" | "script" | "pages" | "damaged";

/**
 * Copies a PDF with only the content that its pages draw: no Info dictionary, XMP, scripts, actions, attached files or
 * form. Pictures (JPEG, JPEG 2000) lose their metadata.
 * @returns undefined for a file that cannot be cleaned: damaged, encrypted, or with unknown parts
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.length > maxPdfBytes || !isPdf(bytes)) return undefined;
  const made = await cleanOrExplain(bytes);
  return "problem" in made ? undefined : made.bytes;
}

/** Cleans a PDF as `cleanPdf` does, or names its problem. */
export async function cleanOrExplain(
  bytes: Uint8Array,
  { maxPages = maxPaperPages, refusesScripts = false }: CleaningOptions = {},
): Promise<{ bytes: Uint8Array; pages: number } | { problem: PdfProblem }> {
  if (!isPdf(bytes)) return { problem: "notPdf" };
  if (hasBomb(bytes)) return { problem: "damaged" };
  const library = await import("@cantoo/pdf-lib");
  try {
    const source = await library.PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = source.getPageCount();
    if (source.isEncrypted) return { problem: "encrypted" };
    if (pages === 0) return { problem: "damaged" };
    if (pages > maxPages) return { problem: "pages" };
    if (refusesScripts && hasScript(library, source)) return { problem: "script" };
    cleanObjects(library, source);
    for (const page of source.getPages()) cleanPage(library, page.node);
    const target = await library.PDFDocument.create({ updateMetadata: false });
    for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page);
    target.context.trailerInfo.Info = undefined;
    return { bytes: await target.save({ addDefaultPage: false, updateFieldAppearances: false }), pages };
  } catch {
    return { problem: explain(bytes) };
  }
}

/** Number of bytes at the end of a PDF in which readers look for its end mark. */
const endBytes = 2_048;

/** The library has no error of its own for a password. */
function explain(bytes: Uint8Array): PdfProblem {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("/Encrypt")) return "encrypted";
  return hasEnd(bytes) ? "damaged" : "half";
}

/** Returns false for a PDF whose end is missing. */
export const hasEnd = (bytes: Uint8Array): boolean => {
  const length = Math.min(bytes.length, endBytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset + bytes.length - length, length).includes("%%EOF");
};

/**
 * Returns true for a PDF. The specification allows any bytes before the header; readers, and this function, allow a
 * kilobyte.
 */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).includes("%PDF-");

/** Maximum size of decompressed data while the library loads a file (bytes). */
const maxUnpacked = 32 * 1024 * 1024;

/** Returns true if the object streams decompress to more than the maximum. The library decompresses nothing else. */
function hasBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let left = maxUnpacked;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    const written = file.toString("latin1", Math.max(file.lastIndexOf("obj", at), at - 4_096), at);
    // PDF names may contain escapes.
    const before = written.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (!/ObjStm|XRef/.test(before) || before.endsWith("end")) continue;
    const filters = before.match(/(?<!\w)\w{1,40}Decode\b/g) ?? [];
    if (filters.length > 1 || filters.some((filter) => filter !== "FlateDecode")) return true;
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    try {
      left -= inflateSync(file.subarray(start), { maxOutputLength: left }).length;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return true;
    }
    if (left <= 0) return true;
  }
  return false;
}

/** Maximum depth of objects inside each other. A PDF that is deeper counts as one with a script. */
const maxDepth = 60;

/** Returns true if any object has a script or runs one. */
function hasScript(library: Library, document: PDFDocument): boolean {
  const { PDFArray, PDFDict, PDFName, PDFStream } = library;
  const holds = (object: unknown, depth: number): boolean => {
    if (depth > maxDepth) return true;
    if (object instanceof PDFStream) return holds(object.dict, depth + 1);
    if (object instanceof PDFArray) return object.asArray().some((part) => holds(part, depth + 1));
    if (!(object instanceof PDFDict)) return false;
    return object.entries().some(([key, value]) => {
      const isScript = value instanceof PDFName && value.decodeText() === "JavaScript";
      return isScript || ["JS", "JavaScript"].includes(key.decodeText()) || holds(value, depth + 1);
    });
  };
  return document.context.enumerateIndirectObjects().some(([, object]) => holds(object, 0));
}

/** @throws for a picture that cannot be read */
function cleanObjects(library: Library, document: PDFDocument): void {
  const { PDFDict, PDFName, PDFRawStream, PDFStream } = library;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    for (const key of dict ? droppedKeys : []) dict?.delete(PDFName.of(key));
    if (!(object instanceof PDFRawStream) || dict === undefined) continue;
    const filters = filtersOf(library, dict);
    const last = filters.at(-1);
    if (last !== "DCTDecode" && last !== "DCT" && last !== "JPXDecode") continue;
    const packed = filters.slice(0, -1);
    if (packed.some((filter) => filter !== "FlateDecode") || packed.length > 1) throw new Error("A picture in wraps");
    const plain =
      packed.length === 1 ? inflateSync(object.contents, { maxOutputLength: maxUnpacked }) : object.contents;
    const clean = last === "JPXDecode" ? cleanJpeg2000(plain) : cleanJpeg(plain);
    if (clean === undefined) throw new Error("A damaged picture");
    dict.set(PDFName.of("Filter"), PDFName.of(last));
    if (packed.length === 1) dict.delete(PDFName.of("DecodeParms"));
    document.context.assign(ref, PDFRawStream.of(dict, clean));
  }
}

function filtersOf({ PDFArray, PDFName }: Library, dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of("Filter"));
  const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : "");
  if (!(filter instanceof PDFArray)) return filter === undefined ? [] : [nameOf(filter)];
  return Array.from({ length: filter.size() }, (_, place) => nameOf(filter.lookup(place)));
}

function cleanPage(library: Library, page: PDFDict): void {
  const { PDFArray, PDFDict, PDFName } = library;
  const marks = page.lookup(PDFName.of("Annots"));
  for (const key of page.keys()) if (!pageKeys.includes(key.decodeText())) page.delete(key);
  if (!(marks instanceof PDFArray)) return;
  const kept = PDFArray.withContext(page.context);
  for (let place = 0; place < marks.size(); place++) {
    const mark = marks.lookup(place);
    if (!(mark instanceof PDFDict)) continue;
    const kind = mark.lookup(PDFName.of("Subtype"));
    if (!(kind instanceof PDFName) || !keptMarks.includes(kind.decodeText())) continue;
    for (const key of mark.keys()) if (!markKeys.includes(key.decodeText())) mark.delete(key);
    kept.push(page.context.register(mark));
  }
  if (kept.size() > 0) page.set(PDFName.of("Annots"), kept);
}

/** Boxes with metadata; XMP is in a `uuid` ([ISO/IEC 15444-1](https://www.itu.int/rec/T-REC-T.800), annex I). */
const droppedBoxes = ["uuid", "xml ", "asoc", "uinf"];

/** Removes the boxes with metadata; a bare codestream has none. */
function cleanJpeg2000(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return bytes;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    if (at + 8 > file.length) return undefined;
    const length = file.readUInt32BE(at) || file.length - at;
    // A length of 1 announces a 64-bit length. Pictures of the permitted size never need it.
    if (length < 8 || at + length > file.length) return undefined;
    const box = file.subarray(at, at + length);
    if (!droppedBoxes.includes(box.toString("latin1", 4, 8))) kept.push(box);
    at += length;
  }
  return Buffer.concat(kept);
}
