import { execFileSync, spawnSync } from "node:child_process";
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { marker } from "./recordings.ts";

const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${marker}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A segment of a JPEG. @param content bytes as Latin-1 */
function segment(kind: number, content: string): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, kind, length >> 8, length & 255, ...Buffer.from(content, "latin1")]);
}

/** The by-line, as [IPTC IIM](https://iptc.org/standards/iim/) in a resource of Photoshop's. */
const byLine = `\x1c\x02\x50\0${String.fromCharCode(marker.length)}${marker}`;
const iptc = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0${String.fromCharCode(byLine.length)}${byLine}${"\0".repeat(byLine.length % 2)}`;

/** A small picture with words of its own, as an extension of JFIF. */
async function thumbnail(): Promise<string> {
  const small = sharp({ create: { width: 16, height: 16, channels: 3, background: "#a3195a" } });
  const bytes = await small
    .withExif({ IFD0: { Make: marker } })
    .jpeg()
    .toBuffer();
  return `JFXX\0\x10${bytes.toString("latin1")}`;
}

/** With the phone's words, the place, XMP, IPTC, a thumbnail, a comment and a second picture behind it. */
export async function photographWithMetadata(
  isProgressive = false,
  background = "#a3195a",
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: marker, Artist: marker }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 27/1 0/1" } })
    .withXmp(xmp);
  const bytes = await picture.jpeg({ progressive: isProgressive }).toBuffer();
  const parts = [segment(0xfe, marker), segment(0xe0, await thumbnail()), segment(0xed, iptc)];
  return new Uint8Array(Buffer.concat([bytes.subarray(0, 2), ...parts, bytes.subarray(2), Buffer.from(marker)]));
}

export async function paperWithMetadata(): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await PDFDocument.create();
  paper.setTitle(marker);
  paper.setAuthor(marker);
  const page = paper.addPage([200, 200]);
  const picture = await paper.embedJpg(await photographWithMetadata());
  page.drawImage(picture, { x: 10, y: 10, width: 90, height: 60 });
  page.drawText("We agree.");
  await paper.attach(Buffer.from(marker), "secret.txt", { afRelationship: AFRelationship.Data });
  paper.addJavaScript("tell", `app.alert("${marker}")`);
  const { context } = paper;
  const name = (text: string) => PDFName.of(text);
  const action = context.obj({ S: "JavaScript", JS: PDFString.of(marker) });
  const metadata = context.register(context.stream(xmp, { Type: "Metadata", Subtype: "XML" }));
  paper.catalog.set(name("Metadata"), metadata);
  paper.catalog.set(name("OpenAction"), action);
  page.node.set(name("Metadata"), metadata);
  page.node.set(name("AA"), context.obj({ O: action }));
  const link = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: { S: "URI", URI: PDFString.of(marker) } };
  const ink = { Type: "Annot", Subtype: "Ink", Rect: [0, 0, 9, 9], T: PDFHexString.fromText(marker), A: action };
  page.node.set(name("Annots"), context.obj([context.register(context.obj(link)), context.register(context.obj(ink))]));
  return new Uint8Array(await paper.save());
}

/** The objects of a PDF, decompressed. */
export function objectsOfPdf(bytes: Uint8Array): string {
  const script = `
    const { PDFDocument } = require("@cantoo/pdf-lib");
    const parts = [];
    PDFDocument.load(require("fs").readFileSync(0), { updateMetadata: false }).then((paper) => {
      for (const [, object] of paper.context.enumerateIndirectObjects()) {
        parts.push(object.toString());
        if (object.getContents) parts.push(Buffer.from(object.getContents()).toString("latin1"));
      }
      parts.push(paper.context.trailerInfo.Info ? "/Info" : "");
      process.stdout.write(parts.join("\\n"));
    });`;
  return spawnSync(process.execPath, ["-e", script], { input: bytes, encoding: "latin1" }).stdout;
}

export const hasExiftool = spawnSync("exiftool", ["-ver"]).status === 0;

/** Groups of exiftool about the file as such, the sound or drawing, and the format. */
const plain = /^(?:ExifTool|File|RIFF|MPEG|QuickTime|Vorbis|Opus|Matroska|JFIF|PDF|Composite|SourceFile|Other):?/;
const revealing =
  /Author|Creator|Artist|Title|GPS|Make|Model|Comment|Subject|Keywords|XMP|IPTC|Thumbnail|Copyright(?!Flag)|Lyric|Cover/i;

/** All that exiftool (Debian's libimage-exiftool-perl) finds in a file, by group and tag. */
export const lookWithExiftool = (path: string): Record<string, unknown> => lookAtAllWithExiftool([path])[0] ?? {};

/** The same of several, in their order: it takes longer to start than to look. */
export function lookAtAllWithExiftool(paths: string[]): Record<string, unknown>[] {
  return JSON.parse(execFileSync("exiftool", ["-j", "-G", "-ee", "-a", "-u", ...paths], { encoding: "utf8" }));
}

/** Tags that are no structure of the file. */
export const revealingTags = (found: Record<string, unknown>): string[] =>
  Object.keys(found).filter((tag) => !plain.test(tag) || revealing.test(tag));
