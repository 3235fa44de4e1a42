import { sql } from "kysely";
import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { fillEveryTable } from "../../../../tests/support/every-table.ts";
import { email, name, placesOf } from "../../../../tests/support/known-person.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { features } from "../../index.server.ts";
import { accountNewsEmail } from "../../people/users/account-emails.tsx";
import { exportPerson } from "./find-person.server.ts";
import { findNamedRecords } from "./staff-name-queries.server.ts";

const tables = tablesOf(features);

const columnsOfClass = (...classes: string[]) =>
  Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => classes.includes(columns[column] ?? ""))
      .map((column) => `${table}.${column}`),
  );

/** Columns that sound like a staff name but hold none. */
const notNames: Record<string, string> = {
  "audit_log.who": "erased by the account's id, never by the name alone",
  "consents.given_by": "who said yes, as staff typed it",
  "rate_limits.who": "a keyed hash",
  "receipts.replaced_by": "the number of a receipt",
  "redirects.made_by": "rename, staff or import",
  "subscribers.confirmed_by": "a hash",
  "photo_requests.who": "self, child, carer or other",
};

test("erasing covers every column of staff names, or gives a reason", () => {
  const sounding = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => /^(by|who|.*_by)$/.test(column))
      .map((column) => `${table}.${column}`),
  );
  expect(sounding.toSorted()).toEqual(
    [...columnsOfClass("staff", "proof", "byline"), ...Object.keys(notNames)].toSorted(),
  );
  for (const [table, { columns, whyNamesStay }] of Object.entries(tables))
    expect([table, Object.values(columns).includes("proof")]).toEqual([table, whyNamesStay !== undefined]);
});

/** Restores rows of one table without the tables that they refer to. */
const leaveReferencesUnchecked = (db: Database, table: string) =>
  (isPostgres(db) ? sql`alter table ${sql.table(table)} disable trigger all` : sql`pragma foreign_keys = off`).execute(
    db,
  );

