import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillEveryTable } from "../../../tests/support/every-table.ts";
import { email, name, placesOf } from "../../../tests/support/known-person.ts";
import { addStaffMember } from "../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { personalColumns } from "./personal-columns.server.ts";
import { findNamedRecords, whyNamesStay } from "./staff-name-queries.server.ts";

const columnsOfClass = (...classes: string[]) =>
  Object.entries(personalColumns).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => classes.includes(columns[column] ?? ""))
      .map((column) => `${table}.${column}`),
  );

/** Columns that sound like a name of staff, and are none. */
const notNames: Record<string, string> = {
  "audit_log.who": "erased by the account's id, never by the name alone",
  "consents.given_by": "who said yes, as staff typed it",
  "event_figures.counted_by": "published: who counted",
  "rate_limits.who": "a keyed hash",
  "receipts.replaced_by": "the number of a receipt",
  "redirects.made_by": "rename, staff or import",
  "subscribers.confirmed_by": "a hash",
  "takedown_requests.who": "self, child, carer or other",
};

test("every column that sounds like the name of who did it is one that erasing empties, or says why not", () => {
  const sounding = Object.entries(personalColumns).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => /^(by|who|.*_by)$/.test(column))
      .map((column) => `${table}.${column}`),
  );
  expect(sounding.toSorted()).toEqual([...columnsOfClass("staff", "proof"), ...Object.keys(notNames)].toSorted());
  expect(columnsOfClass("proof").toSorted()).toEqual(Object.keys(whyNamesStay).toSorted());
});

test("in a site whose every table names a member of staff, erasing leaves the name where a reason is written alone", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  await addStaffMember(ctx, { id: "ada", name, email });
  const filled = (await createTestSite({ empty: true })).ctx;
  await filled.db.deleteFrom("trusted_time").execute();
  await fillEveryTable(filled.db, 1);
  const wanted = columnsOfClass("staff", "proof");
  // The rows of a full site, in the tables of this one that are empty.
  for (const { name: table } of await ctx.db.introspection.getTables()) {
    if (!wanted.some((column) => column.startsWith(`${table}.`))) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(filled.db);
    await sql`pragma foreign_keys = off`.execute(ctx.db);
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
  const confidential = ["takedown_requests.done_by", "concern_notes.written_by"];
  // Whoever answers a request does not learn what only the safeguarding lead may know.
  expect(await findNamedRecords(ctx.db, [name])).toHaveLength(wanted.length - confidential.length);
  expect((await post("/admin/people-data", { intent: "erase", email, sure: "on", byline: "on" })).status).toBe(200);
  expect(await placesOf(ctx, name)).toEqual(Object.keys(whyNamesStay).toSorted());
});
