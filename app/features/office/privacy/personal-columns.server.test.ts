import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillEveryTable } from "../../../../tests/support/every-table.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { features } from "../../index.server.ts";
import { findPublishedOccurrences, findRecordOccurrences } from "./occurrence-queries.server.ts";

const tables = tablesOf(features);
const address = "ada@example.org";

const typed = Object.entries(tables).flatMap(([table, { columns }]) =>
  Object.keys(columns)
    .filter((column) => columns[column] === "typed")
    .map((column) => [table, column] as const),
);

test("a typed address is found in any column that staff may know", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const { db } = ctx;
  await db.deleteFrom("trusted_time").execute();
  await fillEveryTable(db, 1);
  const search = async () => [
    ...(await findPublishedOccurrences(ctx, address)),
    ...(await findRecordOccurrences(ctx, address)),
  ];
  for (const [name, column] of typed) {
    const place = sql.ref(column);
    const where = `${name}.${column}`;
    expect([where, await search()]).toEqual([where, []]);
    const { rows } = await sql<{ before: string }>`select ${place} as before from ${sql.table(name)}`.execute(db);
    await sql`update ${sql.table(name)} set ${place} = ${`["Write to ${address}, please."]`}`.execute(db);
    const { noun, isConfidential } = tables[name as "posts"];
    // Concerns and private files: only the safeguarding lead knows whether any exist.
    const found = isConfidential ? [] : [expect.stringMatching(new RegExp(`^${noun}:`))];
    expect([where, await search()]).toEqual([where, found]);
    await sql`update ${sql.table(name)} set ${place} = ${rows[0]?.before}`.execute(db);
  }
});
