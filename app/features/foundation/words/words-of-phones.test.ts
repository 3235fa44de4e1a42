import { expect, inject, onTestFinished, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import type { Migrations } from "../../../server/db/migration-list.ts";
import { migrations } from "../../migrations.server.ts";

const upTo = (last: string): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

test("a site with only wallets shows its own wallet words", async () => {
  const db = await openUnmigrated();
  if (inject("postgres") === undefined) onTestFinished(() => db.destroy());
  await migrateToLatest(db, upTo("161-zzz"));
  const content = JSON.stringify({
    "wallet.transfer.heading": "Send it now",
    "wallet.mustShow": "Your phone or bank app must show {accountName}.",
    "phone.nameCheck": "Ours already",
    "wallet.nameCheck": "Older",
  });
  const none = { next_content: null, status: "published" as const, publish_at: null, version: 1 };
  await db
    .insertInto("page_texts")
    .values({ name: "giving", content, ...none })
    .execute();
  await db
    .insertInto("page_texts")
    .values({ name: "home", content: "{}", ...none })
    .execute();
  await migrateToLatest(db, migrations);
  const rows = await db.selectFrom("page_texts").select(["name", "content"]).orderBy("name").execute();
  expect(rows.map(({ name, content }) => [name, JSON.parse(content)])).toEqual([
    ["giving", { ...JSON.parse(content), "phone.ways.transfer.heading": "Send it now" }],
    ["home", {}],
  ]);
});
