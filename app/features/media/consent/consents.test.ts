import sharp from "sharp";
import { expect, test } from "vitest";
import { aPicture } from "../../../../tests/support/concerns.ts";
import { aConsent, siteWithConsent } from "../../../../tests/support/consents.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { readCode, writeCode } from "./withdraw.server.ts";

const later = (text: string) => new Date(text);

test("a new consent makes its photo public without storing the child's name", async () => {
  const { ctx, path, read, readAsStaff, src } = await siteWithConsent();
  expect(path).toBe("/admin/consents/1");
  expect(await read("/blog/two-friends")).toContain(src);
  const record = textOf(await readAsStaff(path));
  for (const text of [
    "Consent of P-1",
    "A child",
    "A parent",
    "Her mother",
    "On paper",
    "March 1, 2026",
    "Yoruba",
    "No end",
  ])
    expect(record).toContain(text);
  expect(await ctx.db.selectFrom("appearances").select(["photo_id", "consent_id", "ended_at"]).execute()).toEqual([
    { photo_id: 2, consent_id: 1, ended_at: null },
  ]);
  const everything = JSON.stringify(
    await Promise.all(
      (["consents", "consent_names", "audit_log"] as const).map((table) =>
        ctx.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  expect(everything).not.toMatch(/l[aá]y[ií]nk[aá]/i);
  expect(await ctx.db.selectFrom("consent_names").selectAll().execute()).toHaveLength(2);
});

test("an incomplete consent returns the form with errors and typed text", async () => {
  const { takeConsent, ctx } = await siteWithConsent();
  const refused: [Record<string, string | string[]>, string][] = [
    [{ person: "" }, "Choose a child or a grown-up"],
    [{ givenBy: " " }, "Write down who said yes for the child"],
    [{ relation: "self" }, "For a child, a parent, guardian or carer says yes"],
    [{ until: "2026-03-09" }, "This day is over. Choose a later one, or leave it empty"],
    [{ givenOn: "2026-03-11" }, "This day has not come yet"],
    [{ uses: [] }, "Tick at least one place where the photo may be seen"],
    [{ code: "Adaeze" }, "A code looks like P-12"],
    [{ code: "P-99" }, "No consent has this code"],
  ];
  for (const [fields, sentence] of refused) {
    const answer = await takeConsent({ names: "Typed Name", ...fields });
    const html = await answer.text();
    expect([answer.status, textOf(html)]).toEqual([422, expect.stringContaining(sentence)]);
    expect(html).toContain('value="Typed Name"');
    expect(html).toContain('value="Yoruba"');
  }
  const noPaper = await takeConsent({}, undefined, [new TextEncoder().encode("no picture at all")]);
  expect([noPaper.status, await noPaper.text()]).toEqual([
    422,
    expect.stringContaining("We can store only photos, PDFs and recordings."),
  ]);
  expect(await ctx.db.selectFrom("consents").select("id").execute()).toHaveLength(1);
});

test("a consent that is sent twice is stored once", async () => {
  const { takeConsent, ctx } = await siteWithConsent();
  const bytes = await aPicture();
  for (let time = 0; time < 2; time++) await takeConsent({ idempotencyKey: "once" }, "/admin/consents/new", [bytes]);
  expect(await ctx.db.selectFrom("consents").select("id").execute()).toHaveLength(2);
  // Another picture of the paper with the same key: the first one counts, and the second leaves no file.
  const other = await sharp({ create: { width: 70, height: 90, channels: 3, background: "#195aa3" } })
    .jpeg()
    .toBuffer();
  await takeConsent({ idempotencyKey: "once" }, "/admin/consents/new", [new Uint8Array(other)]);
  const papers = await ctx.db.selectFrom("private_files").select(["owner", "path"]).execute();
  expect(papers.map(({ owner }) => owner)).toEqual(["consent:2"]);
  const stored: string[] = [];
  for await (const { path } of ctx.storage.list()) if (path.startsWith("private/")) stored.push(path);
  expect(stored).toEqual(papers.map(({ path }) => path));
});

test("only the lead opens papers; others see their number", async () => {
  const { takeConsent, ctx, ask, readAsStaff, staffHeaders, path } = await siteWithConsent();
  const bytes = await aPicture();
  await takeConsent({ intent: "paper" }, path, [bytes]);
  expect(textOf(await readAsStaff(path))).toContain("One paper, which the safeguarding lead can open.");
  expect((await ask("/admin/private/1", { headers: staffHeaders })).status).toBe(403);
  const Cookie = await signIn(ctx, "lead");
  expect(await (await ask(path, { headers: { Cookie } })).text()).toContain('href="/admin/private/1"');
  const shown = await ask("/admin/private/1", { headers: { Cookie } });
  expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  await shown.body?.cancel();
  const looks = await ctx.db
    .selectFrom("audit_log")
    .select(["who", "subject"])
    .where("what", "=", "paper opened")
    .execute();
  expect(looks).toEqual([{ who: "Sample Lead", subject: "consent:1" }]);
});

test("each consent card gets its own code and names no person", async () => {
  const { post, path, printCard, ctx } = await siteWithConsent();
  const answer = await post(`${path}/card`, {});
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 297\.64 419\.53\]/);
  const text = textOfPdf(pdf).replace(/\s+/g, " ");
  for (const part of ["Your photos, your decision", "site.test/withdraw", "P-1, March 1, 2026"])
    expect(text).toContain(part);
  for (const secret of ["Her mother", "Yoruba", "Sample"]) expect(text).not.toContain(secret);
  const one = await printCard();
  const other = await printCard();
  expect(one).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(one).not.toBe(other);
  const stored = JSON.stringify(await ctx.db.selectFrom("subject_cards").selectAll().execute());
  expect(stored).not.toContain(readCode(one) ?? "none");
});

test("a consent's card keeps the language in which the family agreed", async () => {
  const { post, path, ctx } = await siteWithConsent();
  await saveSetting(ctx.db, "language", "fr");
  const printed = async () => textOfPdf(Buffer.from(await (await post(`${path}/card`, {})).arrayBuffer()));
  expect(await printed()).toContain("Your photos");
  await ctx.db.updateTable("consents").set({ site_language: "fr" }).execute();
  expect(await printed()).toContain("Vos photos");
});

test("readCode accepts the spellings that people use", () => {
  const code = writeCode(new Uint8Array([0, 1, 2, 18, 31, 9, 10, 11, 12, 13, 14, 15]));
  expect(code).toBe("012J-Z9AB-CDEF");
  for (const typed of ["012jz9abcdef", " 0l2j-z9ab cdef ", "oi2J-Z9AB-CDEF"])
    expect(readCode(typed)).toBe("012JZ9ABCDEF");
  for (const typed of ["", "012J-Z9AB", "012J-Z9AB-CDEU", "012J-Z9AB-CDEFG", "'; drop table"])
    expect(readCode(typed)).toBeUndefined();
});

test("consent ends everywhere after its last day in Lagos", async () => {
  const { takeConsent, upload, post, read, ask, src, clock, ctx, readAsStaff } = await siteWithConsent();
  await takeConsent({ ...aConsent, until: "2026-03-20", idempotencyKey: "ends" });
  expect(await read("/blog/two-friends")).toContain(src);
  const filters = textOf(await readAsStaff("/admin/media?show=ends"));
  expect(filters).toContain("Ends soon 1");
  expect(filters).toContain("Two friends laugh");
  // One second before midnight in Lagos.
  clock.at = later("2026-03-20T22:59:59.000Z");
  const before = await ask(src);
  await before.body?.cancel();
  expect([before.status, (await read("/blog/two-friends")).includes(src)]).toEqual([200, true]);
  clock.at = later("2026-03-20T23:00:00.000Z");
  expect([(await ask(src)).status, (await read("/blog/two-friends")).includes(src)]).toEqual([404, false]);
  expect(textOf(await readAsStaff("/admin/consents/2"))).toContain("Ended on March 20, 2026");
  // A renewed consent shows the photo again.
  await ctx.db.updateTable("consents").set({ until: null }).execute();
  const renewed = { ...aConsent, uses: ["site"], until: "2027-03-20" };
  await takeConsent({ ...renewed }, "/admin/consents/2");
  expect(await read("/blog/two-friends")).toContain(src);
  const other = await upload("#195aa3");
  await post(`/admin/media/${other.id}.data`, { intent: "nobody" });
});

test("a photo is used only as all its people agreed", async () => {
  const { takeConsent, read, src, ctx } = await siteWithConsent();
  await takeConsent({ uses: ["site"], idempotencyKey: "second" });
  // The share card: app/features/reach/share-cards/share-cards.test.ts.
  expect(await read("/blog/two-friends")).toContain(`src="${src}"`);
  await takeConsent({ uses: ["print"], idempotencyKey: "third" });
  expect(await read("/blog/two-friends")).not.toContain(src);
  const [, photo] = await ctx.db.selectFrom("photos").select("allowed_uses").orderBy("id").execute();
  expect(photo?.allowed_uses).toBe("");
});

test("a withdrawal hides all photos of the person; only the lead shows them again", async () => {
  const { post, upload, show, path, ctx, ask, src, read, send } = await siteWithConsent();
  const other = await upload("#195aa3");
  await post(`/admin/media/${other.id}.data`, { intent: "addPerson", code: "p-1" });
  await show(other.id);
  expect((await ask(other.src)).status).toBe(200);
  await post(path, { intent: "withdraw" });
  expect([(await ask(src)).status, (await ask(other.src)).status]).toEqual([410, 410]);
  expect(await read("/blog/two-friends")).not.toContain(src);
  expect((await post(path, { intent: "putBack" })).status).toBe(403);
  // Another person or answer does not show it again.
  await post(`/admin/media/${other.id}.data`, { intent: "nobody" });
  await post(`/admin/media/${other.id}.data`, { intent: "removePerson", consent: "1" });
  expect((await ask(other.src)).status).toBe(410);
  const Cookie = await signIn(ctx, "lead");
  expect((await send(path, { intent: "putBack" }, { headers: { Cookie } })).status).toBe(200);
  expect([(await ask(src)).status, (await ask(other.src)).status]).toEqual([200, 200]);
});

test("the words guard asks about names of people with a consent, in any spelling", async () => {
  const { staffHeaders, ask } = await siteWithConsent();
  const check = async (text: string) => {
    const body = new URLSearchParams({ "draft-subject": "post:new", title: "A day", paragraphs: text });
    const answer = await ask("/admin/checks", { method: "POST", body, headers: staffHeaders });
    const { questions } = (await answer.json()) as { questions: { rule: string; sentence: string }[] };
    return questions.flatMap(({ rule, sentence }) => (rule === "known-name" ? [sentence] : []));
  };
  const known = ["On Monday Olayinka Sampleby drew a tap.", "On Monday Ọláyínká Balogun drew a tap."];
  for (const sentence of known) expect(await check(sentence)).toEqual([sentence]);
  // A first name alone may stay.
  for (const text of ["On Monday Olayinka drew a tap.", "On Monday Ngozi Balogun drew a tap."])
    expect(await check(text)).toEqual([]);
});
