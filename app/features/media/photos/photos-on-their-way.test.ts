import sharp from "sharp";
import { expect, test } from "vitest";
import { agreedPairs } from "../../../../tests/support/agreed.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { newTemporaryId, uploadKeyOf } from "../../../staff-kit/offline/temporary-ids.ts";
import { parseTextList } from "../../../values/text-list.ts";

const background = (number: number) => `#${(number * 7_919 + 1_048_576).toString(16).slice(-6)}`;

/** Pictures that all look different. */
const aPicture = async (number: number) =>
  new Uint8Array(
    await sharp({ create: { width: 320, height: 240, channels: 3, background: background(number) } })
      .jpeg()
      .toBuffer(),
  );

async function open() {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headersOf = (Cookie: string) => ({ Cookie, Origin: "https://site.test" });
  const writer = headersOf(await signIn(ctx, "editor"));
  const other = headersOf(await signIn(ctx, "admin"));
  const sendPiece = async (
    id: number,
    whole: Uint8Array<ArrayBuffer>,
    [start, end]: [number, number],
    headers = writer,
  ) => {
    const path = `/admin/media/uploads/${uploadKeyOf(id)}?size=${whole.byteLength}&start=${start}`;
    const answer = await ask(path, { method: "POST", body: whole.slice(start, end), headers });
    return { status: answer.status, ...((await answer.json()) as { id?: number; received?: number }) };
  };
  /** Sends a form as the device's queue does. */
  const sendForm = async (fields: [string, string][], path = "/admin/queue/post", headers = writer) => {
    const answer = await ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
    return { status: answer.status, ...((await answer.json()) as { done?: string; message?: string }) };
  };
  const posts = async () => {
    const rows = await ctx.db.selectFrom("posts").select(["id", "title", "paragraphs"]).orderBy("id").execute();
    const attached = await ctx.db
      .selectFrom("photo_attachments")
      .innerJoin("photos", "photos.id", "photo_id")
      .select(["owner", "alt"])
      .orderBy("owner")
      .orderBy("position")
      .execute();
    return rows.map(({ id, title, paragraphs }) => ({
      title,
      texts: parseTextList(paragraphs),
      alts: attached.flatMap(({ owner, alt }) => (owner === `post:${id}` ? [alt] : [])),
    }));
  };
  return { ctx, ask, writer, other, sendPiece, sendForm, posts };
}

function formOf(title: string, photos: { id: number; alt: string }[], key: string): [string, string][] {
  const inText = photos.at(-1);
  return [
    ["title", title],
    ["idempotencyKey", key],
    ["paragraphs", "Look."],
    ...photos.flatMap(({ id, alt }): [string, string][] => [
      ["photos", String(id)],
      [`photo-${id}-alt`, alt],
      ...agreedPairs(`photo-${id}-consent`),
    ]),
    ...(inText === undefined
      ? []
      : [
          ["paragraphs", `![${inText.alt}](photo:${inText.id})`] as [string, string],
          ...agreedPairs(`text-photo-${inText.id}-consent`),
        ]),
  ];
}

test("a form with pending photos is refused from all devices until they arrive", async () => {
  const { ask, writer, other, sendPiece, sendForm, posts } = await open();
  const first = newTemporaryId();
  const second = newTemporaryId();
  const one = await aPicture(1);
  const two = await aPicture(2);
  const photos = [
    { id: first, alt: "A tap" },
    { id: second, alt: "A well" },
  ];
  const form = formOf("Water", photos, "key-of-the-form");
  expect(await sendForm(form)).toMatchObject({ status: 503, message: expect.stringContaining("2 photos are still") });
  await sendPiece(first, one, [0, one.byteLength]);
  expect(await sendForm(form)).toMatchObject({ status: 503, message: expect.stringContaining("1 photo is still") });
  await sendPiece(second, two, [0, 100]);
  // Another device asks which of them have arrived.
  const asked = async (id: number, headers = writer) =>
    (await ask(`/admin/media/uploads/${uploadKeyOf(id)}`, { headers })).json();
  expect(await asked(first)).toMatchObject({ id: expect.any(Number), kind: "photograph" });
  expect(await asked(second)).toEqual({});
  expect((await sendForm(form)).status).toBe(503);
  expect(await posts()).toEqual([]);
  await sendPiece(second, two, [100, two.byteLength]);
  // Users do not share uploads.
  expect(await asked(first, other)).toEqual({});
  expect((await sendForm(form, "/admin/queue/post", other)).status).toBe(503);
  expect((await sendForm(form)).status).toBe(200);
  expect((await sendForm(form)).status).toBe(200);
  const [post, ...more] = await posts();
  expect(more).toEqual([]);
  expect(post).toMatchObject({ title: "Water", alts: ["A tap", "A well"] });
  expect(post?.texts.at(-1)).toMatch(/^!\[A well\]\(photo:[1-9]\d*\)$/);
});

