import { bankSentences } from "content/bank-sentences.ts";
import { expect, test } from "vitest";
import { agree, giveBank, hourMs } from "../../../../tests/support/bank.ts";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findBank } from "../../giving/bank-details/find-bank.server.ts";
import { admin, createFullSite } from "./full-site.support.ts";
import { createMovingSite } from "./old-sites.support.ts";

const called_at = "2026-03-01T09:00:00.000Z";

/** Facts that direct money or calls, and a team of two. */
async function addSureFacts(ctx: AppContext): Promise<void> {
  await changeSettings(ctx, admin, { phone: "+234 803 555 0101", safeguardingContact: "Grace Adeyemi" });
  await giveBank(ctx);
  const number = { number: "+234 803 555 0199", name: "Line of the north", rank: 0, called_at, called_by: "Ada" };
  await ctx.db.insertInto("help_numbers").values(number).execute();
  const second = { id: "other", name: "Second Person", firstName: "Second", lastName: "Person" };
  await insertUser(ctx.db, aStaffMember({ ...second, email: "second@example.org", role: "admin" }));
}

/** A site into which an admin brought an archive with proposals. */
async function createProposedSite() {
  const archive = await (await createFullSite(addSureFacts)).makeArchive();
  const here = await createMovingSite();
  const path = await here.read("archive", archive);
  await here.press(path, "bring");
  const { ctx, post, clock } = here;
  const proposals = () => ctx.db.selectFrom("import_proposals").selectAll().orderBy("id").execute();
  const use = async (kind: string, name: string) => {
    const found = (await proposals()).find((proposal) => proposal.kind === kind && proposal.name === name);
    return post(`${path}/proposals`, { intent: kind, id: String(found?.id) });
  };
  const useWays = async (cookie?: string) => {
    const found = (await proposals()).find((proposal) => proposal.kind === "ways");
    return post(`${path}/proposals`, { intent: "ways", id: String(found?.id) }, cookie);
  };
  const agreeAs = async (cookie: string) => {
    const id = String((await findBank(ctx)).open?.id);
    const answer = await post("/admin/bank", { ...agree, id }, cookie);
    return { status: answer.status, text: textOf(await answer.text()) };
  };
  const pass = async (hours: number) => {
    await ctx.db.updateTable("users").set({ second_step_since: null }).execute();
    clock.at = new Date(clock.at.getTime() + hours * hourMs);
    await trustTime(ctx.db, clock.at.toISOString());
  };
  const donate = async () => textOf(mainOf(await (await here.ask("/donate")).text()));
  const signInAs = async (id: string) => {
    const { email } = await addStaffMember(ctx, { id, role: "admin", name: `Admin ${id}`, email: `${id}@example.org` });
    return signInAgain(ctx, email);
  };
  return { ...here, path, proposals, use, useWays, agreeAs, pass, donate, signInAs };
}

test("an import sends no email and asks for no ways to give", async () => {
  const { ctx, emails, readAsStaff, path } = await createProposedSite();
  expect(await emails()).toEqual([]);
  expect((await findBank(ctx)).open).toBeUndefined();
  expect(textOf(await readAsStaff(`${path}/proposals`))).toContain("1234567890, NGN");
});

test("the press that proposes ways to give writes to all admins", async () => {
  const { emails, useWays } = await createProposedSite();
  expect((await useWays()).status).toBe(200);
  expect((await emails()).map(({ to }) => to)).toEqual(["admin@example.org"]);
  expect((await useWays()).status).toBe(409);
});

test("another admin than the importer cannot propose the ways of the archive", async () => {
  const { signInAs, useWays, ctx } = await createProposedSite();
  const answer = await useWays(await signInAs("third"));
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("who brought the archive in, can propose these ways");
  expect((await findBank(ctx)).open).toBeUndefined();
});

test("ways to give of an archive are not public on a site without any", async () => {
  const { donate, pass, readAsStaff, path, ctx, useWays } = await createProposedSite();
  await useWays();
  expect(await donate()).not.toContain("1234567890");
  await pass(100);
  expect(await donate()).not.toContain("1234567890");
  expect((await findBank(ctx)).open?.ways[0]?.number).toBe("1234567890");
  expect(textOf(await readAsStaff(path))).toContain("until another admin agrees");
});

test("the importer cannot agree to the ways of the archive", async () => {
  const { agreeAs, staffHeaders, donate, pass, useWays } = await createProposedSite();
  await useWays();
  const { status, text } = await agreeAs(staffHeaders.Cookie);
  expect([status, text]).toEqual([422, expect.stringContaining("Nothing was changed")]);
  await pass(100);
  expect(await donate()).not.toContain("1234567890");
});

