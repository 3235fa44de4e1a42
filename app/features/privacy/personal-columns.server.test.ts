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

test.each(typed)(
  "an address that somebody typed into %s.%s is found, if staff may know of it",
  async (table, column) => {
    const { ctx } = await createTestSite({ empty: true });
    await ctx.db.deleteFrom("trusted_time").execute();
    await fillEveryTable(ctx.db, 1);
    const search = async () => [
      ...(await findPublishedOccurrences(ctx.db, address)),
      ...(await findRecordOccurrences(ctx.db, address)),
    ];
    expect(await search()).toEqual([]);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`["Write to ${address}, please."]`}`.execute(
      ctx.db,
    );
    // Concerns and private files: the safeguarding lead alone knows whether there are any.
    if (personalColumns[table as "posts"].isConfidential) return expect(await search()).toEqual([]);
    expect(await search()).toEqual([expect.stringMatching(new RegExp(`^${personalColumns[table as "posts"].noun}:`))]);
  },
);
