import { expect, test } from "vitest";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { wrongCodeLimit } from "./photo-request-permissions.ts";
import { hideUnanswered, sendPhotoRequest } from "./photo-requests.server.ts";

const request = { who: "child", wish: "down", contact: "0800 123 4567", note: "She is in the second row." };

test("a family withdraws by card without sign-in and reads no personal data", async () => {
  const { printCard, send, read, ask, src, ctx, clock } = await siteWithConsent();
  const code = await printCard();
  const wrong = await send("/withdraw", { code: "0000-0000-0000" });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("We do not know this code")]);
  expect((await ask(src)).status).toBe(200);
  const done = await send("/withdraw", { code: code.toLowerCase().replaceAll("-", " ") });
  expect([done.status, done.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/withdraw\?done=gone1and0and0-/),
  ]);
  expect((await ask(src)).status).toBe(410);
  const path = done.headers.get("Location") ?? "";
  const page = textOf(await read(path));
  expect(page).toContain("Removed from this site: 1 photo.");
  // No link can show this message to another person.
  clock.at = new Date(clock.at.getTime() + 2 * 3_600_000);
  for (const link of [
    path,
    "/withdraw?done",
    "/withdraw?done=gone1and0and0",
    path.replace(/.$/, "A"),
    path.replace("gone1", "gone2"),
  ])
    expect(textOf(await read(link))).not.toContain("Gone from");
  for (const secret of ["P-1", "Her mother", "Two friends laugh"]) expect(page).not.toContain(secret);
  // A repetition is no error: the family may be unsure.
  expect((await send("/withdraw", { code })).status).toBe(303);
  const events = await ctx.db
    .selectFrom("audit_log")
    .select(["who", "subject"])
    .where("what", "=", "consent withdrawn")
    .execute();
  expect(events).toEqual([{ who: "the holder of a card", subject: "person:P-1" }]);
});