test("a photo sent in one request keeps its temporary id, once", async () => {
  const { ask, ctx, writer, sendForm, posts } = await open();
  const id = newTemporaryId();
  const send = async () => {
    const path = `/admin/media/upload?key=${uploadKeyOf(id)}`;
    const answer = await ask(path, { method: "POST", body: await aPicture(3), headers: writer });
    return { status: answer.status, ...((await answer.json()) as { id: number }) };
  };
  const sent = await send();
  expect(await send()).toEqual(sent);
  expect(await ctx.db.selectFrom("upload_pieces").selectAll().execute()).toEqual([]);
  expect((await sendForm(formOf("One request", [{ id, alt: "A tap" }], "key-of-whole"))).status).toBe(200);
  expect(await posts()).toMatchObject([{ title: "One request", alts: ["A tap"] }]);
});

test("a form reports a photo that was deleted after its upload", async () => {
  const { ctx, sendPiece, sendForm, posts } = await open();
  const id = newTemporaryId();
  const one = await aPicture(4);
  await sendPiece(id, one, [0, one.byteLength]);
  await ctx.db.deleteFrom("photos").execute();
  const answer = await sendForm(formOf("Gone", [{ id, alt: "A tap" }], "key-of-gone"));
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining("not on this site any more") });
  expect(await posts()).toEqual([]);
});

const histories = 25;

test(`a stored post has all its photos in order, in ${histories} random histories`, async () => {
  const { sendPiece, sendForm, posts } = await open();
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, number) => aPicture(100 + number)));
  for (let seed = 1; seed <= histories; seed++) {
    const draw = numbersFrom(seed);
    const title = `History ${seed}`;
    const photos = Array.from({ length: 1 + draw(3) }, (_, place) => {
      const number = (seed + place * 5 + draw(3)) % pictures.length;
      const whole = pictures[number] as Uint8Array<ArrayBuffer>;
      // The words of a photo stay with it in all posts.
      return { id: newTemporaryId(), alt: `Picture ${number}`, number, whole, received: 0, isThere: false };
    }).filter(({ number }, index, all) => all.findIndex((one) => one.number === number) === index);
    const form = formOf(title, photos, `history-${seed}`);
    let isStored = false;
    for (let step = 0; step < 400 && !isStored; step++) {
      const photo = photos[draw(photos.length)];
      if (photo === undefined || draw(4) === 0) {
        const { status } = await sendForm(form);
        const isReady = photos.every(({ isThere }) => isThere);
        expect([title, step, status]).toEqual([title, step, isReady ? 200 : 503]);
        isStored = isReady;
        continue;
      }
      // The next piece, a repeated one, a misplaced one, or a question for the number of bytes.
      const { whole, received } = photo;
      const start = [received, received, 0, received + 50, whole.byteLength][draw(5)] ?? 0;
      const end = start + Math.ceil(whole.byteLength / (1 + draw(3)));
      const answer = await sendPiece(photo.id, whole, [start, draw(6) === 0 ? start : end]);
      if (answer.id !== undefined) photo.isThere = true;
      else photo.received = answer.received ?? received;
      if (!photo.isThere) expect([200, 409]).toContain(answer.status);
    }
    if (!isStored) continue;
    const post = (await posts()).find((one) => one.title === title);
    expect([title, post?.alts]).toEqual([title, photos.map(({ alt }) => alt)]);
    expect(post?.texts.at(-1)).toMatch(new RegExp(`^!\\[${photos.at(-1)?.alt}\\]\\(photo:[1-9]\\d*\\)$`));
  }
  expect((await posts()).length).toBeGreaterThan(histories / 2);
}, 240_000);
