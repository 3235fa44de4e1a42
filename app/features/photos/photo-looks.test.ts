import sharp from "sharp";
import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { lookOf } from "../../server/images/make-picture.server.ts";
import { isAlike, plainLook } from "../../values/look-hash.ts";
import { findLooks } from "./photo-looks.server.ts";

/** A picture with light and dark places, drawn anew from a number. */
async function scene(seed: number): Promise<Buffer> {
  const [width, height] = [90, 60];
  const wave = (x: number, y: number) =>
    128 + 60 * Math.sin((x * (1 + seed)) / 13 + seed) + 60 * Math.cos((y * (2 + (seed % 3))) / 11 + x / (9 + seed));
  const grey = Buffer.from(Array.from({ length: width * height }, (_, at) => wave(at % width, Math.floor(at / width))));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(900, 600)
    .toColourspace("srgb")
    .jpeg()
    .toBuffer();
}

test("copies in another size, format or light look alike; other pictures do not, and plain ones have no look", async () => {
  const looks = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(async (seed) => lookOf(sharp(await scene(seed)))));
  const first = await scene(0);
  const copies = [
    await sharp(first).resize(320).webp({ quality: 40 }).toBuffer(),
    await sharp(first).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }).toBuffer(),
    await sharp(first).resize(1600, 1060, { fit: "fill" }).png().toBuffer(),
  ];
  for (const copy of copies) expect(isAlike(looks[0] ?? "", await lookOf(sharp(copy)))).toBe(true);
  for (const other of looks.slice(1)) expect(isAlike(looks[0] ?? "", other)).toBe(false);
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a3195a" } });
  expect(await lookOf(plain.png())).toBe(plainLook);
  expect(isAlike(plainLook, plainLook)).toBe(false);
});

test("a photo that was taken down, or deleted, does not come back as a copy until the lead has looked", async () => {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, send, staffHeaders } = site;
  const upload = async (bytes: Buffer) => {
    const body = new Uint8Array(bytes);
    const answer = await ask("/admin/media/upload", { method: "POST", body, headers: staffHeaders });
    return (await answer.json()) as { id: number; src: string };
  };
  const clear = (id: number) =>
    post(`/admin/media/${id}.data`, { alt: "A class", consent: "nobody", places: "donate" });
  const first = await upload(await scene(1));
  await clear(first.id);
  expect((await ask(first.src)).status).toBe(200);
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  const copy = await upload(
    await sharp(await scene(1))
      .resize(700)
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  await clear(copy.id);
  expect((await ask(copy.src)).status).toBe(404);
  const other = await upload(await scene(2));
  await clear(other.id);
  expect((await ask(other.src)).status).toBe(200);
  const Cookie = await signIn(ctx, "lead");
  const page = textOf(await (await ask("/admin/takedowns", { headers: { Cookie } })).text());
  expect(page).toContain("Looks like one that was taken back");
  await send("/admin/takedowns", { intent: "isAnother", id: String(copy.id) }, { headers: { Cookie } });
  await clear(copy.id);
  expect((await ask(copy.src)).status).toBe(200);
  // Deleted, and sent again.
  await ctx.db.deleteFrom("photo_attachments").where("photo_id", "=", other.id).execute();
  expect((await post(`/admin/media/${other.id}.data`, { intent: "delete" })).status).toBe(200);
  const again = await upload(await scene(2));
  await clear(again.id);
  expect((await ask(again.src)).status).toBe(404);
});

test("photos of earlier releases get their look from a job; one that is withdrawn closes it", async () => {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, staffHeaders } = site;
  const body = new Uint8Array(await scene(3));
  const answer = await ask("/admin/media/upload", { method: "POST", body, headers: staffHeaders });
  const { id } = (await answer.json()) as { id: number };
  await ctx.db.updateTable("photos").set({ look: null }).execute();
  await post(`/admin/media/${id}.data`, { intent: "withdraw" });
  const stopping = new AbortController().signal;
  await findLooks(ctx, stopping);
  await findLooks(ctx, stopping);
  const closings = ctx.db.selectFrom("closings").select("key").where("kind", "=", "look");
  const photo = await ctx.db.selectFrom("photos").select("look").where("id", "=", id).executeTakeFirstOrThrow();
  expect(photo.look).toMatch(/^[0-9a-f]{16}$/);
  expect(await closings.execute()).toEqual([{ key: photo.look }]);
});
