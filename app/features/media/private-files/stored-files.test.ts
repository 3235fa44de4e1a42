import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { reportFields, sendWith } from "../../../../tests/support/concerns.ts";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { filesBelow } from "../../../../tests/support/files-below.ts";
import {
  hasExiftool,
  lookAtAllWithExiftool,
  lookWithExiftool,
  objectsOfPdf,
  paperWithMetadata,
  photographWithMetadata,
  revealingTags,
} from "../../../../tests/support/files-with-metadata.ts";
import { aRecording, marker } from "../../../../tests/support/recordings.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { keyIdOf } from "../../../server/sealing/seal.server.ts";
import { checkPrivateFiles } from "./check-files.server.ts";
import { readPieces } from "./sealed-files.server.ts";

/** Sends files with metadata by all ways that store one. @returns the stored files */
async function storeEverywhere() {
  const here = await siteWithConsent();
  const { ctx, ask, takeConsent } = here;
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const upload = async (background: string) => {
    const body = await photographWithMetadata(true, background);
    const answer = await ask("/admin/media/upload", { method: "POST", body, headers });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: number }).id;
  };
  const shown = await upload("#195aa3");
  const covered = await upload("#5aa319");
  expect(shown).not.toBe(covered);
  const cover = new URLSearchParams({ cover: "0.25,0.2,0.1,0.15", uncovered: "keep" });
  const faces = await ask(`/admin/media/${covered}/faces`, { method: "POST", body: cover, headers });
  expect(faces.status).toBeLessThan(400);
  const sent = [await photographWithMetadata(), await paperWithMetadata(), new Uint8Array(await aRecording("m4a"))];
  const taken = await takeConsent({ idempotencyKey: "papers" }, "/admin/consents/new", sent);
  expect(taken.status).toBeLessThan(400);
  expect((await sendWith(here, reportFields, sent)).status).toBe(200);
  // The checks after the report may still run, or ended because the worker was busy.
  await checkPrivateFiles(ctx);
  const folder = join(ctx.config.root, "var/files");
  const files = filesBelow(folder).map(async (name, number) => {
    const path = name.replaceAll("\\", "/");
    const place = join(folder, name);
    if (!path.startsWith("private/")) return { path, place };
    // Encrypted files are opened with the key.
    const opened = join(ctx.config.root, `opened-${number}.${path.split(".").at(-1)}`);
    writeFileSync(opened, await buffer(readPieces(ctx, { path, key_id: keyIdOf(ctx.config) })));
    return { path, place: opened };
  });
  return Promise.all(files);
}

test("no stored file reveals phone, place or person", async () => {
  for (const bytes of [await photographWithMetadata(), await paperWithMetadata()])
    expect(Buffer.from(bytes).includes(marker) || objectsOfPdf(bytes).includes(marker)).toBe(true);
  const files = await storeEverywhere();
  const kinds = files.map(({ path }) => path.replace(/^(private)?.*\.(\w+)$/, "$1 $2").trim());
  // The uncovered picture, files of a consent, and files of a concern.
  expect([...new Set(kinds)].sort()).toEqual(["avif", "jpg", "private jpg", "private m4a", "private pdf", "webp"]);
  expect(files.filter(({ path }) => path.startsWith("private/")).length).toBeGreaterThan(3);
  for (const { path, place } of files) {
    const bytes = readFileSync(place);
    expect([path, bytes.includes(marker)]).toEqual([path, false]);
    if (path.endsWith(".pdf")) expect(objectsOfPdf(bytes)).not.toContain(marker);
  }
  if (!hasExiftool) return;
  const all = lookAtAllWithExiftool(files.map(({ place }) => place));
  expect(all).toHaveLength(files.length);
  for (const [number, found] of all.entries()) {
    const path = files[number]?.path;
    expect([path, revealingTags(found), JSON.stringify(found).includes(marker)]).toEqual([path, [], false]);
  }
});

test.skipIf(!hasExiftool)("the test photograph has EXIF, place, XMP, IPTC, thumbnail", async () => {
  const { ctx } = await siteWithConsent();
  const place = join(ctx.config.root, "photograph.jpg");
  writeFileSync(place, await photographWithMetadata());
  const tags = Object.keys(lookWithExiftool(place)).join();
  for (const part of ["EXIF:Make", "GPSLatitude", "XMP:Creator", "IPTC:By-line", "ThumbnailImage", "File:Comment"])
    expect(tags).toContain(part);
});