test("erasing leaves a staff name only where a reason is written", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  await addStaffMember(ctx, { id: "ada", name, email });
  const filled = (await createTestSite({ empty: true })).ctx;
  await filled.db.deleteFrom("trusted_time").execute();
  await fillEveryTable(filled.db, 1);
  const wanted = columnsOfClass("staff", "proof", "byline");
  // Copies the rows of a full site into the empty tables of this one.
  for (const { name: table } of await ctx.db.introspection.getTables()) {
    if (!wanted.some((column) => column.startsWith(`${table}.`))) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(filled.db);
    await leaveReferencesUnchecked(ctx.db, table);
    await sql`delete from ${sql.table(table)}`.execute(ctx.db);
    for (const row of rows) {
      const named = Object.entries(row).map(([column, value]) => [
        column,
        wanted.includes(`${table}.${column}`) ? name : value,
      ]);
      const columns = named.map(([column]) => sql.ref(String(column)));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)})
        values (${sql.join(named.map(([, value]) => value))})`.execute(ctx.db);
    }
  }
  const before = await placesOf(ctx, name);
  expect(before).toEqual(expect.arrayContaining(wanted));
  const confidential = ["photo_requests.done_by", "concern_notes.written_by"];
  // A member who answers a request must not learn of safeguarding records.
  expect(await findNamedRecords(ctx, [name])).toHaveLength(wanted.length - confidential.length);
  expect((await post("/admin/people-data", { intent: "erase", email, sure: "on", byline: "on" })).status).toBe(200);
  expect(await placesOf(ctx, name)).toEqual(columnsOfClass("proof").toSorted());
});

const settle = async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  await addStaffMember(ctx, { id: "ada", name, email });
  const event = await insertEvent(ctx.db, anEvent());
  const erase = (fields: Record<string, string>) =>
    post("/admin/people-data", { intent: "erase", email, sure: "on", ...fields });
  return { ctx, erase, event };
};

test("erasing removes the name from e-mails, but no similar names", async () => {
  const { ctx, erase } = await settle();
  const escaped = "Ọlá O’Brien & Sons";
  await ctx.db.updateTable("users").set({ name: escaped }).where("id", "=", "ada").execute();
  await addStaffMember(ctx, { id: "two", role: "admin", name: "Second Admin", email: "two@example.org" });
  const sentences = {
    "two@example.org": [`${escaped} made a new admin: Ben.`, `Pseud${escaped}x is somebody else.`],
    "donor@example.org": [`Ask ${escaped} about it.`],
  };
  for (const [to, texts] of Object.entries(sentences))
    for (const sentence of texts)
      await withTransaction(ctx, (ctx, transaction) =>
        enqueueEmail(ctx, transaction, accountNewsEmail({ to, foundation: "Us", sentence, link: undefined }), {
          kind: "x",
        }),
      );
  expect((await exportOf(ctx)).namedAsStaff.filter(({ record }) => record.startsWith("email:"))).toHaveLength(2);
  await erase({});
  const emails = await ctx.db.selectFrom("outbox_emails").select(["text", "html"]).where("kind", "=", "x").execute();
  const said = emails.map(({ text, html }) => [text, html].map((one) => /\(erased\)|Pseud/.exec(one)?.[0]));
  expect(said.toSorted()).toEqual([
    ["(erased)", "(erased)"],
    ["(erased)", "(erased)"],
    ["Pseud", "Pseud"],
  ]);
  expect(emails.filter(({ text, html }) => (text + html).includes(escaped))).toHaveLength(1);
});

const exportOf = async (ctx: Awaited<ReturnType<typeof settle>>["ctx"]) =>
  (await exportPerson(ctx, admin, email)) as { namedAsStaff: { record: string; as: string }[] };

const admin = {
  id: "admin",
  name: "Sample Admin",
  email: "admin@example.org",
  roles: ["admin"] as const,
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

test("erasing removes the counter's public by-line if asked", async () => {
  const { ctx, erase, event: event_id } = await settle();
  const said = [`${name} and two teachers`, `Joann${name}`, "A teacher"];
  const figure = { event_id, count: 3, unit: "books", what: "given", how: "each" as const, people: "no" as const };
  const rows = said.map((counted_by, position) => ({ ...figure, position, counted_by }));
  await ctx.db.insertInto("event_figures").values(rows).execute();
  const change = { figures: [{ counted_by: said[0], unit: `${name} books` }] };
  const event = { at: "2026-03-01", who_id: "two", who: "Two", what: "figures changed", subject: "event:1" };
  await ctx.db
    .insertInto("audit_log")
    .values({ ...event, before: null, after: JSON.stringify(change) })
    .execute();
  expect((await exportOf(ctx)).namedAsStaff).toEqual([{ record: `figure:${event_id}:0`, as: "counted_by", at: null }]);
  const counters = async () =>
    (await ctx.db.selectFrom("event_figures").select("counted_by").orderBy("position").execute()).map(
      (row) => row.counted_by,
    );
  await erase({});
  expect(await counters()).toEqual(said);
  const logged = await ctx.db
    .selectFrom("audit_log")
    .select("after")
    .where("subject", "=", "event:1")
    .executeTakeFirst();
  expect(JSON.parse(logged?.after ?? "").figures[0].counted_by).toBe("(erased) and two teachers");
});

test("“A volunteer” replaces the by-line of the counter", async () => {
  const { ctx, erase, event: event_id } = await settle();
  const figure = { event_id, count: 3, unit: "books", what: "given", how: "each" as const, people: "no" as const };
  const row = { ...figure, position: 0, counted_by: `${name} and two teachers` };
  await ctx.db.insertInto("event_figures").values(row).execute();
  await erase({ byline: "on" });
  const { counted_by } = await ctx.db.selectFrom("event_figures").select("counted_by").executeTakeFirstOrThrow();
  expect(counted_by).toBe("A volunteer and two teachers");
});