test("each page with photographs links to the request form, which accepts card codes", async () => {
  const { printCard, upload, show, takeConsent, send, read, ask, src, id } = await siteWithConsent();
  const other = await upload("#195aa3");
  await show(other.id);
  const taken = await takeConsent({ idempotencyKey: "other" }, `/admin/consents/new?photo=${other.id}`);
  const mine = await printCard();
  const theirs = await printCard(new URL(taken.headers.get("Location") ?? "", "https://site.test").pathname);
  expect(await read("/blog/two-friends")).toContain(`href="/photo?of=${id}"`);
  const form = await read(`/photo?of=${id}`);
  expect([form.includes(src), form.includes('content="noindex"')]).toEqual([true, true]);
  const ask2 = (code: string) => send(`/photo?of=${id}`, { ...request, photo: String(id), code });
  const answers = await Promise.all(
    [theirs, "0000-0000-0000", "nonsense"].map(async (code) => {
      const answer = await ask2(code);
      return [answer.status, (await answer.text()).replaceAll(code, "")];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual([422, expect.stringContaining("This code does not belong to this photo.")]);
  expect(answers[0]?.[1]).toContain("She is in the second row.");
  expect((await ask(src)).status).toBe(200);
  expect((await ask2(mine)).headers.get("Location")).toMatch(/^\/photo\?of=\d+&sent=gone1and0and0-/);
  for (const link of [`/photo?of=${id}&sent=gone`, `/photo?of=${id}&sent=waits`])
    expect(textOf(await read(link))).not.toMatch(/is gone|We have it/);
  expect((await ask(src)).status).toBe(410);
  expect((await ask(other.src)).status).toBe(200);
  expect(textOf(await read(`/photo?of=${id}`))).toContain("This photo is not on the site.");
});

test("a request without a code waits 24 hours, readable only by the lead", async () => {
  const { ctx, send, ask, id, src, readAsStaff, post, clock } = await siteWithConsent();
  const sent = await send(`/photo?of=${id}`, { ...request, photo: String(id) });
  expect(sent.headers.get("Location")).toMatch(/^\/photo\?of=\d+&sent=hides-/);
  expect((await ask(src)).status).toBe(200);
  for (const page of ["/admin", "/admin/log", "/admin/messages", `/admin/media?photo=${id}`])
    expect(await readAsStaff(page)).not.toContain("second row");
  expect((await post("/admin/photo-requests", { intent: "down", id: "1" })).status).toBe(403);
  const Cookie = await signIn(ctx, "lead");
  clock.at = new Date(clock.at.getTime() + 3 * 3_600_000);
  const asLead = async (page: string) => textOf(await (await ask(page, { headers: { Cookie } })).text());
  expect(await asLead("/admin")).toContain("A person asks to hide a photo");
  expect(await asLead("/admin")).toContain("21 hours left");
  expect(await asLead("/admin/photo-requests")).toContain("She is in the second row.");
  const answer = await send("/admin/photo-requests", { intent: "down", id: "1" }, { headers: { Cookie } });
  expect([answer.status, (await ask(src)).status]).toEqual([200, 410]);
  expect(await asLead("/admin")).not.toContain("asks to take a photo down");
  expect((await send("/admin/photo-requests", { intent: "kept", id: "1" }, { headers: { Cookie } })).status).toBe(404);
});

test("an incomplete request returns with errors; hidden photos look like unknown ones", async () => {
  const { send, id, upload, read } = await siteWithConsent();
  const empty = await send(`/photo?of=${id}`, { note: "Please" });
  const html = await empty.text();
  expect(empty.status).toBe(422);
  for (const text of ["Choose who you are", "Choose what we should do", "Choose the photo", "Please"])
    expect(html).toContain(text);
  const unseen = await upload("#195aa3");
  const hidden = await read(`/photo?of=${unseen.id}`);
  const none = await read("/photo?of=999");
  expect(textOf(hidden)).toBe(textOf(none));
  expect(hidden).not.toContain(unseen.src);
});

/** Lets hours pass, then runs the job. */
async function later({ ctx, clock }: Awaited<ReturnType<typeof siteWithConsent>>, hours: number) {
  clock.at = new Date(clock.at.getTime() + hours * 3_600_000);
  await hideUnanswered(ctx);
}

test("an unanswered request of a family hides the photo after 24 hours", async () => {
  const site = await siteWithConsent();
  const { ctx, send, ask, id, src } = site;
  const Cookie = await signIn(ctx, "lead");
  const asLead = async (page: string) => textOf(await (await ask(page, { headers: { Cookie } })).text());
  const sent = await send(`/photo?of=${id}`, { ...request, photo: String(id) });
  expect(textOf(await site.read(sent.headers.get("Location") ?? ""))).toContain("removed from this site in 24 hours");
  const mails = await ctx.db.selectFrom("outbox_emails").select(["recipient", "subject", "text"]).execute();
  const about = mails.filter(({ subject }) => subject.includes("a photo to take down?"));
  expect(about).toHaveLength(1);
  expect(about[0]?.text).not.toContain("second row");
  await later(site, 23);
  expect((await ask(src)).status).toBe(200);
  await later(site, 2);
  expect((await ask(src)).status).toBe(410);
  expect(await asLead("/admin/photo-requests")).toContain("Hidden since");
  // The repetition changes nothing.
  await hideUnanswered(ctx);
  await send("/admin/photo-requests", { intent: "kept", id: "1" }, { headers: { Cookie } });
  expect((await ask(src)).status).toBe(200);
  await later(site, 48);
  expect((await ask(src)).status).toBe(200);
});

test("a second request keeps its promise after the first is answered", async () => {
  const site = await siteWithConsent();
  const { ctx, send, ask, id, src } = site;
  const Cookie = await signIn(ctx, "lead");
  const family = { photo: id, who: "child", wish: "down", code: "", contact: "", note: "" } as const;
  for (const address of ["10.1.0.1", "10.2.0.1"])
    expect(await sendPhotoRequest(ctx, { address }, family)).toBe("hides");
  await send("/admin/photo-requests", { intent: "kept", id: "1" }, { headers: { Cookie } });
  await later(site, 25);
  expect((await ask(src)).status).toBe(410);
});

test("a repeated card code records nothing new", async () => {
  const { ctx, printCard, send } = await siteWithConsent();
  const code = await printCard();
  await send("/withdraw", { code });
  const closings = async () => (await ctx.db.selectFrom("closings").select("id").execute()).length;
  const before = await closings();
  for (let time = 0; time < 3; time++) expect((await send("/withdraw", { code })).status).toBe(303);
  expect(await closings()).toBe(before);
});

test("a request of an outsider never hides a photo automatically", async () => {
  const site = await siteWithConsent();
  await site.send(`/photo?of=${site.id}`, { ...request, who: "other", photo: String(site.id) });
  await later(site, 30);
  expect((await site.ask(site.src)).status).toBe(200);
});

test("at most five photos hide automatically in a day, one per network", async () => {
  const site = await siteWithConsent();
  const { ctx, ask, send, upload, takeConsent } = site;
  const Cookie = await signIn(ctx, "lead");
  const photos = [{ id: site.id, src: site.src }];
  for (const color of ["#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "#777777"]) {
    const photo = await upload(color);
    await takeConsent({ idempotencyKey: color }, `/admin/consents/new?photo=${photo.id}`);
    await site.show(photo.id);
    photos.push(photo);
  }
  const ids = photos.map(({ id }) => id).join(" ");
  for (const [index, { id }] of photos.entries())
    await sendPhotoRequest(
      ctx,
      // The first two come from one network.
      { address: `10.${Math.max(index, 1)}.0.1` },
      { photo: id, who: "child", wish: "down", code: "", contact: "", note: "" },
    );
  await later(site, 25);
  const gone = await Promise.all(photos.map(async ({ src }) => (await ask(src)).status));
  expect(gone).toEqual([410, 200, 410, 410, 410, 410, 200, 200]);
  const emails = await ctx.db.selectFrom("outbox_emails").select(["subject", "kind"]).orderBy("id").execute();
  const many = emails.filter(({ subject }) => subject.includes("many requests")).map(({ kind }) => kind);
  // The first leaves at once; the second waits and stands for all later ones.
  expect(many).toEqual([storedNames.manyPhotoRequests, storedNames.moreOfManyPhotoRequests]);
  await send("/admin/photo-requests", { intent: "hideAll" }, { headers: { Cookie } });
  for (const { src } of photos) expect((await ask(src)).status).toBe(410);
  expect(textOf(await site.read(`/photo?of=${ids}`))).toContain("This photo is not on the site.");
});

test("an admin hides a requested photo without reading the request", async () => {
  const site = await siteWithConsent({}, undefined);
  const { ctx, send, ask, id, src } = site;
  const Cookie = await signIn(ctx, "admin");
  await send(`/photo?of=${id}`, { ...request, photo: String(id) });
  const read = async (cookie: string, path = "/admin/photo-requests") =>
    textOf(await (await ask(path, { headers: { Cookie: cookie } })).text());
  const page = await read(Cookie);
  expect(page).toContain("There is no active safeguarding lead.");
  expect(page).toContain("Take it down");
  expect(page).not.toMatch(/second row|0800 123|parent of the child/i);
  expect(await read(Cookie, "/admin")).toContain("A person asks to hide a photo");
  expect((await send("/admin/photo-requests", { intent: "kept", id: "1" }, { headers: { Cookie } })).status).toBe(403);
  expect((await send("/admin/photo-requests", { intent: "down", id: "1" }, { headers: { Cookie } })).status).toBe(403);
  // Pressed twice, it is hidden once.
  for (let time = 0; time < 2; time++)
    expect((await send("/admin/photo-requests", { intent: "hide", id: "1" }, { headers: { Cookie } })).status).toBe(
      200,
    );
  expect((await ask(src)).status).toBe(410);
  expect(await read(Cookie, "/admin")).not.toContain("A person asks to hide a photo");
  // A future lead cannot answer, and leaves it to the admin.
  await insertUser(ctx.db, aStaffMember({ id: "waiting", role: "lead", email: "waiting@example.org" }));
  expect((await ask("/admin/photo-requests", { headers: { Cookie } })).status).toBe(200);
  // With an active lead, the admin hides as before, and the request waits for the lead with its text.
  const lead = await signIn(ctx, "lead");
  expect(await read(Cookie)).toContain("You can hide a photo at once.");
  expect(await read(lead)).toMatch(/second row.*Hidden since/s);
  expect((await send("/admin/photo-requests", { intent: "kept", id: "1" }, { headers: { Cookie: lead } })).status).toBe(
    200,
  );
  expect((await ask(src)).status).toBe(200);
});

test("wrong codes are limited per network; a right code is never refused", async () => {
  const { send, printCard } = await siteWithConsent();
  const code = await printCard();
  for (let time = 0; time < wrongCodeLimit.times; time++) await send("/withdraw", { code: "0000-0000-0000" });
  const late = await send("/withdraw", { code: "0000-0000-0000" });
  expect([late.status, await late.text()]).toEqual([429, expect.stringContaining("Call us")]);
  // The family behind the same network has the right code.
  expect((await send("/withdraw", { code })).status).toBe(303);
});

test("staff see the pages and newsletters that lost a withdrawn photo", async () => {
  const { ctx, printCard, send, readAsStaff, id } = await siteWithConsent();
  const issue = { subject: "What the rains brought", opening: "", items: '["post:1"]', state: "sent" as const };
  await ctx.db
    .insertInto("issues")
    .values({
      ...issue,
      created_at: "2026-03-02T09:00:00.000Z",
      started_at: "2026-03-03T09:00:00.000Z",
      enqueued: 312,
      written_by: "Sample Editor",
    })
    .execute();
  await send("/withdraw", { code: await printCard() });
  const sheet = textOf(await readAsStaff(`/admin/media?photo=${id}`));
  for (const text of ["Pages that showed it", "Two friends", "What the rains brought, March 3, 2026, to 312 people"])
    expect(sheet).toContain(text);
});

test("a photo is served only while a public page shows it", async () => {
  const { ctx, ask, read, post, id, src, clock } = await siteWithConsent();
  const seen = async () => [(await ask(src)).status, (await read(`/photo?of=${id}`)).includes(src)];
  expect(await seen()).toEqual([200, true]);
  const version = async () =>
    String((await ctx.db.selectFrom("posts").select("version").executeTakeFirstOrThrow()).version);
  const story = { title: "Two friends", paragraphs: "Look.", photos: String(id), [`photo-${id}-alt`]: "Two friends" };
  const save = async (fields: Record<string, string>) =>
    post("/admin/post/1", { ...story, ...fields, version: await version() });
  expect((await save({ status: "draft" })).status).toBe(200);
  expect(await seen()).toEqual([404, false]);
  const hour = new Date(clock.at.getTime() + 3_600_000);
  await ctx.db.updateTable("posts").set({ status: "scheduled", publish_at: hour.toISOString() }).execute();
  expect(await seen()).toEqual([404, false]);
  clock.at = new Date(hour.getTime() + 1_000);
  expect(await seen()).toEqual([200, true]);
  await ctx.db.updateTable("posts").set({ deleted_at: hour.toISOString() }).execute();
  ctx.fileAccess.invalidate();
  expect(await seen()).toEqual([404, false]);
});
