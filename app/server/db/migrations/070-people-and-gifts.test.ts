import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { aStaffMember } from "../../../../tests/support/builders.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";

test("the update knows from the audit log who made which account and who recorded which gift, by ids", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("063-list-indexes")).error).toBeUndefined();
  // An editor, by the default of then.
  const { roles: _, ...ben } = aStaffMember({ id: "ben" });
  await db.insertInto("users").values(ben).execute();
  const events: [what: string, who: string, subject: string, before?: object, after?: object][] = [
    ["first account created", "ada", "user:ada"],
    ["user created", "ada", "user:ben"],
    ["user changed", "ada", "user:ben", { name: "Ben", email: "old@example.org" }, { name: "Ben", email: "b@x.org" }],
    ["user changed", "ada", "user:ben", { name: "Ben", email: "b@x.org" }, { name: "Benno", email: "b@x.org" }],
    ["role changed", "ada", "user:ben", { role: "editor" }, { role: "admin" }],
    ["gift recorded", "ada", "gift:1"],
    ["gift received", "ben", "gift:1"],
    ["gift received", "ada", "gift:2"],
    ["gift recorded", "ada", "gift:x"],
  ];
  for (const [what, who_id, subject, before, after] of events)
    await db
      .insertInto("audit_log")
      .values({
        ...{ at: "2026-03-01T09:00:00.000Z", who_id, who: "A name", what, subject },
        ...{ before: before ? JSON.stringify(before) : null, after: after ? JSON.stringify(after) : null },
      })
      .execute();
  const pledge = { code: "AAAAAA", prefix: "TAB", link: "x", amount: 500_000, currency: "NGN", frequency: "once" };
  await db
    .insertInto("pledges" as never)
    .values({ ...pledge, is_public: 0, state: "open", created_at: "2026" } as never)
    .execute();
  const gift = { part: 1, amount: 500_000, currency: "NGN", method: "cash", value_date: "2026-03-01", is_public: 0 };
  const by = { donor_hash: "x", recorded_at: "2026-03-01T09:00:00.000Z", recorded_by: "A name" };
  for (const more of [
    { state: "received", checked_by: "A name" },
    { state: "counted" },
    { state: "received" },
    { state: "refunded", source: "paystack:TABAAAAAA-1", recorded_by: null },
  ])
    await db
      .insertInto("gifts")
      .values({ ...gift, ...by, ...more } as never)
      .execute();
  for (const n of [1, 2, 3]) {
    const about = { provider: "paystack", reference: `TABAAAAAA-${n}`, pledge_id: 1, amount: 500_000, currency: "NGN" };
    await db
      .insertInto("checkouts")
      .values({ ...about, state: n === 1 ? "paid" : "begun", created_at: "2026" } as never)
      .execute();
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const changes = await db.selectFrom("account_changes").selectAll().orderBy("id").execute();
  expect(changes.map(({ account_id, what, by_id, is_imported }) => [account_id, what, by_id, is_imported])).toEqual([
    ["ada", "founded", "ada", 1],
    ["ben", "created", "ada", 1],
    ["ben", "address", "ada", 1],
    ["ben", "role", "ada", 1],
  ]);
  expect(changes[2]?.email_before).toBe("old@example.org");
  expect(changes[3]?.role_after).toBe("admin");
  const gifts = await db.selectFrom("gifts").selectAll().orderBy("id").execute();
  expect(gifts.map((row) => [row.recorded_by_id, row.checked_by_id, row.waiting_since])).toEqual([
    ["ada", "ben", null],
    ["ada", null, by.recorded_at],
    [null, null, null],
    [null, null, null],
  ]);
  expect(await db.selectFrom("refunds").select(["gift_id", "amount", "paid", "state"]).execute()).toEqual([
    { gift_id: 4, amount: 500_000, paid: 500_000, state: "done" },
  ]);
  const checkouts = await db.selectFrom("checkouts").select("state").orderBy("id").execute();
  expect(checkouts.map(({ state }) => state)).toEqual(["paid", "failed", "begun"]);
});
