import sharp from "sharp";
import { expect, test } from "vitest";
import { runJob } from "../../../../tests/support/run-job.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { pieceBytes } from "../../../staff-kit/offline/send-picture.ts";
import { maxOpen } from "./add-photo.server.ts";

/** Uncompressed: several pieces. */
const aPhotograph = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a3195a" } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );

interface Answer {
  status: number;
  id?: number;
  received?: number;
  message?: string;
}

async function open() {
  const { ask, ctx, clock } = await createTestSite({ empty: true });
  const cookie = await signIn(ctx, "editor");
  const sendAs =
    (Cookie: string) =>
    async (key: string, body: Uint8Array<ArrayBuffer>, { start = 0, size = body.byteLength } = {}) => {
      const path = `/admin/media/uploads/${key}?size=${size}&start=${start}`;
      const headers = { Cookie, Origin: "https://site.test" };
      const answer = await ask(path, { method: "POST", body, headers });
      return { status: answer.status, ...((await answer.json()) as object) } as Answer;
    };
  const send = sendAs(cookie);
  const sendFrom = async (key: string, photo: Uint8Array<ArrayBuffer>, from: number) => {
    let answer: Answer | undefined;
    for (let start = from; start < photo.byteLength; start += pieceBytes)
      answer = await send(key, photo.slice(start, start + pieceBytes), { start, size: photo.byteLength });
    return answer;
  };
  const rows = async () => ({
    photos: (await ctx.db.selectFrom("photos").select("id").execute()).length,
    uploads: (await ctx.db.selectFrom("uploads").select("id").execute()).length,
    pieces: (await ctx.db.selectFrom("upload_pieces").select("start").execute()).length,
  });
  return { ctx, clock, send, sendFrom, sendAs, rows };
}

test("a broken upload continues and becomes one photo", async () => {
  const { send, sendFrom, rows } = await open();
  const photo = await aPhotograph();
  const size = photo.byteLength;
  expect(size).toBeGreaterThan(3 * pieceBytes);
  const first = photo.slice(0, pieceBytes);
  expect(await send("the-first-key", first, { size })).toEqual({ status: 200, received: pieceBytes });
  // The answer was lost: the same piece comes again, and learns where to continue.
  expect(await send("the-first-key", first, { size })).toEqual({ status: 409, received: pieceBytes });
  expect(await send("the-first-key", new Uint8Array(), { size })).toEqual({ status: 200, received: pieceBytes });
  expect((await send("the-first-key", first, { size, start: 2 * pieceBytes })).status).toBe(409);
  const made = await sendFrom("the-first-key", photo, pieceBytes);
  expect(made).toMatchObject({ status: 200, id: expect.any(Number), hasConsent: false, kind: "photograph" });
  expect(await send("the-first-key", new Uint8Array(), { size })).toEqual(made);
  expect(await send("the-first-key", first, { size })).toEqual(made);
  expect(await rows()).toEqual({ photos: 1, uploads: 1, pieces: 0 });
});

test("a deleted photo does not return with its key", async () => {
  const { ctx, send, sendFrom } = await open();
  const photo = await aPhotograph();
  await sendFrom("a-deleted-one", photo, 0);
  await ctx.db.deleteFrom("photos").execute();
  const again = await send("a-deleted-one", new Uint8Array(), { size: photo.byteLength });
  expect(again).toEqual({ status: 422, message: expect.stringContaining("was deleted from the site") });
});

test("invalid uploads are refused without storing a piece", async () => {
  const { send, rows } = await open();
  const large = await send("a-large-one", new Uint8Array(10), { size: 20 * 1024 * 1024 + 1 });
  expect(large).toEqual({ status: 422, message: "This file is larger than 20 MB. Choose a smaller one." });
  expect((await send("a-large-piece", new Uint8Array(pieceBytes + 1))).status).toBe(422);
  expect(await send("no-picture-at-all", new TextEncoder().encode("<svg/>"))).toMatchObject({
    status: 422,
    message: expect.stringContaining("We cannot show this kind of file"),
  });
  expect(await rows()).toEqual({ photos: 0, uploads: 0, pieces: 0 });
});

test("a key belongs to a user; another picture under it starts again", async () => {
  const { ctx, send, sendAs, sendFrom } = await open();
  const photo = await aPhotograph();
  const size = photo.byteLength;
  const first = photo.slice(0, pieceBytes);
  await send("one-and-the-same", first, { size });
  const other = sendAs(await signIn(ctx, "admin"));
  expect(await other("one-and-the-same", new Uint8Array(), { size })).toEqual({ status: 200, received: 0 });
  expect(await send("one-and-the-same", first, { size: size + 1 })).toMatchObject({ received: pieceBytes });
  expect(await sendFrom("one-and-the-same", photo, 0)).toMatchObject({ id: expect.any(Number) });
});

test("the oldest of too many uploads starts again; all expire after a week", async () => {
  const { ctx, clock, send, rows } = await open();
  const piece = new Uint8Array(10);
  for (let nth = 0; nth <= maxOpen; nth++) await send(`number-${nth}-here`, piece, { size: 20 });
  expect(await rows()).toEqual({ photos: 0, uploads: maxOpen, pieces: maxOpen });
  expect(await send("number-8-here", new Uint8Array(), { size: 20 })).toMatchObject({ received: 10 });
  expect(await send("number-0-here", new Uint8Array(), { size: 20 })).toMatchObject({ received: 0 });
  for (let day = 1; day <= 8; day++) {
    clock.at = new Date(clock.at.getTime() + 24 * 60 * 60 * 1_000);
    await runJob(ctx, "old uploads");
    if (day === 6) expect((await rows()).uploads).toBe(maxOpen);
  }
  expect(await rows()).toEqual({ photos: 0, uploads: 0, pieces: 0 });
});
