import sharp from "sharp";
import { expect, test } from "vitest";
import { agreedPairs } from "../../../../tests/support/agreed.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

const film = "https://www.youtube.com/watch?v=abcdefghijk";

async function open() {
  const here = await createTestSite({ empty: true });
  const asEditor = { Cookie: await signIn(here.ctx, "editor"), Origin: "https://site.test" };
  const asAdmin = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const send = async (path: string, fields: [string, string][], headers = asEditor) => {
    const answer = await here.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
    return { status: answer.status, text: await answer.text() };
  };
  const upload = async (background: string) => {
    const body = new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
    const answer = await here.ask("/admin/media/upload", { method: "POST", body, headers: asEditor });
    return (await answer.json()) as { id: number; src: string };
  };
  const save = (texts: string[], more: [string, string][] = [], path = "/admin/post.data") =>
    send(path, [["title", "Taps"], ...texts.map((text): [string, string] => ["paragraphs", text]), ...more]);
  const owners = async () =>
    (await here.ctx.db.selectFrom("photo_attachments").select(["owner", "photo_id"]).orderBy("position").execute()).map(
      ({ owner, photo_id }) => `${owner} ${photo_id}`,
    );
  return { ...here, send, upload, save, owners, asEditor, asAdmin };
}

test("photos and films stand between the paragraphs with their words", async () => {
  const { upload, save, read, owners } = await open();
  const { id, src } = await upload("#a3195a");
  const texts = [
    `![A class at the *tap*](photo:${id} "Forty <taps>")`,
    "First words.",
    `![The song](film:${film})`,
    "![far](https://example.org/a.png)",
  ];
  const cover = await upload("#195aa3");
  const chosen: [string, string][] = [
    ["photos", String(cover.id)],
    [`photo-${cover.id}-alt`, "The tap"],
    ...agreedPairs(`photo-${cover.id}-consent`),
  ];
  expect((await save(texts, [...chosen, ...agreedPairs(`text-photo-${id}-consent`)])).status).toBe(200);
  const html = await read("/blog/taps");
  const [figure = "", song = ""] = html.match(/<figure>.*?<\/figure>/gs) ?? [];
  expect(figure).toContain(`src="${src}"`);
  expect(figure).toContain('alt="A class at the *tap*"');
  expect(figure).toContain('<source type="image/avif"');
  expect(figure).toMatch(/width="900" height="600"/);
  expect(figure).toContain('loading="lazy"');
  expect(figure).toContain("<figcaption>Forty &lt;taps&gt;</figcaption>");
  expect(song).toContain('data-video="The song"');
  expect(song).toContain('href="https://www.youtube-nocookie.com/embed/abcdefghijk"');
  expect(song).not.toContain("fetchPriority");
  // The first words are the lede, also for search engines and messengers.
  expect(html).toContain('<p class="lede">First words.</p>');
  expect(html).toContain('<meta name="description" content="First words."/>');
  expect(html).toContain("![far](https://example.org/a.png)");
  expect(await read("/feed.xml")).toContain("<description>First words.</description>");
  expect((await owners()).toSorted()).toEqual([`post:1 ${cover.id}`, `text:post:1 ${id}`]);
});

