import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPdf } from "../../../tests/support/site-with-document.ts";
import { openFileWorker } from "./open-file-worker.server.ts";

/** On a busy machine a process of low priority waits longer than a test. */
const worker = openFileWorker({ priority: 0 });

test("a separate process cleans a PDF for visitors, another one reads its text", async () => {
  const made = await worker.open("document", undefined, await aPdf("We planted trees."), "staff");
  if ("problem" in made) throw new Error(made.problem);
  expect(made.pages).toBe(1);
  expect(await worker.open("documentText", undefined, made.bytes, "staff")).toEqual({ text: "We planted trees.\n\n" });
});

test("the same PDF is cleaned to the same bytes, by which the site knows its people", async () => {
  const clean = async () => worker.open("document", undefined, await aPdf("We planted trees."), "staff");
  expect(await clean()).toEqual(await clean());
});

test("a PDF of 19 MB stays within the limits", async () => {
  const pdf = await PDFDocument.create();
  for (let number = 0; number < 9; number++) {
    const raw = { width: 2_400, height: 1_600, channels: 3 } as const;
    const photo = sharp(randomBytes(raw.width * raw.height * 3), { raw });
    const page = pdf.addPage();
    page.drawImage(await pdf.embedJpg(await photo.jpeg({ quality: 70 }).toBuffer()), { width: 400, height: 300 });
    page.drawText(`Page ${number}`);
  }
  const file = await pdf.save();
  expect(file.length).toBeGreaterThan(17 * 2 ** 20);
  const made = await worker.open("document", undefined, file, "staff");
  if ("problem" in made) throw new Error(made.problem);
  expect(made.pages).toBe(9);
  expect(await worker.open("documentText", undefined, made.bytes, "staff")).toMatchObject({
    text: expect.stringContaining("Page 8"),
  });
});
