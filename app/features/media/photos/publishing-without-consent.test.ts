import { describe, expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { readCard } from "../../../../tests/support/messenger.ts";
import { fillList } from "../../../../tests/support/newsletter-subscriber.ts";
import { anExport, anOldPicture, bucketAddress, runImport } from "../../../../tests/support/old-export.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { sendIssues } from "../../publishing/newsletter/send-issues.server.ts";

type Site = Awaited<ReturnType<typeof openSite>>;

/** Ways in which a photograph loses its consent. */
const endings = {
  "nobody was asked": ({ id, post }) => post(`/admin/media/${id}.data`, { intent: "removePerson", consent: "1" }),
  "consent ended": async ({ takeConsent, path, clock }) => {
    const answer = await takeConsent({ until: "2026-03-20" }, path);
    clock.at = new Date("2026-03-20T23:00:00.000Z");
    return answer;
  },
  "somebody with a card was taken out": async ({ id, post, printCard }) => {
    await printCard();
    return post(`/admin/media/${id}.data`, { intent: "removePerson", consent: "1" });
  },
  "the family withdrew": async ({ printCard, send }) => send("/withdraw", { code: await printCard() }),
} satisfies Record<string, (site: Awaited<ReturnType<typeof siteWithConsent>>) => Promise<Response>>;

/** A site with a photograph on the published post 1, and all ways to a visitor. */
async function openSite() {
  const here = await siteWithConsent();
  const { ctx, id, read, ask } = here;
  const rows = await ctx.db.selectFrom("photo_files").select("path").where("photo_id", "=", id).execute();
  const paths = rows.map(({ path }) => path);
  /** Pages, feed and list of addresses of visitors that name a file of the photograph. */
  const shownOn = async () => {
    const posts = await ctx.db.selectFrom("posts").select("slug").execute();
    const items = posts.map(({ slug }) => `/blog/${slug}`);
    const pages = [
      "/",
      "/blog",
      "/events",
      "/event/readmore/1",
      "/about",
      "/feed.xml",
      "/sitemap.xml",
      `/photo?of=${id}`,
    ];
    const texts = await Promise.all([...pages, ...items].map(async (page) => [page, await read(page)] as const));
    return texts.filter(([, text]) => paths.some((path) => text.includes(path))).map(([page]) => page);
  };
  /** Status and cache header that visitors get at each address of the photograph. */
  const answers = async () => {
    const asked = await Promise.all(paths.map((path) => ask(`/files/${path}`)));
    return [...new Set(asked.map(({ status, headers }) => `${status} ${headers.get("Cache-Control")}`))];
  };
  const photoFields = { photos: String(id), [`photo-${id}-alt`]: "Two friends laugh" };
  const story = { title: "A new day", paragraphs: "Look.", ...photoFields };
  return { ...here, paths, shownOn, answers, photoFields, story };
}

test("a second consent after the last day counts, and the first one stays recorded", async () => {
  const site = await openSite();
  await endings["consent ended"](site);
  const { post, id, photoFields, shownOn, ctx } = site;
  expect(await shownOn()).toEqual([]);
  const answer = { [`photo-${id}-consent`]: "guardian", [`photo-${id}-consent-by`]: "Her mother, again" };
  const version = String((await ctx.db.selectFrom("posts").select("version").executeTakeFirstOrThrow()).version);
  const story = { title: "Two friends", paragraphs: "Look.", version, ...photoFields, ...answer };
  expect((await post("/admin/post/1", story)).status).toBe(200);
  expect(await shownOn()).toContain("/blog/two-friends");
  const appearances = ctx.db.selectFrom("appearances").select(["photo_id", "consent_id", "ended_why"]).orderBy("id");
  expect(await appearances.execute()).toEqual([
    { photo_id: id, consent_id: 1, ended_why: "renewed" },
    { photo_id: id, consent_id: 2, ended_why: null },
  ]);
  // The card of the person goes on working.
  expect(await ctx.db.selectFrom("subjects").select("code").execute()).toEqual([{ code: "P-1" }]);
  expect(await ctx.db.selectFrom("consents").select(["id", "given_by", "until"]).orderBy("id").execute()).toEqual([
    { id: 1, given_by: "Her mother", until: "2026-03-20" },
    { id: 2, given_by: "Her mother, again", until: null },
  ]);
});

/** Expects a refusal with this sentence. */
const refused = async (answer: Response, sentence = "One photo waits for consent") =>
  expect([answer.status, textOf(await answer.text())]).toEqual([422, expect.stringContaining(sentence)]);

interface Way {
  /** While there is consent. */
  before?: (site: Site) => Promise<unknown>;
  /** Afterwards. */
  attempt: (site: Site) => Promise<Response | undefined>;
  /** Refusal of a photograph that was not withdrawn; undefined if the attempt succeeds without the picture. */
  sentence?: string;
}

const asDraft = ({ post, story }: Site) => post("/admin/post", { ...story, status: "draft" });
const waits = "One photo waits for consent";
const asAdmin = ({ ctx }: Site) => signIn(ctx, "admin");

const ways: Record<string, Way> = {
  "the form with script": { attempt: ({ post, story }) => post("/admin/post.data", story), sentence: waits },
  "a plain POST": { attempt: ({ post, story }) => post("/admin/post", story), sentence: waits },
  "a plain POST that claims consent": {
    attempt: ({ post, story, id }) => post("/admin/post", { ...story, [`photo-${id}-cleared`]: "yes" }),
    sentence: waits,
  },
  "a paragraph of the text": {
    attempt: ({ post, id }) =>
      post("/admin/post", { title: "A new day", paragraphs: ["Look.", `![Two friends](photo:${id})`] }),
    sentence: waits,
  },
  "an event": {
    attempt: ({ post, photoFields }) =>
      post("/admin/event", {
        title: "Reading day",
        location: "Jos",
        date: "2026-05-02",
        description: "One.",
        ...photoFields,
      }),
    sentence: waits,
  },
  "a schedule, when it is saved": {
    attempt: ({ post, story }) => post("/admin/post", { ...story, status: "scheduled", publishAt: "2026-04-02T08:00" }),
    sentence: waits,
  },
  "a schedule, at its moment": {
    before: ({ post, story }) => post("/admin/post", { ...story, status: "scheduled", publishAt: "2026-04-02T08:00" }),
    attempt: async ({ clock, read }) => {
      clock.at = new Date("2026-04-02T07:00:00.000Z");
      expect(await read("/blog")).toContain("A new day");
      return undefined;
    },
  },
  "a list, one alone": {
    before: asDraft,
    attempt: ({ post }) => post("/admin/post", { act: "publish:2" }),
    sentence: waits,
  },
  "a draft of somebody else, published by a colleague": {
    before: asDraft,
    attempt: async (site) => site.post("/admin/post/2", { ...site.story, version: "1" }, await asAdmin(site)),
    sentence: waits,
  },
  "an earlier version that is brought back": {
    before: async ({ post, id }) => {
      await post("/admin/post", { title: "A new day", paragraphs: ["Look.", `![Two friends](photo:${id})`] });
      return post("/admin/post/2", { title: "A new day", paragraphs: "Look.", version: "1" });
    },
    attempt: ({ post }) => post("/admin/post/2", { intent: "restore", restore: "1" }),
    sentence: waits,
  },
  "a fixed place of the pages": {
    attempt: ({ post, id }) => post(`/admin/media/${id}`, { alt: "Two friends laugh", places: "home-hero" }),
    sentence: "consent",
  },
  "a fixed place where it stood before": {
    before: ({ post, id }) => post(`/admin/media/${id}`, { alt: "Two friends laugh", places: ["home-hero", "banner"] }),
    attempt: async () => undefined,
  },
  "the picture of a member of staff": {
    attempt: async (site) =>
      site.post(
        "/admin/manageusers/editor.data",
        { intent: "change", "photos-shown": "yes", ...site.photoFields },
        await asAdmin(site),
      ),
    sentence: "Say that the person in the photo agreed",
  },
  "the post that showed it, saved again": {
    attempt: ({ post, photoFields }) =>
      post("/admin/post/1", { title: "Two friends", paragraphs: "Look again.", version: "1", ...photoFields }),
    sentence: waits,
  },
};

/** However consent ended, the same rows say so. */
describe.each(oneOnPostgres(Object.entries(endings)))("a photograph of which %s", (ending, end) => {
  const isWithdrawn = ending === "the family withdrew";
  // The author cannot answer these endings: a family withdrew, or the lead has to look.
  const holdsUp = !isWithdrawn && ending !== "somebody with a card was taken out";

  test.each(oneOnPostgres(Object.entries(ways)))(
    "does not reach visitors through %s",
    async (_way, { before, attempt, sentence }) => {
      const site = await openSite();
      const earlier = await before?.(site);
      if (earlier instanceof Response) expect(earlier.status).toBeLessThan(400);
      if (sentence === undefined) expect(await site.shownOn()).not.toEqual([]);
      expect((await end(site)).status).toBeLessThan(400);
      const answer = await attempt(site);
      if (answer !== undefined && sentence !== undefined && holdsUp) await refused(answer, sentence);
      else if (answer !== undefined) expect(answer.status).toBeLessThan(400);
      expect(await site.shownOn()).toEqual([]);
      expect(await site.answers()).toEqual([isWithdrawn ? "410 no-store" : "404 no-store"]);
    },
  );

  test("is left out when several are published from a list, and the others are published", async () => {
    const site = await openSite();
    await asDraft(site);
    await site.post("/admin/post", { title: "Without", paragraphs: "Words.", status: "draft" });
    await end(site);
    const said = textOf(await (await site.post("/admin/post", { act: "publish", ids: ["2", "3"] })).text());
    expect(said).toContain(holdsUp ? "1 post is published. 1 post is not changed" : "2 posts are published.");
    expect([await site.read("/blog/without").then((page) => page.includes("Words.")), await site.shownOn()]).toEqual([
      true,
      [],
    ]);
  });

  test("is in no newsletter: neither its address nor its file", async () => {
    const site = await openSite();
    const { ctx, post, emails, paths } = site;
    const cookie = await asAdmin(site);
    await fillList(ctx.db, 1);
    await post("/admin/newsletter", { subject: "The rains", opening: "Dear friends.", items: "post:1" }, cookie);
    await end(site);
    const preview = await (await site.ask("/admin/newsletter/1/email", { headers: { Cookie: cookie } })).text();
    const sent = await post("/admin/newsletter/1", { intent: "send", version: "1" }, cookie);
    expect(sent.status).toBe(200);
    await sendIssues(ctx, new AbortController().signal);
    const all = await emails();
    expect(all.map(({ to }) => to)).toEqual(["reader1@example.org"]);
    const text = JSON.stringify([all, preview]);
    expect(text).toContain("Two friends");
    expect(paths.filter((path) => text.includes(path))).toEqual([]);
  });

  test("is seen by a colleague in the preview of a draft only, and no cache keeps it", async () => {
    const site = await openSite();
    await asDraft(site);
    await end(site);
    const headers = { Cookie: await asAdmin(site) };
    const preview = await site.ask("/admin/post/2/preview", { headers });
    expect([preview.status, preview.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const html = await preview.text();
    expect(site.paths.filter((path) => html.includes(path))).toEqual([]);
    const outside = await site.ask("/admin/post/2/preview");
    expect([outside.status, outside.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    const shown = await site.ask(site.src, { headers });
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([isWithdrawn ? 410 : 200, "no-store"]);
    await shown.body?.cancel();
  });
});

test("visitors reach a new upload at none of its addresses", async () => {
  const { upload, ctx, ask } = await siteWithConsent();
  const { id } = await upload("#195aa3");
  const files = await ctx.db.selectFrom("photo_files").select("path").where("photo_id", "=", id).execute();
  expect(files.length).toBeGreaterThan(5);
  for (const { path } of files) {
    const answer = await ask(`/files/${path}`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  }
});

test("an import keeps pictures and shows none: a post of the old site comes without", async () => {
  const { ctx, read, ask } = await createStaffedSite({ empty: false });
  const old = { title: "The well is dug", paragraphs: ["Water at last."], imageUrl: bucketAddress("images/well.jpg") };
  const files = {
    "posts.json": { p1: { ...old, timestamp: 1_706_173_200 } },
    "bucket/images/well.jpg": await anOldPicture(),
  };
  const { counts } = await runImport(ctx, anExport(files));
  expect(counts.pictures).toMatchObject({ found: 1, imported: 1 });
  expect(await read("/blog")).toContain("The well is dug");
  const rows = ctx.db.selectFrom("photos").innerJoin("photo_files", "photo_files.photo_id", "photos.id");
  const kept = await rows
    .select("photo_files.path")
    .where("uploaded_by", "is not", null)
    .where("consent_at", "is", null)
    .execute();
  expect(kept.length).toBeGreaterThan(2);
  for (const { path } of kept) {
    expect((await read("/blog/the-well-is-dug")).includes(path)).toBe(false);
    expect((await ask(`/files/${path}`)).status).toBe(404);
  }
});

test("a photo appears only in the uses that people agreed to", async () => {
  const site = await openSite();
  const { takeConsent, path, read, src, ask } = site;
  const cardOf = async () => (await readCard(ask, "/blog/two-friends")).path;
  const withPhoto = await cardOf();
  await takeConsent({ uses: ["site", "print"] }, path);
  expect(await cardOf()).not.toBe(withPhoto);
  expect(await read("/blog/two-friends")).toContain(src);
  await takeConsent({ uses: ["print"] }, path);
  expect(await site.shownOn()).toEqual([]);
  expect(await site.answers()).toEqual(["404 no-store"]);
});
