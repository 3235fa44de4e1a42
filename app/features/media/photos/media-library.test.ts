import { expect, test } from "vitest";
import { agreed } from "../../../../tests/support/agreed.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { addPhoto } from "./photo-queries.server.ts";

async function open() {
  const { ctx, ask } = await createTestSite({ empty: true });
  const cookie = await signIn(ctx, "editor");
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const add = (alt: string, consent_at: string | null = null) =>
    addPhoto(ctx.db, {
      path: `images/${crypto.randomUUID().replaceAll("-", "")}.jpg`,
      alt,
      width: 40,
      height: 30,
      kind: "photograph",
      sizes: "[]",
      ...(consent_at && { consent_at, consent_by: "Ada O." }),
      uploaded_by: "Bola A.",
      uploaded_at: "2026-03-01T09:00:00.000Z",
    });
  const read = async (path: string) => (await ask(path, { headers })).text();
  const readText = async (path: string) => textOf(await read(path));
  /** Names of the photos on a page of the library, and counts of its filters. */
  const list = async (query: string) => {
    const html = await read(`/admin/media${query}`);
    return {
      names: [...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name]) => name),
      counts: [...html.matchAll(/class="chip"[^>]*>([^<]*)<span>(\d+)/g)].map(([, name, count]) => `${name} ${count}`),
    };
  };
  const send = (path: string, fields: Record<string, string>) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  return { ctx, add, read, readText, list, send };
}

test("the library filters by consent, use and words, in its address", async () => {
  const { ctx, add, list, read } = await open();
  await add("Girls at the tap");
  const used = await add("A class waves", "2026-03-02T09:00:00.000Z");
  await add("A tap drips", "2026-03-03T09:00:00.000Z");
  await ctx.db.insertInto("photo_attachments").values({ owner: "place:donate", position: 0, photo_id: used }).execute();
  const counts = ["All 3", "To ask 1", "Consent recorded 2", "Ends soon 0", "Withdrawn 0", "Not used 2"];
  expect(await list("")).toEqual({ names: ["A tap drips", "A class waves", "Girls at the tap"], counts });
  expect((await list("?show=ask")).names).toEqual(["Girls at the tap"]);
  expect((await list("?show=agreed")).names).toEqual(["A tap drips", "A class waves"]);
  expect((await list("?show=unused&q=TAP")).names).toEqual(["A tap drips", "Girls at the tap"]);
  expect(await list("?q=nowhere")).toEqual({ names: [], counts });
  expect(await read("/admin/media?show=unused")).toContain("?show=unused&amp;photo=");
  expect(await read("/admin/media")).toContain("In one place of the site");
});

test("a photo's sheet shows consent and uses; a withdrawal clears it", async () => {
  const { add, read, readText, send } = await open();
  const id = await add("A class waves", "2026-03-02T09:00:00.000Z");
  const form = { photos: String(id), [`photo-${id}-alt`]: "A class waves", ...agreed(`photo-${id}-consent`) };
  await send("/admin/post.data", { title: "Two friends and a radio show", paragraphs: "Look.", ...form });
  const sheet = await readText(`/admin/media?photo=${id}`);
  for (const text of [
    "Ada O.",
    "March 2, 2026, 10:00",
    "Bola A.",
    "Two friends and a radio show",
    "Record a withdrawal",
  ])
    expect(sheet).toContain(text);
  expect(sheet).not.toContain("Delete this photo?");
  expect(await (await send(`/admin/media/${id}.data`, { intent: "withdraw" })).text()).toContain("No page shows");
  const after = await readText(`/admin/media?photo=${id}`);
  expect(after).toContain("Withdrawn");
  expect(after).not.toContain("Who said yes?");
  expect(after).not.toContain("Ada O.");
  // Neither the tile nor the sheet sends the picture.
  const html = await read(`/admin/media?show=withdrawn&photo=${id}`);
  expect(html).toContain("Hidden on March 10, 2026");
  expect(html).not.toMatch(/<img[^>]*\/files\/images/);
  expect(await read("/admin/media?show=ask")).not.toContain("A class waves");
  expect(await read("/blog/two-friends-and-a-radio-show")).not.toContain("A class waves");
  expect((await send("/admin/media/999.data", { intent: "withdraw" })).status).toBe(404);
});

test("a changed description in the library is checked like other text", async () => {
  const { ctx, add, send } = await open();
  const id = await add("A class waves", "2026-03-02T09:00:00.000Z");
  const altOf = async () =>
    (await ctx.db.selectFrom("photos").select("alt").where("id", "=", id).executeTakeFirst())?.alt;
  const alt = "Amina Bello, 9, waves";
  const refused = await send(`/admin/media/${id}`, { alt, focus: "50-50" });
  const html = await refused.text();
  expect([refused.status, await altOf()]).toEqual([422, "A class waves"]);
  const answers = [...html.matchAll(/"([\w-]{22})\\?"/g)].map(([, hash]) => hash);
  expect(answers).toHaveLength(1);
  await send(`/admin/media/${id}.data`, { alt, focus: "50-50", "word-answers": `${answers[0]}:published` });
  expect(await altOf()).toBe(alt);
});
