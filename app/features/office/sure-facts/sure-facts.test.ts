import { sql } from "kysely";
import { expect, test } from "vitest";
import { withBank } from "../../../../tests/support/bank.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";

/** A site with ways to give, whose admin changed the telephone. */
async function openSite() {
  const here = await withBank();
  const { ctx, first } = here;
  await addStaffMember(ctx, { id: "lead", role: "lead", name: "Lead", email: "lead@example.org" });
  const persons = { intent: "persons", safeguardingContact: "Nurse", privacyContact: "" };
  const change = (safeguardingPhone: string) => first.post({ ...persons, safeguardingPhone }, "/admin/help-numbers");
  const phone = async () => {
    const row = await ctx.db
      .selectFrom("settings")
      .select("value")
      .where("name", "=", "safeguardingPhone")
      .executeTakeFirst();
    return row && JSON.parse(row.value);
  };
  const undoOf = async (key: string) => {
    const rows = ctx.db.selectFrom("sure_changes").select("id").where("key", "=", key).orderBy("at", "desc");
    return `/admin/undo/${(await rows.executeTakeFirstOrThrow()).id}`;
  };
  const mails = async () =>
    ctx.db.selectFrom("outbox_emails").select(["recipient", "text"]).where("kind", "=", "sure-fact").execute();
  return { ...here, change, phone, undoOf, mails };
}

test("another admin undoes a changed telephone from the e-mail", async () => {
  const { change, phone, second, undoOf, mails } = await openSite();
  const other = await second();
  expect((await change("0803 555 0111")).status).toBe(200);
  expect(await phone()).toBe("0803 555 0111");
  const told = (await mails()).filter(({ text }) => text.includes("elephone"));
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
    new Set(["admin@example.org", "second@example.org", "lead@example.org"]),
  );
  const link = await undoOf("safeguardingPhone");
  expect(told[0]?.text).toContain(link);
  expect(await other.open(link)).toContain("0803 555 0111");
  const undone = await other.post({ intent: "undo" }, link);
  expect([undone.status, undone.text.includes("Undone.")]).toEqual([200, true]);
  expect(await phone()).not.toBe("0803 555 0111");
  expect((await other.post({ intent: "undo" }, link)).status).toBe(409);
  expect(await other.open(link)).toContain("Admin second undid this on");
});

test("an expired or outdated link changes nothing", async () => {
  const { change, phone, first, undoOf, pass } = await openSite();
  await change("0803 555 0111");
  const link = await undoOf("safeguardingPhone");
  await pass(1);
  await change("0803 555 0222");
  expect((await first.post({ intent: "undo" }, link)).text).toContain("changed again after that");
  const later = await undoOf("safeguardingPhone");
  await pass(73);
  expect((await first.post({ intent: "undo" }, later)).status).toBe(409);
  expect(await first.open(later)).toContain("72 hours of this link are over");
  expect(await phone()).toBe("0803 555 0222");
});

test("the e-mail's link restores a number for help", async () => {
  const { ctx, first, undoOf } = await openSite();
  const number = { name: "Clinic", number: "0803 555 0333" };
  expect((await first.post(number, "/admin/help-numbers")).status).toBe(200);
  await first.post({ intent: "remove", number: number.number }, "/admin/help-numbers");
  const rows = () => ctx.db.selectFrom("help_numbers").select("name").where("number", "=", number.number).execute();
  expect(await rows()).toEqual([]);
  const [removal] = await ctx.db.selectFrom("sure_changes").select("id").where("after", "is", null).execute();
  expect((await first.post({ intent: "undo" }, `/admin/undo/${removal?.id}`)).status).toBe(200);
  expect(await rows()).toEqual([{ name: "Clinic" }]);
  expect(await undoOf(number.number)).toContain("/admin/undo/");
});

test("an old sign-in changes no telephone or number for help", async () => {
  const { ctx, ask, change, phone, first } = await openSite();
  const before = await phone();
  await sql`update sessions set confirmed_at = null`.execute(ctx.db);
  expect((await change("0803 555 0111")).status).toBe(303);
  expect((await first.post({ name: "Clinic", number: "0803 555 0333" }, "/admin/help-numbers")).status).toBe(303);
  expect([await phone(), (await ask("/safeguarding")).status]).toEqual([before, 200]);
});
