import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillEveryTable } from "../../../tests/support/every-table.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { findPublishedOccurrences, findRecordOccurrences } from "./occurrence-queries.server.ts";
import { personalColumns } from "./personal-columns.server.ts";

const address = "ada@example.org";

test("every column of the database is said to be personal or not", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const found = (await ctx.db.introspection.getTables()).filter(
    ({ name }) => !/_words|_(data|idx|docsize|config)$/.test(name),
  );
  const kept = found.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
  const said = Object.entries(personalColumns).map(([name, { columns }]) => [name, Object.keys(columns).toSorted()]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(kept));
});

const typed = Object.entries(personalColumns).flatMap(([table, { columns }]) =>
  Object.keys(columns)
    .filter((column) => columns[column] === "typed")
    .map((column) => [table, column] as const),
);

test("an address that somebody typed into any of them is found, if staff may know of it", async () => {
  const { db } = (await createTestSite({ empty: true })).ctx;
  await db.deleteFrom("trusted_time").execute();
  await fillEveryTable(db, 1);
  const search = async () => [
    ...(await findPublishedOccurrences(db, address)),
    ...(await findRecordOccurrences(db, address)),
  ];
  for (const [name, column] of typed) {
    const [place, where] = [sql.ref(column), `${name}.${column}`];
    expect([where, await search()]).toEqual([where, []]);
    const { rows } = await sql<{ before: string }>`select ${place} as before from ${sql.table(name)}`.execute(db);
    await sql`update ${sql.table(name)} set ${place} = ${`["Write to ${address}, please."]`}`.execute(db);
    const { noun, isConfidential } = personalColumns[name as "posts"];
    // Concerns and private files: the safeguarding lead alone knows whether there are any.
    const found = isConfidential ? [] : [expect.stringMatching(new RegExp(`^${noun}:`))];
    expect([where, await search()]).toEqual([where, found]);
    await sql`update ${sql.table(name)} set ${place} = ${rows[0]?.before}`.execute(db);
  }
});