test("an account that the importer invited cannot agree, however old it is", async () => {
  const { use, ctx, agreeAs, donate, pass, useWays } = await createProposedSite();
  await useWays();
  await use("person", "Second Person");
  const { id } = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "second@example.org")
    .executeTakeFirstOrThrow();
  await ctx.auth.setPassword(id, "a long enough password");
  expect((await agreeAs(await signInAgain(ctx, "second@example.org"))).status).toBe(422);
  await pass(24 * 60);
  const { text } = await agreeAs(await signInAgain(ctx, "second@example.org"));
  expect(text).toContain(bankSentences.samePerson);
  await pass(100);
  expect(await donate()).not.toContain("1234567890");
});

test("another settled admin agrees to the ways of the archive", async () => {
  const { agreeAs, signInAs, pass, donate, useWays } = await createProposedSite();
  await useWays();
  expect((await agreeAs(await signInAs("third"))).status).toBe(200);
  expect(await donate()).not.toContain("1234567890");
  await pass(25);
  expect(await donate()).toContain("1234567890");
});

test("an undo stops the ways of the archive", async () => {
  const { press, path, ctx, proposals, readAsStaff, useWays } = await createProposedSite();
  await useWays();
  await press(path, "undo");
  expect((await findBank(ctx)).open).toBeUndefined();
  expect(await proposals()).toEqual([]);
  expect(textOf(await readAsStaff("/admin/bank"))).toContain("From the archive of the other site.");
});

test.each(["bring", "without"])("an archive with an old sign-in asks for the password first: %s", async (intent) => {
  const archive = await (await createFullSite()).makeArchive();
  const { ctx, read, post } = await createMovingSite();
  const path = await read("archive", archive);
  await ctx.db.updateTable("sessions").set({ confirmed_at: null }).execute();
  const answer = await post(path, { intent });
  expect(answer.headers.get("Location")).toBe(`/admin/confirm?to=${encodeURIComponent(path)}`);
  expect((await ctx.db.selectFrom("imports").select("state").execute()).map(({ state }) => state)).toEqual(["asked"]);
});

test("a person of the other team has no account before the invitation", async () => {
  const { ctx, use, emails, proposals } = await createProposedSite();
  const accounts = async () =>
    (await ctx.db.selectFrom("users").select("email").execute()).map(({ email }) => email).toSorted();
  expect(await accounts()).toEqual(["admin@example.org"]);
  expect((await use("person", "Second Person")).status).toBe(200);
  expect(await accounts()).toEqual(["admin@example.org", "second@example.org"]);
  expect((await emails()).map(({ to }) => to)).toContain("second@example.org");
  expect((await use("person", "Second Person")).status).toBe(409);
  expect((await proposals()).filter(({ done_at }) => done_at !== null)).toHaveLength(1);
});

test("a number for help is on the page after a person called it", async () => {
  const { use, ask } = await createProposedSite();
  const page = async () => (await ask("/safeguarding")).text();
  expect(await page()).not.toContain("555 0199");
  expect((await use("help number", "Line of the north")).status).toBe(200);
  expect(await page()).toContain("555 0199");
});

test("a telephone of the archive changes the setting when an admin uses it", async () => {
  const { use, ctx, readAsStaff, path } = await createProposedSite();
  expect((await findSettings(ctx)).phone).not.toContain("555 0101");
  expect(textOf(await readAsStaff(`${path}/proposals`))).toContain("On the other site: +234 803 555 0101");
  expect((await use("setting", "phone")).status).toBe(200);
  expect((await findSettings(ctx)).phone).toBe("+234 803 555 0101");
});

test("a proposal that is left out waits no longer", async () => {
  const { proposals, post, path, readAsStaff } = await createProposedSite();
  for (const { id } of await proposals())
    expect((await post(`${path}/proposals`, { intent: "out", id: String(id) })).status).toBe(200);
  expect(textOf(await readAsStaff(`${path}/proposals`))).toContain("No proposal waits.");
});

test("the same archive twice proposes nothing again", async () => {
  const archive = await (await createFullSite(addSureFacts)).makeArchive();
  const here = await createMovingSite();
  await here.press(await here.read("archive", archive), "bring");
  const count = async () => [
    (await here.ctx.db.selectFrom("import_proposals").select("id").execute()).length,
    (await here.ctx.db.selectFrom("bank_details").select("id").execute()).length,
  ];
  const before = await count();
  expect(before).toEqual([7, 0]);
  await here.press(await here.read("archive", archive), "bring");
  expect(await count()).toEqual(before);
});

test("the list of rows that stayed out is a table without formulas", async () => {
  const { ctx, visit, ask, path } = await createProposedSite();
  const note = { import_id: 1, row: 7, code: "shortcode", about: "=cmd|' /C calc'!A0" };
  await ctx.db.insertInto("import_notes").values(note).execute();
  await ctx.db
    .insertInto("import_notes")
    .values({ ...note, row: 8, code: "=1+1", about: "" })
    .execute();
  const answer = await visit(`${path}/report`);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain('"7","","The part [=cmd');
  expect(text).toContain(`"8","","'=1+1"`);
  expect((await ask(`${path}/report`)).status).toBe(302);
});
