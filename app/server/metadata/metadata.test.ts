import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aRecording, marker } from "../../../tests/support/recordings.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { sharpImages } from "../images/sharp-images.server.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPdf } from "./clean-pdf.server.ts";
import { cleanRecording } from "./clean-recording.server.ts";

const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${marker}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** With the phone's words, the place, XMP, a comment and a second picture behind it. */
async function aPhotograph(isProgressive = false): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a3195a" } })
    .withExif({ IFD0: { Make: marker, Artist: marker }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 27/1 0/1" } })
    .withXmp(xmp);
  const bytes = await picture.jpeg({ progressive: isProgressive }).toBuffer();
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(marker.length + 2)}${marker}`, "latin1");
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from(marker)]);
}

async function aPaper(): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  paper.setTitle(marker);
  paper.setAuthor(marker);
  const page = paper.addPage([200, 200]);
  const picture = await paper.embedJpg(await aPhotograph());
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
  return paper.save();
}

const has = (bytes: Uint8Array) => Buffer.from(bytes).includes(marker);

describe("metadata", () => {
  test("of a photograph does not outlast its way into the private store", async () => {
    for (const isProgressive of [false, true]) {
      const photograph = await aPhotograph(isProgressive);
      expect(has(photograph)).toBe(true);
      const made = await sharpImages.make(photograph, "paper");
      if ("problem" in made) throw new Error(made.problem);
      expect(made.sizes).toHaveLength(1);
      expect(has(made.sizes[0]?.bytes ?? photograph)).toBe(false);
      const clean = cleanJpeg(photograph) ?? photograph;
      expect(has(clean)).toBe(false);
      // The same pixels.
      const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
      expect(await pixels(clean)).toEqual(await pixels(photograph));
    }
  });

  test("of a large photograph goes with its size: two thousand pixels at most", async () => {
    const large = await sharp({ create: { width: 900, height: 3000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await sharpImages.make(large, "paper")).toMatchObject({
      width: 600,
      height: 2000,
      sizes: [{ format: "jpg" }],
    });
  });

  test("of a PDF is gone: its words about itself, scripts, attached files, links, and those of its pictures", async () => {
    const paper = await aPaper();
    const clean = (await cleanPdf(paper)) ?? paper;
    expect(textOfPdf(paper)).toContain(marker);
    const text = textOfPdf(clean);
    expect(text).not.toContain(marker);
    expect(text).not.toMatch(/JavaScript|EmbeddedFile|Metadata|OpenAction|\/URI|\/Info|pdf-lib/);
    expect(text).toContain("Ink");
    const again = await PDFDocument.load(clean, { updateMetadata: false });
    expect(again.getPageCount()).toBe(1);
    expect(text).toContain("DCTDecode");
  });

  test.each(["mp3", "m4a", "ogg", "webm"] as const)("of a voice recording is gone: %s", async (extension) => {
    const recording = await aRecording(extension);
    expect(has(recording)).toBe(true);
    const clean = await cleanRecording(recording);
    expect(clean?.extension).toBe(extension);
    expect(has(clean?.bytes ?? recording)).toBe(false);
    expect(clean?.bytes.length).toBeGreaterThan(1_000);
  });
});

/** Its objects, decompressed. */
function textOfPdf(bytes: Uint8Array): string {
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

describe("what cannot be promised of is not kept", () => {
  const paper = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj";
  test.each([
    ["no PDF", Buffer.from("Hello")],
    ["half a PDF", Buffer.from(paper)],
    ["a program", Buffer.from("MZ\x90\0This program cannot be run in DOS mode")],
    ["nothing", new Uint8Array()],
  ])("%s", async (_, bytes) => {
    expect(await cleanPdf(bytes)).toBeUndefined();
    expect(await cleanRecording(bytes)).toBeUndefined();
    expect(cleanJpeg(bytes)).toBeUndefined();
  });

  test("a small PDF that would fill the memory", async () => {
    const packed = deflateSync(Buffer.alloc(40 * 1024 * 1024), { level: 9 });
    for (const type of ["ObjStm", "Obj#53tm"]) {
      const head = `%PDF-1.7\n1 0 obj <</Type/${type}/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
      const bomb = Buffer.concat([
        Buffer.from(head),
        packed,
        Buffer.from("\nendstream endobj\ntrailer<</Root 2 0 R>>"),
      ]);
      expect(await cleanPdf(bomb)).toBeUndefined();
    }
  });

  test("an encrypted PDF, and one of more pages than a person photographs", async () => {
    const secret = await PDFDocument.load(await aPaper());
    secret.encrypt({ userPassword: "open", ownerPassword: "own" });
    expect(await cleanPdf(await secret.save())).toBeUndefined();
    const book = await PDFDocument.create();
    for (let page = 0; page < 201; page++) book.addPage();
    expect(await cleanPdf(await book.save())).toBeUndefined();
  });
});

const hasExiftool = spawnSync("exiftool", ["-ver"]).status === 0;

/** What exiftool says of the file as such, of the sound or drawing, and of the format. */
const plain = /^(?:ExifTool|File|MPEG|QuickTime|Vorbis|Opus|Matroska|JFIF|PDF|Composite|SourceFile|Other):?/;
const telling =
  /Author|Creator|Artist|Title|GPS|Make|Model|Comment|Subject|Keywords|XMP|IPTC|Thumbnail|Copyright(?!Flag)|Lyric|Cover/i;

test.skipIf(!hasExiftool)(
  "exiftool finds nothing telling in what is stored (skipped where exiftool is not installed)",
  async () => {
    const folder = temporaryFolder();
    const look = (name: string, bytes: Uint8Array): Record<string, unknown> => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      const [found] = JSON.parse(execFileSync("exiftool", ["-j", "-G", "-ee", "-a", "-u", path], { encoding: "utf8" }));
      return found;
    };
    const photograph = await aPhotograph();
    const made = await sharpImages.make(photograph, "paper");
    const files: [string, Uint8Array, Uint8Array | undefined][] = [
      ["paper.jpg", photograph, "sizes" in made ? made.sizes[0]?.bytes : undefined],
      ["inside.jpg", photograph, cleanJpeg(photograph)],
      ["paper.pdf", await aPaper(), await cleanPdf(await aPaper())],
    ];
    for (const extension of ["mp3", "m4a", "ogg", "webm"] as const) {
      const recording = await aRecording(extension);
      files.push([`voice.${extension}`, recording, (await cleanRecording(recording))?.bytes]);
    }
    for (const [name, before, after] of files) {
      expect([name, JSON.stringify(look(`old-${name}`, before)).includes(marker)]).toEqual([name, true]);
      const found = look(name, after ?? before);
      expect([name, Object.keys(found).filter((tag) => !plain.test(tag) || telling.test(tag))]).toEqual([name, []]);
      expect([name, JSON.stringify(found).includes(marker)]).toEqual([name, false]);
    }
  },
);
