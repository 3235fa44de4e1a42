import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  hasExiftool,
  lookWithExiftool,
  objectsOfPdf,
  paperWithMetadata,
  photographWithMetadata,
  revealingTags,
} from "../../../tests/support/files-with-metadata.ts";
import { aRecording, marker } from "../../../tests/support/recordings.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { sharpImages } from "../images/sharp-images.server.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPdf } from "./clean-pdf.server.ts";
import { cleanRecording } from "./clean-recording.server.ts";

const has = (bytes: Uint8Array) => Buffer.from(bytes).includes(marker);

describe("metadata", () => {
  test("is removed from a photograph before it enters the private store", async () => {
    for (const isProgressive of [false, true]) {
      const photograph = await photographWithMetadata(isProgressive);
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

  test("is removed while a large photograph is reduced to 2,000 pixels", async () => {
    const large = await sharp({ create: { width: 900, height: 3000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await sharpImages.make(large, "paper")).toMatchObject({
      width: 600,
      height: 2000,
      sizes: [{ format: "jpg" }],
    });
  });

  test("is removed from a PDF, with scripts, attached files and links", async () => {
    const paper = await paperWithMetadata();
    const clean = (await cleanPdf(paper)) ?? paper;
    expect(objectsOfPdf(paper)).toContain(marker);
    const text = objectsOfPdf(clean);
    expect(text).not.toContain(marker);
    expect(text).not.toMatch(/JavaScript|EmbeddedFile|Metadata|OpenAction|\/URI|\/Info|pdf-lib/);
    expect(text).toContain("Ink");
    const again = await PDFDocument.load(clean, { updateMetadata: false });
    expect(again.getPageCount()).toBe(1);
    expect(text).toContain("DCTDecode");
  });

  test.each(["mp3", "m4a", "ogg", "webm"] as const)("is removed from a voice recording: %s", async (extension) => {
    const recording = await aRecording(extension);
    expect(has(recording)).toBe(true);
    const clean = await cleanRecording(recording);
    expect(clean?.extension).toBe(extension);
    expect(has(clean?.bytes ?? recording)).toBe(false);
    expect(clean?.bytes.length).toBeGreaterThan(1_000);
  });
});

describe("a file that cannot be cleaned is refused", () => {
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
    const secret = await PDFDocument.load(await paperWithMetadata());
    secret.encrypt({ userPassword: "open", ownerPassword: "own" });
    expect(await cleanPdf(await secret.save())).toBeUndefined();
    const book = await PDFDocument.create();
    for (let page = 0; page < 201; page++) book.addPage();
    expect(await cleanPdf(await book.save())).toBeUndefined();
  });
});

test.skipIf(!hasExiftool)("exiftool finds no metadata in stored files (skipped without exiftool)", async () => {
  const folder = temporaryFolder();
  const look = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return lookWithExiftool(path);
  };
  const photograph = await photographWithMetadata();
  const made = await sharpImages.make(photograph, "paper");
  const files: [string, Uint8Array, Uint8Array | undefined][] = [
    ["paper.jpg", photograph, "sizes" in made ? made.sizes[0]?.bytes : undefined],
    ["inside.jpg", photograph, cleanJpeg(photograph)],
    ["paper.pdf", await paperWithMetadata(), await cleanPdf(await paperWithMetadata())],
  ];
  for (const extension of ["mp3", "m4a", "ogg", "webm"] as const) {
    const recording = await aRecording(extension);
    files.push([`voice.${extension}`, recording, (await cleanRecording(recording))?.bytes]);
  }
  for (const [name, before, after] of files) {
    expect([name, JSON.stringify(look(`old-${name}`, before)).includes(marker)]).toEqual([name, true]);
    const found = look(name, after ?? before);
    expect([name, revealingTags(found)]).toEqual([name, []]);
    expect([name, JSON.stringify(found).includes(marker)]).toEqual([name, false]);
  }
});
