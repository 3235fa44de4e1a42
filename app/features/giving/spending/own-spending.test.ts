import { expect, test } from "vitest";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";
import type { AccountChange } from "../../people/users/user-tables.ts";
import { hashVoucher } from "./act-on-voucher.server.ts";
import { findVoucher } from "./voucher-queries.server.ts";

/** Ways in which a spender gets another account: what the spender did to it. */
const takenBy: AccountChange[] = ["created", "address", "second step", "role"];

/** A site whose admin spent, and has many other accounts. */
async function siteOfOnePerson() {
  const site = await siteWithSpending();
  const { db } = site.ctx;
  const spent = { own: "#aa0000", unpaid: "#00aa00", "place:1": "#0000aa" };
  for (const [paidFrom, colour] of Object.entries(spent))
    await site.admin.send({ fields: { paidFrom }, picture: await aVoucherPicture(colour) });
  await site.admin.send({ fields: { note: "None." } });
  const accounts = [site.admin];
  for (const [index, what] of takenBy.entries()) {
    const { id, email } = await addStaffMember(site.ctx, {
      id: `own-${index}`,
      role: index % 2 === 0 ? "admin" : "treasurer",
      name: `Own ${index}`,
      email: `own-${index}@example.org`,
    });
    const about = { account_id: id, what, at: "2026-01-01T00:00:00.000Z", was_settled_admin: 0 };
    const role = what === "role" ? { role_before: "writer", role_after: "admin" } : {};
    await db
      .insertInto("account_changes")
      .values({ ...about, ...role, by_id: "admin" })
      .execute();
    accounts.push(site.personWith(await signInAgain(site.ctx, email)));
  }
  // An account that one of these accounts made.
  const { id, email } = await addStaffMember(site.ctx, { id: "chain", role: "admin", email: "chain@example.org" });
  const made = { account_id: id, what: "created", at: "2026-01-01T00:00:00.000Z", was_settled_admin: 0 } as const;
  await db
    .insertInto("account_changes")
    .values({ ...made, by_id: "own-0" })
    .execute();
  accounts.push(site.personWith(await signInAgain(site.ctx, email)));
  // A second session of the spender, and one after the address changed.
  accounts.push(site.personWith(await signInAgain(site.ctx, "admin@example.org")));
  await db.updateTable("users").set({ email: "other@example.org" }).where("id", "=", "admin").execute();
  accounts.push(site.personWith(await signInAgain(site.ctx, "other@example.org")));
  return { ...site, accounts };
}

test("a spender cannot approve the own voucher in two hundred tries", { timeout: 300_000 }, async () => {
  const site = await siteOfOnePerson();
  const facts = () => site.ctx.db.selectFrom("vouchers").select(["id", "state", "approvers"]).orderBy("id").execute();
  const before = await facts();
  expect(before).toHaveLength(4);
  let tries = 0;
  const note = (...answers: { status: number; text: string }[]) => {
    tries += answers.length;
    for (const { status, text } of answers) expect([status >= 400, text.includes("Approved.")]).toEqual([true, false]);
  };
  for (const account of site.accounts)
    for (const { id } of before) {
      const path = `/admin/spending/${id}`;
      const voucher = await findVoucher(site.ctx.db, "id", id);
      const seen = voucher === undefined ? "" : await hashVoucher(site.ctx, voucher);
      const approve = (fields = {}) => account.post(path, { intent: "approve", seen, ...fields });
      note(await approve(), await approve({ putsIn: "on", mayBeNamed: "on", registration: "RC 123456" }));
      note(await account.post(path, { intent: "approve" }));
      // Two at once.
      note(...(await Promise.all([approve(), approve()])));
      note(await account.post(path, { intent: "pay", seen, place: "1", day: "2026-03-02" }));
      note(await account.post(path, { intent: "refuse", seen, words: "x" }));
    }
  expect(tries).toBeGreaterThanOrEqual(200);
  expect(await facts()).toEqual(before);
  expect(await site.ctx.db.selectFrom("entries").select("id").where("what", "=", "spent").execute()).toEqual([]);
});

test("a voucher of a deleted account can be approved by another person", async () => {
  const site = await siteWithSpending("writer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  await site.post("/admin/manageusers/writer", { intent: "delete" });
  expect(await site.ctx.db.selectFrom("users").select("id").where("id", "=", "writer").execute()).toEqual([]);
  expect((await site.admin.act(1, "approve")).text).toContain("Approved.");
});

test("an account that is not settled yet is no second person", async () => {
  const site = await siteWithSpending("writer", "treasurer");
  await site.person("writer").send({ picture: await aVoucherPicture() });
  const fact = { account_id: "treasurer", what: "created", by_id: "two", was_settled_admin: 0 } as const;
  await site.ctx.db
    .insertInto("account_changes")
    .values({ ...fact, at: site.clock.at.toISOString() })
    .execute();
  expect((await site.person("treasurer").act(1, "approve")).text).toContain("Your account is new");
});

test("a writer who may not approve reads who may here", async () => {
  const site = await siteWithSpending("writer", "treasurer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture() });
  await site.ctx.db.updateTable("users").set({ name: "Tola Bassey" }).where("id", "=", "treasurer").execute();
  await site.ctx.db.updateTable("users").set({ name: "Amina Bello" }).where("id", "=", "admin").execute();
  // Amina Bello made the writer's account.
  const fact = { account_id: "writer", what: "created", by_id: "admin", was_settled_admin: 0 } as const;
  await site.ctx.db
    .insertInto("account_changes")
    .values({ ...fact, at: "2026-01-01T00:00:00.000Z" })
    .execute();
  const { status, text } = await writer.act(1, "approve");
  expect([status, text.includes("Amina Bello")]).toEqual([403, false]);
  expect(text).toContain("only admins and treasurers can do it, so ask Tola Bassey or Second Admin.");
});