test("a photo without consent or description prevents publishing", async () => {
  const { upload, save, read, ctx, send } = await open();
  const one = await upload("#a3195a");
  const other = await upload("#195aa3");
  const texts = ["Look.", `![A class](photo:${one.id})`, `![](photo:${other.id})`];
  const waits = await save(texts, agreedPairs(`text-photo-${other.id}-consent`));
  expect([waits.status, waits.text]).toEqual([422, expect.stringContaining("One photo waits for consent")]);
  const nameless = await save(texts, [[`text-photo-${one.id}-consent`, "guardian"]]);
  expect([nameless.status, nameless.text]).toEqual([422, expect.stringContaining("Write down who said yes")]);
  expect(await ctx.db.selectFrom("consents").selectAll().execute()).toEqual([]);
  const all = [one, other].flatMap(({ id }) => agreedPairs(`text-photo-${id}-consent`));
  const undescribed = await save(texts, all);
  expect([undescribed.status, undescribed.text]).toEqual([
    422,
    expect.stringContaining("Every photo needs its sentence"),
  ]);
  expect((await save([...texts.slice(0, 2), `![A tap](photo:${other.id})`], all)).status).toBe(200);
  expect((await read("/blog/taps")).match(/<figure(?: class="lead-img")?>/g)).toHaveLength(2);
  // The description of the text describes the photo, unless it has one.
  const photos = await ctx.db.selectFrom("photos").select(["alt", "consent_by"]).orderBy("id").execute();
  expect(photos).toEqual([
    { alt: "A class", consent_by: "Sample Editor" },
    { alt: "A tap", consent_by: "Sample Editor" },
  ]);
  await send(`/admin/media/${one.id}.data`, [["intent", "withdraw"]]);
  const html = await read("/blog/taps");
  expect(html).toContain(other.src);
  expect(html).not.toContain(one.src);
  expect(html).toContain("This photo was taken down");
  // Staff can still correct the story.
  const again = ["Look again.", texts[1] ?? "", `![A tap](photo:${other.id})`];
  // PostgreSQL does not reuse the number of a refused post.
  const { id } = await ctx.db.selectFrom("posts").select("id").executeTakeFirstOrThrow();
  expect((await save(again, [["version", "1"]], `/admin/post/${id}.data`)).status).toBe(200);
});

test("an unknown photo is rejected at its field", async () => {
  const { save, ctx, send, upload } = await open();
  const answer = await save(["Look.", "![A class](photo:77)"]);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("paragraphs");
  expect(answer.text).toContain("A photo in the text is not on this site any more");
  const { id } = await upload("#a3195a");
  const event: [string, string][] = [
    ["title", "Day"],
    ["location", "Jos"],
    ["date", "2026-05-01"],
    ["status", "draft"],
  ];
  expect((await send("/admin/event.data", [...event, ["description", "![A class](photo:77)"]])).status).toBe(422);
  expect((await send("/admin/event.data", [...event, ["description", `![A class](photo:${id})`]])).status).toBe(200);
  expect(await ctx.db.selectFrom("posts").selectAll().execute()).toEqual([]);
  expect(await ctx.db.selectFrom("events").select("title").execute()).toEqual([{ title: "Day" }]);
});

test("a photo in a text counts as used until the item is deleted", async () => {
  const { upload, save, send, owners, ask, read, asAdmin, clock } = await open();
  const one = await upload("#a3195a");
  const other = await upload("#195aa3");
  await save([`![A class](photo:${one.id})`, "Look."], [...agreedPairs(`text-photo-${one.id}-consent`)]);
  expect((await send(`/admin/media/${one.id}.data`, [["intent", "delete"]])).status).toBe(409);
  expect(await (await ask(`/admin/media?photo=${one.id}`, { headers: asAdmin })).text()).toContain("/admin/post/1");

  const yes = agreedPairs(`text-photo-${other.id}-consent`);
  await save([`![A tap](photo:${other.id})`], [["version", "1"], ...yes], "/admin/post/1.data");
  expect(await owners()).toEqual([`text:post:1 ${other.id}`]);
  await send("/admin/post/1.data", [
    ["intent", "restore"],
    ["restore", "1"],
  ]);
  expect(await owners()).toEqual([`text:post:1 ${one.id}`]);
  await send("/admin/post/1.data", [["intent", "delete"]]);
  await send("/admin/post/1.data", [["intent", "undelete"]]);
  expect(await owners()).toEqual([`text:post:1 ${one.id}`]);

  // Hidden everywhere, it is absent, and its text can still be saved.
  expect((await send(`/admin/media/${one.id}.data`, [["intent", "deleteEverywhere"]], asAdmin)).status).toBe(200);
  expect(await owners()).toEqual([]);
  const again = await save([`![A class](photo:${one.id})`, "Look again."], [["version", "5"]], "/admin/post/1.data");
  expect(again.status).toBe(200);
  const html = await read("/blog/taps");
  expect([html.includes("Look again."), html.includes("<figure")]).toEqual([true, false]);

  // A permanently deleted item uses nothing.
  await save([`![A tap](photo:${other.id})`], [["version", "6"]], "/admin/post/1.data");
  await send("/admin/post/1.data", [["intent", "delete"]]);
  clock.at = new Date("2026-06-01T00:00:00.000Z");
  expect((await send(`/admin/media/${other.id}.data`, [["intent", "delete"]])).status).toBe(200);
});
