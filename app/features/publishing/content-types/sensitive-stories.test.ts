import { describe, expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";

type Fields = Record<string, string | string[]>;

/** A site with an editor, who writes, and an admin, who approves. */
async function openSite() {
  const here = await createStaffedSite();
  const admin = await signIn(here.ctx, "admin");
  const story = (fields: Fields = {}): Fields => ({
    title: "A safe place",
    paragraphs: ["She sleeps well now."],
    sensitive: ["abuse"],
    namesChanged: "yes",
    status: "draft",
    ...fields,
  });
  const write = async (fields: Fields = {}) => {
    await here.post("/admin/post", story(fields));
    const rows = await here.ctx.db.selectFrom("posts").select("id").orderBy("id", "desc").execute();
    return Number(rows[0]?.id);
  };
  const versionOf = async (id: number) =>
    String((await here.ctx.db.selectFrom("posts").select("version").where("id", "=", id).executeTakeFirst())?.version);
  const approve = async (id: number, cookie = admin, version?: string) =>
    here.post(`/admin/approvals/post-${id}`, { version: version ?? (await versionOf(id)) }, cookie);
  const change = async (id: number, fields: Fields = {}, cookie?: string) =>
    here.post(`/admin/post/${id}`, story({ version: await versionOf(id), ...fields }), cookie);
  const isPublic = async () => textOf(await here.read("/blog")).includes("A safe place");
  return { ...here, admin, story, write, approve, change, isPublic, versionOf };
}

const sentence = async (answer: Response) => textOf(await answer.text());

describe("a sensitive story", () => {
  test("is published only after another person's approval", async () => {
    const { write, approve, change, isPublic } = await openSite();
    const id = await write();
    const refused = await change(id, { status: "published" });
    expect(refused.status).toBe(422);
    expect(await sentence(refused)).toContain("No second person has approved it.");
    expect(await isPublic()).toBe(false);
    expect((await approve(id)).status).toBe(200);
    expect((await change(id, { status: "published" })).status).toBe(200);
    expect(await isPublic()).toBe(true);
  });

  test("cannot be approved by its writer, or in an unread version", async () => {
    const { write, approve, change, post, admin, versionOf, story } = await openSite();
    const id = await write();
    const own = await post(`/admin/approvals/post-${id}`, { version: await versionOf(id) });
    expect([own.status, (await sentence(own)).includes("You wrote in this story.")]).toEqual([403, true]);
    await change(id, { paragraphs: ["She sleeps, and sings."] }, admin);
    expect((await approve(id)).status).toBe(403);
    const read = await versionOf(await write({ title: "Other" }));
    const other = id + 1;
    await post(`/admin/post/${other}`, story({ title: "Other", paragraphs: ["x y"], version: read }));
    expect((await approve(other, admin, read)).status).toBe(409);
  });

  test("loses the approval with any change of words, but not by publishing", async () => {
    const { ctx, write, approve, change, isPublic } = await openSite();
    const id = await write();
    await approve(id);
    await change(id, { status: "published" });
    const again = await change(id, { status: "published", paragraphs: ["She sleeps well, and sings."] });
    expect(again.status).toBe(422);
    expect(await isPublic()).toBe(true);
    expect((await change(id, { paragraphs: ["She sleeps well, and sings."] })).status).toBe(200);
    expect(await isPublic()).toBe(false);
    const row = await ctx.db.selectFrom("posts").select("approved_at").where("id", "=", id).executeTakeFirst();
    expect(row?.approved_at).toBeNull();
  });

  test("is stored with the approver, the time, an entry in the log", async () => {
    const { ctx, write, approve, auditEvents } = await openSite();
    const id = await write();
    await approve(id);
    const row = await ctx.db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect([row.approved_by, row.approved_by_id, row.approved_at]).toEqual([
      "Sample Admin",
      "admin",
      ctx.clock.now().toISOString(),
    ]);
    expect(await auditEvents()).toContain(`post approved, post:${id}`);
  });

  test.each([
    ["a full name", { paragraphs: ["We met Amina Bello."] }, "A full name: “Amina Bello”"],
    ["a place finer than a state", { paragraphs: ["She comes from Ikeja."] }, "too exact: “Ikeja”"],
    ["a street", { paragraphs: ["It was on Unity Road."] }, "A street leads to the child"],
    ["real names", { namesChanged: [] }, "Change the names"],
  ])("with %s is not approved, and not published", async (_what, fields, said) => {
    const { write, approve, change } = await openSite();
    const id = await write(fields);
    expect(await sentence(await approve(id))).toContain(said);
    const refused = await change(id, { ...fields, status: "published" });
    expect([refused.status, (await sentence(refused)).includes(said)]).toEqual([422, true]);
  });

  test("keeps an adult's full name after confirmation, which the approver sees", async () => {
    const { write, change, approve, ctx, admin, ask } = await openSite();
    const paragraphs = ["Zainab Umar drove her home."];
    const id = await write({ paragraphs });
    const asked = await (await change(id, { paragraphs, status: "published" })).text();
    const [, answer = ""] = /value="([\w-]{22}:adult)"/.exec(asked) ?? [];
    await change(id, { paragraphs, "word-answers": answer });
    expect(await ctx.db.selectFrom("word_answers").selectAll().execute()).toMatchObject([
      { subject: `post:${id}`, answer: "adult", said_by: "Sample Editor" },
    ]);
    const page = await ask(`/admin/approvals/post-${id}`, { headers: { Cookie: admin } });
    expect(await sentence(page)).toContain("Sample Editor said that one sentence is about an adult.");
    expect((await approve(id)).status).toBe(200);
    expect((await change(id, { paragraphs, status: "published" })).status).toBe(200);
  });

  test("shows drawings but no photo; a disability allows changed names instead", async () => {
    const { ctx, write, approve } = await openSite();
    const facts = { path: "images/a.jpg", alt: "A child", width: 9, height: 9, kind: "photograph" as const };
    const photo = String(await addPhoto(ctx.db, { ...facts, consent_by: "A", consent_at: "2026-01-01" }));
    const photos = { photos: photo, [`photo-${photo}-alt`]: "A child sings", [`photo-${photo}-consent`]: "on" };
    expect(await sentence(await approve(await write(photos)))).toContain("A person may be recognised in one photo.");
    expect((await approve(await write({ photos: "1" }))).status).toBe(200);
    expect((await approve(await write({ ...photos, sensitive: "disability" }))).status).toBe(200);
    const withNames = await approve(await write({ ...photos, sensitive: "disability", namesChanged: [] }));
    expect(await sentence(withNames)).toContain("or change the names");
    const inText = await write({ paragraphs: ["x y", `![A child](photo:${photo})`] });
    expect(await sentence(await approve(inText))).toContain("A person may be recognised in one photo.");
  });

  test("does not appear on schedule after it lost its approval", async () => {
    const { ctx, clock, write, approve, change, isPublic } = await openSite();
    const id = await write({ photos: "1" });
    await approve(id);
    const publishAt = "2026-12-01T09:00";
    expect((await change(id, { photos: "1", status: "scheduled", publishAt })).status).toBe(200);
    await ctx.db.updateTable("posts").set({ approved_at: null }).where("id", "=", id).execute();
    clock.at = new Date("2026-12-02T09:00:00Z");
    expect(await isPublic()).toBe(false);
    await ctx.db.updateTable("posts").set({ approved_at: "2026-01-01" }).where("id", "=", id).execute();
    expect(await isPublic()).toBe(true);
  });

  test("is hidden when the library changes one of its photos", async () => {
    const { ctx, write, approve, change, isPublic, post, admin } = await openSite();
    const facts = { path: "images/b.jpg", alt: "A hand", width: 9, height: 9, kind: "photograph" as const };
    const photo = String(await addPhoto(ctx.db, { ...facts, consent_by: "A", consent_at: "2026-01-01" }));
    const photos = { photos: photo, [`photo-${photo}-alt`]: "A hand", [`photo-${photo}-consent`]: "on" };
    const fields = { ...photos, sensitive: "disability" };
    const id = await write(fields);
    await approve(id);
    await change(id, { ...fields, status: "published" });
    expect(await isPublic()).toBe(true);
    await post(`/admin/media/${photo}`, { alt: "A girl waves", consent: "on" }, admin);
    expect(await isPublic()).toBe(false);
  });

  test("is refused alike by form, list, schedule, restored version", async () => {
    const { write, post, admin, approve, change, isPublic, story, versionOf } = await openSite();
    const refused = (answer: Response) => [answer.status >= 400, answer.status < 500];
    expect(refused(await post("/admin/post", story({ status: "published" })))).toEqual([true, true]);
    const scheduled = { status: "scheduled", publishAt: "2030-01-01T09:00" };
    expect(refused(await post("/admin/post", story(scheduled)))).toEqual([true, true]);
    const id = await write();
    expect(refused(await post("/admin/post", { act: `publish:${id}` }))).toEqual([true, true]);
    const several = await post("/admin/post", { act: "publish", ids: [String(id), String(await write())] });
    expect(await sentence(several)).toContain("2 posts are not changed");
    await approve(id);
    await change(id, { paragraphs: ["Second."] });
    await approve(id);
    await change(id, { paragraphs: ["Second."], status: "published" });
    const restored = await post(`/admin/post/${id}`, { intent: "restore", restore: "1" });
    expect(refused(restored)).toEqual([true, true]);
    expect(await isPublic()).toBe(true);
    // Another person's old form removes no reason.
    const old = { ...story({ status: "published", version: "1", sensitive: [], title: "A safe place, at last" }) };
    expect(refused(await post(`/admin/post/${id}`, old, admin))).toEqual([true, true]);
    expect(Number(await versionOf(id))).toBeGreaterThan(1);
  });

  test("cannot be in a newsletter before its approval", async () => {
    const { write, approve, change, readAsStaff } = await openSite();
    const id = await write();
    expect(await readAsStaff("/admin/newsletter?create")).not.toContain(`value="post:${id}"`);
    await approve(id);
    await change(id, { status: "published" });
    expect((await readAsStaff("/blog")).includes("A safe place")).toBe(true);
  });
});

test.each(["event", "project", "news", "page"])("every content type has the switch: %s", async (noun) => {
  const { ctx, post } = await createStaffedSite();
  const fields = {
    title: "Safe",
    theme: "T",
    location: "Lagos",
    date: "2026-05-05",
    description: "x y",
    paragraphs: "x y",
    source: "S",
    link: "https://example.org/",
    slug: "safe",
    placement: "nowhere",
    photos: "1",
  };
  const refused = await post(`/admin/${noun}`, { ...fields, sensitive: "other", namesChanged: "yes" });
  expect([refused.status, (await sentence(refused)).includes("No second person")]).toEqual([422, true]);
  expect((await post(`/admin/${noun}`, { ...fields, sensitive: "other", status: "draft" })).status).toBe(200);
  expect(await ctx.db.selectFrom("audit_log").select("what").execute()).toEqual([{ what: `${noun} created as draft` }]);
});

/** Random numbers that repeat in each run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

describe("reasons of a sensitive story", () => {
  const rowOf = ({ ctx }: Pick<Awaited<ReturnType<typeof openSite>>, "ctx">, id: number) =>
    ctx.db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("stay until a second person agrees to their removal; the log has both", async () => {
    const site = await openSite();
    const { write, change, post, admin, versionOf, auditEvents, ask } = site;
    const id = await write();
    await change(id, { sensitive: [] });
    const held = await rowOf(site, id);
    expect([held.sensitive, held.dropped_reasons]).toEqual(['["abuse"]', '["abuse"]']);
    expect((await change(id, { sensitive: [], status: "published" })).status).toBe(422);
    const agree = async (cookie?: string) =>
      post(`/admin/approvals/post-${id}`, { version: await versionOf(id), intent: "drop" }, cookie);
    expect((await agree()).status).toBe(403);
    const page = await sentence(await ask(`/admin/approvals/post-${id}`, { headers: { Cookie: admin } }));
    expect(page).toContain("It stays sensitive until a second person agrees.");
    expect(page).toContain("Sample Editor: account since");
    expect((await agree(admin)).status).toBe(200);
    const free = await rowOf(site, id);
    expect([free.sensitive, free.dropped_reasons]).toEqual(["[]", "[]"]);
    expect(await auditEvents()).toEqual(
      expect.arrayContaining([`post less sensitive, asked, post:${id}`, `post less sensitive, agreed, post:${id}`]),
    );
    expect((await change(id, { sensitive: [], status: "published" })).status).toBe(200);
  });

  test("survive any order of one person's acts; publishing needs a second person", async () => {
    for (let seed = 1; seed <= 2; seed++) {
      const { ctx, write, change, post, versionOf, isPublic } = await openSite();
      const roll = dice(seed);
      const id = await write();
      let stale = await versionOf(id);
      const acts: (() => Promise<unknown>)[] = [
        () => change(id, { sensitive: [] }),
        () => change(id, { sensitive: ["abuse"] }),
        () => change(id, { sensitive: [], version: stale }),
        () => change(id, { paragraphs: [`She sleeps well ${roll(9)} nights.`] }),
        () => change(id, { sensitive: [], status: "published" }),
        () => change(id, { status: "published" }),
        async () => post(`/admin/approvals/post-${id}`, { version: await versionOf(id), nobody: "yes" }),
        () => post(`/admin/approvals/post-${id}`, { version: stale, nobody: "yes" }),
        async () => post(`/admin/approvals/post-${id}`, { version: await versionOf(id), intent: "drop" }),
        async () => {
          stale = await versionOf(id);
        },
      ];
      for (let step = 0; step < 14; step += 1) {
        await acts[roll(acts.length)]?.();
        const { sensitive, approved_at } = await rowOf({ ctx }, id);
        expect([seed, step, sensitive, approved_at, await isPublic()]).toEqual([seed, step, '["abuse"]', null, false]);
      }
    }
  });

  test("a new description of a photo makes a writer; the approver confirms unrecognisable faces", async () => {
    const site = await openSite();
    const { ctx, write, approve, post, admin, versionOf } = site;
    const facts = { path: "hand.jpg", width: 10, height: 10, alt: "A hand", kind: "photograph" as const };
    const photo = String(await addPhoto(ctx.db, { ...facts, consent_by: "A", consent_at: "2026-01-01" }));
    const shown = { photos: photo, [`photo-${photo}-alt`]: "A hand", [`photo-${photo}-consent`]: "on" };
    const id = await write(shown);
    await ctx.db.updateTable("photos").set({ nobody_recognisable: 1 }).execute();
    expect(await sentence(await approve(id))).toContain("A writer said that nobody can be recognised");
    const say = async () => post(`/admin/approvals/post-${id}`, { version: await versionOf(id), nobody: "yes" }, admin);
    expect((await say()).status).toBe(200);
    await post(`/admin/media/${photo}`, { alt: "Two hands", consent: "on" }, admin);
    const described = await rowOf(site, id);
    expect([described.writer_ids, described.approved_at]).toEqual(['["admin"]', null]);
    expect((await say()).status).toBe(403);
  });
});
