import { privacy } from "content/privacy.ts";
import { expect, test } from "vitest";
import { agreed } from "../../../../tests/support/agreed.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";

type Fields = Record<string, string | string[]>;

async function openSite() {
  const here = await createStaffedSite();
  const check = async (subject: string, fields: Fields) => {
    const answer = await here.post("/admin/checks", { "draft-subject": subject, ...fields });
    return (await answer.json()) as PublishFacts;
  };
  return { ...here, check };
}

const photoFields = (id: number, more: Fields = {}) => ({ photos: String(id), "photos-shown": "yes", ...more });

test("finds a missing title, a photo without description or consent, headings out of order", async () => {
  const { ctx, check } = await openSite();
  const facts = { path: "images/a.jpg", alt: "", width: 9, height: 9, kind: "photograph" as const };
  const id = await addPhoto(ctx.db, facts);
  const paragraphs = ["### Small first", "##"];
  const bad = await check("post:new", { paragraphs, ...photoFields(id) });
  expect(bad).toMatchObject({
    hasTitle: false,
    photos: { count: 1, withoutAlt: [`photo-${id}-alt`], withoutConsent: [`photo-${id}-consent`] },
    headings: { count: 2, empty: 1, skipped: 0 },
  });
  expect(bad.card?.image).toBeUndefined();
  const ready = { [`photo-${id}-alt`]: "A tap", ...agreed(`photo-${id}-consent`) };
  const good = await check("post:new", { title: "Taps", paragraphs: ["Two are up."], ...photoFields(id, ready) });
  expect(good).toMatchObject({
    hasTitle: true,
    photos: { withoutAlt: [], withoutConsent: [] },
    headings: { count: 0 },
  });
  expect(good.card).toEqual({
    title: "Taps",
    description: "Two are up.",
    image: "/files/images/a.jpg",
    address: "site.test/blog/taps",
  });
});

test("links to this site are checked; external or invalid ones are not", async () => {
  const { check, post } = await openSite();
  await post("/admin/post", { title: "There", paragraphs: "x" });
  const fixed = [
    "/",
    "/about",
    "/contact",
    "/donate",
    "/events",
    "/blog",
    "/what-we-do",
    "/media",
    "/privacy",
    "/newsletter",
  ];
  const alive = [
    ...fixed,
    "/blog/there",
    "https://site.test/blog/there",
    "https://example.org/x",
    "mailto:a@example.org",
  ];
  const dead = [
    "/blog/gone",
    "/event/readmore/9",
    "/project/readmore/none",
    "/nowhere",
    "/admin/post",
    "https://site.test/x",
  ];
  const text = [...alive, ...dead].map((link) => `[a](${link})`);
  const { links } = await check("post:new", { title: "Links", paragraphs: text });
  expect(links).toEqual({ count: alive.length + dead.length, dead });
});

test("the weight counts the files that a phone loads", async () => {
  const { ctx, check } = await openSite();
  const path = await ctx.storage.put("images", "avif", Buffer.alloc(1_234));
  const sizes = JSON.stringify([{ format: "avif", width: 960, path }]);
  const facts = { path: "images/a.jpg", alt: "", width: 9, height: 9, kind: "photograph" as const, sizes };
  const id = await addPhoto(ctx.db, facts);
  const ready = photoFields(id, { [`photo-${id}-alt`]: "A tap", ...agreed(`photo-${id}-consent`) });
  expect((await check("project:new", { title: "T", paragraphs: ["x"], ...ready })).photoBytes).toBe(1_234);
});

test("a preview shows only one's own draft, within the staff area", async () => {
  const { ctx, post, visit, ask } = await openSite();
  const admin = await signIn(ctx, "admin");
  const keep = (subject: string, fields: Fields) =>
    post("/admin/draft", { "draft-subject": subject, "draft-act": "keep", ...fields });
  await keep("post:new", { title: "Half a thought", paragraphs: ["**Bold** begins."] });
  const page = await visit("/admin/post/new/preview?draft");
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const html = await page.text();
  expect(html).toContain("<h1>Half a thought</h1>");
  expect(html).toContain("<strong>Bold</strong> begins.");
  const others = await ask("/admin/post/new/preview?draft", { headers: { Cookie: admin } });
  expect([others.status, textOf(await others.text()).includes("Half a thought")]).toEqual([200, false]);
  expect((await ask("/admin/post/new/preview?draft")).status).toBe(404);
  expect((await visit("/blog")).headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");

  // Unfinished fields appear as they are; today replaces a missing day.
  await keep("event:new", { title: "Soon", date: "" });
  expect(await (await visit("/admin/event/new/preview?draft")).text()).toContain("Soon</h1>");
  await keep("project:new", { theme: "Only a theme" });
  expect(await (await visit("/admin/project/new/preview?draft")).text()).toContain("Only a theme");
});

test("a fixed page's fields are checked, with its links", async () => {
  const { check, post } = await openSite();
  await post("/admin/page", { title: "Safeguarding", slug: "our-promise", paragraphs: "x", placement: "nowhere" });
  const law = Object.fromEntries(Object.entries(privacy.law).map(([name, text]) => [`law.${name}`, text]));
  const text = ["## ", "See [how](/our-promise), [whom](/safeguarding) and [who](/nobody)."];
  const facts = await check("words:privacy", {
    title: "Privacy",
    heading: "",
    lede: "Short.",
    contact: "Write",
    text,
    ...law,
  });
  expect(facts).toMatchObject({
    rejections: [{ field: "heading", label: "Heading", text: "This cannot be empty" }],
    headings: { empty: 0 },
    links: { count: 3, dead: ["/nobody"] },
    textField: "text",
  });
});

test("a fixed page without permission, or an unknown one, is not checked", async () => {
  const { post } = await openSite();
  expect((await post("/admin/checks", { "draft-subject": "words:nothing" })).status).toBe(404);
});
