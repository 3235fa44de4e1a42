import { deflateSync } from "node:zlib";
import type { HostileFile } from "./hostile-file.ts";
import { fill } from "./worst-pieces.ts";

const size = 469_000;

const latin = (text: string) => Buffer.from(text, "latin1");

/**
 * Makes a PDF of these objects, numbered from 1; the first is its catalog. It has no cross-reference table, which
 * readers repair.
 */
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    latin("%PDF-1.7\n"),
    ...objects.flatMap((body, at) => [latin(`${at + 1} 0 obj\n`), Buffer.from(body), latin("\nendobj\n")]),
    latin("trailer\n<< /Root 1 0 R >>\n%%EOF\n"),
  ]);

const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${more} >>`;
const inPage = (more: string) => pdf(catalog, pages, page(more));

/** Makes a tree in which each level points to the next one twice. */
function doubledTree(levels: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, at) => `<< /Type /Pages /Count 2 /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`,
  );
  return pdf(catalog, ...nodes, page(""));
}

const stream = (dict: string, bytes: Buffer) =>
  Buffer.concat([latin(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, latin("\nendstream")]);

/** Returns compressed zeros, which the library decompresses while loading. */
const bomb = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 2 ** 20));

const objectStream = (dict: string) =>
  pdf(catalog, pages, page(""), stream(`${dict} /N 1 /First 4 /Filter /FlateDecode`, bomb(480)));

const repeated = (chunk: string) => latin(fill(chunk, size, "%PDF-1.7\n"));

/** PDFs that are cheap to make and expensive to open. */
export const hostilePdfs: HostileFile[] = [
  { name: "a PDF whose page tree points twice to its next level", make: () => doubledTree(45) },
  { name: "a PDF whose page tree is a circle", make: () => pdf(catalog, "<< /Type /Pages /Kids [2 0 R] /Count 1 >>") },
  {
    name: "a PDF with 200,000 pages that are one",
    make: () => pdf(catalog, `<< /Type /Pages /Count 200000 /Kids [${"3 0 R ".repeat(200_000)}] >>`, page("")),
  },
  { name: "a PDF whose page inherits from itself", make: () => pdf(catalog, pages, "<< /Type /Page /Parent 3 0 R >>") },
  {
    name: "a PDF whose length is itself",
    make: () => pdf(catalog, pages, page("/Contents 4 0 R"), "<< /Length 4 0 R >>\nstream\nq\nendstream"),
  },
  { name: "a PDF of the word stream", make: () => repeated("stream") },
  { name: "a PDF of the word endstream", make: () => repeated("endstream\n") },
  { name: "a PDF of stream and obj", make: () => repeated("1 0 obj<<>>stream\n") },
  { name: "a PDF of a million objects", make: () => repeated("1 0 obj 1 endobj\n") },
  { name: "a PDF of arrays in arrays", make: () => inPage(`/X ${"[".repeat(size)}`) },
  { name: "a PDF of dictionaries in dictionaries", make: () => inPage(`/X ${"<</A ".repeat(size / 5)}`) },
  { name: "a PDF of brackets in a string", make: () => inPage(`/X ${"(".repeat(size)}`) },
  { name: "a PDF of a number without end", make: () => inPage(`/X ${"9".repeat(size)}`) },
  { name: "a PDF of a name of escapes", make: () => inPage(`/${"#41".repeat(size / 3)} 1`) },
  { name: "a PDF of comments", make: () => repeated("%\n") },
  { name: "a PDF of spaces", make: () => repeated(" ") },
  { name: "a PDF that unpacks to 480 MB and says so", make: () => objectStream("/Type /ObjStm") },
  { name: "a PDF that unpacks to 480 MB behind the word obj", make: () => objectStream("/Type /ObjStm /obj (obj)") },
  { name: "a PDF that unpacks to 480 MB under an escaped name", make: () => objectStream("/Type /Obj#53tm") },
  {
    name: "a PDF whose references unpack to 480 MB",
    make: () => objectStream("/Type /XRef /W [1 2 2] /Size 90000000 /obj (obj)"),
  },
  {
    name: "a PDF packed twice",
    make: () =>
      pdf(
        catalog,
        pages,
        page(""),
        stream("/Type /ObjStm /obj (obj) /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]", deflateSync(bomb(480))),
      ),
  },
  {
    name: "a PDF with a packed picture that unpacks to 480 MB",
    make: () =>
      pdf(
        catalog,
        pages,
        page("/Resources << /XObject << /I 4 0 R >> >>"),
        stream("/Subtype /Image /Filter [/FlateDecode /DCTDecode]", bomb(480)),
      ),
  },
];
