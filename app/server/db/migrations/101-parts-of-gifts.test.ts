import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";

test("the update joins parts to their whole and its promise, forgets what a forgotten donor left in them, and folds names", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("100-looks-of-crops")).error).toBeUndefined();
  const insert = async (table: "pledges" | "gifts" | "receipts" | "outbox_emails", rows: object[]) => {
    for (const row of rows)
      await db
        .insertInto(table as never)
        .values(row as never)
        .execute();
  };
  const pledge = { prefix: "TAB", link: "x", amount: 500, currency: "NGN", frequency: "once", is_public: 0 };
  const promised = { ...pledge, state: "received", created_at: "2026" };
  await insert("pledges", [
    { ...promised, code: "AAAAAA" },
    { ...promised, code: "BBBBBB" },
  ]);
  const gift = { amount: 500, currency: "NGN", method: "transfer", value_date: "2026-03-01", is_public: 0, part: 1 };
  const by = { donor_hash: "x", recorded_at: "2026-03-01T09:00:00.000Z", state: "received" };
  const [ada, chi] = [
    { name: "Ada", email: "ada@example.org", donor_salt: "s" },
    { name: "Ọláyínká", email: null, donor_salt: "s" },
  ];
  const rows = [
    // Ada asked to be forgotten after her gift was divided, and the second part divided again.
    { pledge_id: 1, state: "void", source: "credit:7", name: null, donor_salt: null },
    { pledge_id: 1, part: 2, source: "credit:7/1", name: null, donor_salt: null },
    { ...ada, source: "credit:7/2", state: "void" },
    { ...ada, source: "credit:7/2/1" },
    { ...ada, source: "credit:7/2/2" },
    // A gift by hand, whose first part alone had its promise.
    { ...chi, pledge_id: 2, state: "void", source: null },
    { ...chi, pledge_id: 2, part: 2, source: "gift:6/1" },
    { ...chi, source: "gift:6/2" },
    { ...chi, source: "paystack:a/b" },
  ];
  await insert(
    "gifts",
    rows.map((row) => ({ ...gift, ...by, ...row })),
  );
  const receipt = { year: 2026, letters: "AAA", link: "x", state: "valid", issued_at: "2026" };
  const frozen = (name: string) => JSON.stringify({ name, amount: 500 });
  await insert("receipts", [
    { ...receipt, gift_id: 4, serial: 1, contents: frozen("Ada") },
    { ...receipt, gift_id: 8, serial: 2, contents: frozen("Ọláyínká") },
  ]);
  const email = { kind: "receipt", recipient: "ada@example.org", subject: "", text: "", html: "", headers: "{}" };
  const times = {
    next_at: "2026",
    give_up_at: "2026",
    created_at: "2026",
    message_id: "m",
    state: "sent",
    attempts: 0,
  };
  const keys = ["receipt:1", "receipt:2", "gift-spent:5"];
  await insert(
    "outbox_emails",
    keys.map((idempotency_key) => ({ ...email, ...times, idempotency_key })),
  );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const gifts = await db.selectFrom("gifts").selectAll().orderBy("id").execute();
  expect(
    gifts.map(({ whole_id, promise_id, part, name, name_folded }) => [whole_id, promise_id, part, name, name_folded]),
  ).toEqual([
    [null, 1, 1, null, null],
    [1, 1, 2, null, null],
    [1, 1, 3, null, null],
    [1, 1, 4, null, null],
    [1, 1, 5, null, null],
    [null, 2, 1, "Ọláyínká", "olayinka"],
    [6, 2, 2, "Ọláyínká", "olayinka"],
    [6, 2, 3, "Ọláyínká", "olayinka"],
    [null, null, 1, "Ọláyínká", "olayinka"],
  ]);
  expect(gifts.slice(0, 5).every(({ email, donor_salt }) => email === null && donor_salt === null)).toBe(true);
  const contents = await db.selectFrom("receipts").select("contents").orderBy("id").execute();
  expect(contents.map((row) => JSON.parse(row.contents).name)).toEqual([null, "Ọláyínká"]);
  const left = await db.selectFrom("outbox_emails").select("idempotency_key").execute();
  expect(left).toEqual([{ idempotency_key: "receipt:2" }]);
});
