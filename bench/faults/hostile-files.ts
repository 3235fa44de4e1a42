import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import type { HostileFile } from "./hostile-file.ts";
import { hostilePdfs } from "./hostile-pdfs.ts";
import { hostileRecordings } from "./hostile-recordings.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a3195a" }, limitInputPixels: false });

/**
 * Makes a JPEG in which each scan is repeated.
 * @param times number of repetitions
 */
async function manyScans(times: number): Promise<Buffer> {
  const bytes = await plain(4_000, 3_000).jpeg({ progressive: true }).toBuffer();
  const start = bytes.indexOf(Buffer.from([0xff, 0xda]), bytes.indexOf(Buffer.from([0xff, 0xda])) + 2);
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  const scans = Array.from({ length: times }, () => bytes.subarray(start, end));
  return Buffer.concat([bytes.subarray(0, start), ...scans, bytes.subarray(end)]);
}

const hostilePictures: HostileFile[] = [
  { name: "a PNG of 900 megapixels", make: () => plain(30_000, 30_000).png({ compressionLevel: 1 }).toBuffer() },
  { name: "an interlaced PNG of 49 megapixels", make: () => plain(7_000, 7_000).png({ progressive: true }).toBuffer() },
  {
    name: "a progressive JPEG of 49 megapixels",
    make: () => plain(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
  },
  { name: "a JPEG of 400 scans", make: () => manyScans(400) },
  {
    name: "a turned JPEG of 49 megapixels",
    make: () => plain(7_000, 7_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  },
  {
    name: "a WebP of 49 megapixels without loss",
    make: () => plain(7_000, 7_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  { name: "an AVIF of 49 megapixels", make: () => plain(7_000, 7_000).avif({ effort: 0 }).toBuffer() },
  { name: "a GIF of 49 megapixels", make: () => plain(7_000, 7_000).gif({ effort: 1 }).toBuffer() },
  {
    name: "a JPEG that ends in its middle",
    make: async () => (await plain(4_000, 3_000).jpeg().toBuffer()).subarray(0, 20_000),
  },
  {
    name: "an SVG of copies",
    make: () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg">${Array.from({ length: 40 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/><use href="#a${at + 1}"/></g>`).join("")}</svg>`,
      ),
  },
  { name: "an archive of 480 MB", make: () => zipped({ "zeros.txt": new Uint8Array(480 * 2 ** 20) }) },
  { name: "five megabytes of nothing", make: () => Buffer.alloc(5 * 2 ** 20) },
];

/** Files that any visitor can send with a report. */
export const hostileFiles: HostileFile[] = [...hostilePdfs, ...hostileRecordings, ...hostilePictures];

const zipped = (parts: Record<string, Uint8Array>) => Buffer.from(zipSync(parts, { level: 9 }));

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/**
 * Makes a workbook with one sheet.
 * @param more additional parts
 */
function workbook(sheet: Uint8Array | string, more: Record<string, Uint8Array> = {}): Buffer {
  const rels = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/${type}" Target="${target}"/></Relationships>`,
    );
  return zipped({
    "_rels/.rels": rels("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": rels("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": typeof sheet === "string" ? strToU8(sheet) : sheet,
    ...more,
  });
}

const sheetOf = (cells: string) => `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`;

function claiming(bytes: number): Buffer {
  const file = workbook(sheetOf(`<row r="1">${"<c><v>1</v></c>".repeat(2_000_000)}</row>`));
  for (let at = file.indexOf("PK\x01\x02"); at >= 0; at = file.indexOf("PK\x01\x02", at + 4))
    file.writeUInt32LE(bytes, at + 24);
  return file;
}

const most = 5 * 2 ** 20;

/** Files that staff can send as a bank statement. */
export const hostileTables: HostileFile[] = [
  {
    name: "a workbook of one far cell",
    make: () => workbook(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  },
  {
    name: "a workbook that says how large it is",
    make: () =>
      workbook(
        `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
      ),
  },
  { name: "a workbook of 480 MB", make: () => workbook(new Uint8Array(480 * 2 ** 20).fill(32)) },
  { name: "a workbook that claims to be small", make: () => claiming(100) },
  { name: "a workbook of elements in elements", make: () => workbook(sheetOf("<row>".repeat(900_000))) },
  {
    name: "a workbook of texts",
    make: () =>
      workbook(sheetOf("<row/>"), {
        "xl/sharedStrings.xml": strToU8(`<sst xmlns="${main}">${"<si><t>x</t></si>".repeat(2_000_000)}</sst>`),
      }),
  },
  { name: "a CSV of one cell", make: () => Buffer.alloc(most, "x") },
  { name: "a CSV of one cell in quotes", make: () => Buffer.from(`"${"x\n".repeat(most / 2 - 1)}`) },
  { name: "a CSV of quotes", make: () => Buffer.alloc(most, '"') },
  { name: "a CSV of commas", make: () => Buffer.alloc(most, ",") },
  { name: "a CSV of ends of lines", make: () => Buffer.alloc(most, "\n") },
  { name: "a CSV of separators", make: () => Buffer.alloc(most, ',;\t|"\n') },
];
