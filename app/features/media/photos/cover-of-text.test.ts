import sharp from "sharp";
import { expect, test } from "vitest";
import { agreedPairs } from "../../../../tests/support/agreed.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

type Pairs = [string, string][];

async function open() {
  const here = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(here.ctx, "editor"), Origin: "https://site.test" };
  const send = async (path: string, fields: Pairs) =>
    (await here.ask(path, { method: "POST", body: new URLSearchParams(fields), headers })).status;
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    const body = new Uint8Array(await picture.jpeg().toBuffer());
    const answer = await here.ask("/admin/media/upload", { method: "POST", body, headers });
    return (await answer.json()) as { id: number; src: string };
  };
  const save = (texts: string[], more: Pairs = [], path = "/admin/post.data") =>
    send(path, [["title", "Taps"], ...texts.map((text): [string, string] => ["paragraphs", text]), ...more]);
  const readAs = async (path: string) => (await here.ask(path, { headers })).text();
  /** Pictures of a page with this photo's own file. */
  const timesOf = (html: string, { src }: { src: string }) => html.split(`src="${src}"`).length - 1;
  return { ...here, send, upload, save, readAs, timesOf };
}

/** The text begins here. */
const inText = (html: string) => html.indexOf(`<p class="lede">Look.`);

const agreedInText = ({ id }: { id: number }): Pairs => agreedPairs(`text-photo-${id}-consent`);

const chosen = ({ id }: { id: number }): Pairs => [
  ["photos", String(id)],
  [`photo-${id}-alt`, "The chosen one"],
  ...agreedPairs(`photo-${id}-consent`),
];

test("the first photo of the text is the cover everywhere until one is chosen", async () => {
  const { upload, save, read, timesOf } = await open();
  const first = await upload("#a3195a");
  const second = await upload("#195aa3");
  const other = await upload("#1d5a3d");
  const texts = ["Look.", `![A class](photo:${first.id} "Forty taps")`, "And.", `![A tap](photo:${second.id})`];
  expect(await save(texts, [...agreedInText(first), ...agreedInText(second)])).toBe(200);
  const page = await read("/blog/taps");
  // It stands at the top with its words, and not in the text again.
  expect(timesOf(page, first)).toBe(1);
  expect(/<div class="lead-img">.*?alt="A class".*?<figcaption class="lead-told">Forty taps/s.test(page)).toBe(true);
  expect(page.indexOf("lead-img")).toBeLessThan(inText(page));
  expect(timesOf(page, second)).toBe(1);
  expect(/<meta property="og:image"/.test(page)).toBe(true);
  expect(timesOf(await read("/blog"), first)).toBe(1);
  expect((await read("/feeds/posts.json")).includes(first.src)).toBe(true);

  expect(await save(texts, [["version", "1"], ...chosen(other)], "/admin/post/1.data")).toBe(200);
  const now = await read("/blog/taps");
  expect([first, second, other].map((photo) => timesOf(now, photo))).toEqual([1, 1, 1]);
  expect(now.indexOf(other.src)).toBeLessThan(inText(now));
  expect(now.indexOf(first.src)).toBeGreaterThan(inText(now));
  expect([timesOf(await read("/blog"), first), timesOf(await read("/blog"), other)]).toEqual([0, 1]);
});

test("a withdrawn photo is no cover; the next with consent is", async () => {
  const { upload, save, send, read, timesOf } = await open();
  const first = await upload("#a3195a");
  const second = await upload("#195aa3");
  const texts = ["Look.", `![A class](photo:${first.id})`, `![A tap](photo:${second.id})`];
  await save(texts, [...agreedInText(first), ...agreedInText(second)]);
  expect(timesOf(await read("/blog"), first)).toBe(1);
  await send(`/admin/media/${first.id}.data`, [["intent", "withdraw"]]);
  expect([timesOf(await read("/blog"), first), timesOf(await read("/blog"), second)]).toEqual([0, 1]);
  const page = await read("/blog/taps");
  expect(page.includes("This photo was taken down")).toBe(true);
  expect(timesOf(page, second)).toBe(1);
  await send(`/admin/media/${second.id}.data`, [["intent", "withdraw"]]);
  const led = (html: string) => html.includes('class="lead-img"');
  expect([led(await read("/blog")), led(await read("/blog/taps"))]).toEqual([false, false]);
});

test("a preview shows the cover that the page will have after consent", async () => {
  const { upload, save, send, readAs, timesOf } = await open();
  const photo = await upload("#a3195a");
  const texts = ["Look.", `![A class](photo:${photo.id})`];
  await save(texts, [["status", "draft"]]);
  expect(timesOf(await readAs("/admin/post/1/preview"), photo)).toBe(0);
  await send("/admin/draft", [
    ["draft-subject", "post:1"],
    ["draft-act", "keep"],
    ["title", "Taps"],
    ...texts.map((text): [string, string] => ["paragraphs", text]),
    ...agreedInText(photo),
  ]);
  const preview = await readAs("/admin/post/1/preview?draft");
  expect(timesOf(preview, photo)).toBe(1);
  expect(preview.indexOf(photo.src)).toBeLessThan(inText(preview));
});

test("a project's cards use the first photo of its text", async () => {
  const { upload, send, read, timesOf } = await open();
  const photo = await upload("#a3195a");
  const fields: Pairs = [
    ["title", "Girl child"],
    ["theme", "School"],
    ["paragraphs", "Look."],
    ["paragraphs", `![A class](photo:${photo.id})`],
    ...agreedInText(photo),
  ];
  expect(await send("/admin/project.data", fields)).toBe(200);
  const page = await read("/project/readmore/girl-child");
  expect(timesOf(page, photo)).toBe(1);
  expect(page.indexOf(photo.src)).toBeGreaterThan(inText(page));
  expect((await read("/")).includes(photo.src)).toBe(true);
});
