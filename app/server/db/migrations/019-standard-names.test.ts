import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "./index.ts";

const at = "2026-03-10T09:00:00.000Z";
const publishable = { status: "published", version: 3, submit_key: "editor key" };
const email = { recipient: "ada@example.org", subject: "S", text: "T", html: "H", headers: "{}", attempts: 2 };

/** Rows of the release before, with its table and column names. */
const before: Record<string, Record<string, unknown>[]> = {
  photos: [{ id: 7, path: "a.svg", alt: "A kite", width: 4, height: 3, tone: "a63" }],
  photo_uses: [{ subject: "event:1", position: 0, photo_id: 7 }],
  news_items: [{ id: 4, title: "N", source: "S", date: "2026-01-01", link: "https://example.org", ...publishable }],
  letters: [
    { kind: "issue", cause: "issue:1:2", useful_until: at, refused: "letter", state: "failed", message_id: "<1@x>" },
    { kind: "issue", cause: "issue:1:3", useful_until: null, refused: "address", state: "failed", message_id: "<2@x>" },
    { kind: "password", cause: null, useful_until: null, refused: null, state: "waiting", message_id: "<3@x>" },
  ].map((row) => ({ ...email, ...row, next_at: at, give_up_at: at, created_at: at })),
  deeds: [{ at, who_id: "admin", who: "Sample Admin", what: "letter deleted", subject: "letter:3" }],
  attempts: [
    { what: "newsletter letter, day", who: "hash", window_start: 1, count: 1 },
    { what: "contact", who: "hash", window_start: 1, count: 4 },
  ],
  pending_subscribers: [{ hash: "h", email: "b@example.org", consent: "C", page: "/", asked_at: at, expires_at: at }],
  issues: [{ subject: "S", opening: "O", items: "[]", state: "sent", written_by: "A", created_at: at, put: 12 }],
  jobs: [{ name: "letters", period: 5, ended_at: at, failure: null }],
  settings: [{ name: "retention", value: '{"messageMonths":9,"deedMonths":36}' }],
};

test("a site of the release before keeps every row under the standard names", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("018-trusted-time")).error).toBeUndefined();
  const earlier = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, rows] of Object.entries(before)) await earlier.insertInto(table).values(rows).execute();
  const version = async () =>
    (await db.selectFrom("content_version").select("number").executeTakeFirstOrThrow()).number;
  const { rows: counted } = await sql<{ number: number }>`select number from shown_changes`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  expect(await db.selectFrom("photos").select("dominant_color").execute()).toEqual([{ dominant_color: "a63" }]);
  expect(await db.selectFrom("photo_attachments").selectAll().execute()).toEqual([
    { owner: "event:1", position: 0, photo_id: 7 },
  ]);
  expect(await db.selectFrom("news_items").select(["idempotency_key", "version"]).execute()).toEqual([
    { idempotency_key: "editor key", version: 3 },
  ]);
  const emails = db.selectFrom("outbox_emails").select(["idempotency_key", "expires_at", "permanent_failure"]);
  expect(await emails.orderBy("id").execute()).toEqual([
    { idempotency_key: "issue:1:2", expires_at: at, permanent_failure: "email" },
    { idempotency_key: "issue:1:3", expires_at: null, permanent_failure: "address" },
    { idempotency_key: null, expires_at: null, permanent_failure: null },
  ]);
  // History is not rewritten.
  expect(await db.selectFrom("audit_log").select(["what", "subject"]).execute()).toEqual([
    { what: "letter deleted", subject: "letter:3" },
  ]);
  expect(await db.selectFrom("rate_limits").select(["what", "count"]).orderBy("what").execute()).toEqual([
    { what: "contact", count: 4 },
    { what: "newsletter email, day", count: 1 },
  ]);
  expect(await db.selectFrom("pending_subscribers").select("requested_at").execute()).toEqual([{ requested_at: at }]);
  expect(await db.selectFrom("issues").select("enqueued").execute()).toEqual([{ enqueued: 12 }]);
  expect(await db.selectFrom("jobs").select(["name", "period"]).execute()).toEqual([{ name: "outbox", period: 5 }]);
  const [setting] = await db.selectFrom("settings").select("value").execute();
  expect(JSON.parse(setting?.value ?? "")).toEqual({ messageMonths: 9, auditLogMonths: 36 });

  expect(await version()).toBeGreaterThanOrEqual(counted[0]?.number ?? 0);
  const now = await version();
  await db.deleteFrom("photo_attachments").execute();
  expect(await version()).toBeGreaterThan(now);
  await expect(
    db.updateTable("outbox_emails").set({ idempotency_key: "issue:1:2" }).where("id", "=", 3).execute(),
  ).rejects.toThrow();
  await expect(db.updateTable("news_items").set({ idempotency_key: "other" }).execute()).resolves.toBeDefined();
  const asBefore = db.updateTable("outbox_emails").set({ permanent_failure: "letter" as never });
  await expect(asBefore.where("id", "=", 3).execute()).rejects.toThrow();
});
