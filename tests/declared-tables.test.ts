import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { table } from "../app/server/declare-table.ts";
import { tablesOf } from "../app/server/define-feature.server.ts";
import { derivedTables, tablesInOrder } from "../ops/copy-database/primary-keys.ts";
import { createTestSite } from "./support/test-site.ts";

const declared = tablesOf(features);

/** What the engine says of the tables, but for those that it fills by itself. */
async function readTables() {
  const { db } = (await createTestSite({ empty: true })).ctx;
  const all = await db.introspection.getTables();
  const own = all.filter(
    ({ name }) => !/_words|_(data|idx|docsize|config)$/.test(name) && !derivedTables.includes(name),
  );
  return { db, own };
}

test("every column of the database is declared by the feature of its table, with its class", async () => {
  const { own } = await readTables();
  const found = own.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
  const said = Object.entries(declared).map(([name, { columns }]) => [name, Object.keys(columns).toSorted()]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(found));
});

test("every table belongs to those to which its foreign keys lead, and has the key that it declares", async () => {
  const { db } = await readTables();
  for (const [name, { belongsTo = [], key }] of Object.entries(declared)) {
    const { rows } = await sql<{
      to: string;
    }>`select distinct "table" as "to" from pragma_foreign_key_list(${name})`.execute(db);
    expect([name, rows.map(({ to }) => to).toSorted()]).toEqual([name, [...belongsTo].toSorted()]);
    const columns = await sql<{
      name: string;
    }>`select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db);
    expect([name, columns.rows.map((column) => column.name)]).toEqual([name, key]);
  }
});

test("a table is copied after those that it belongs to", () => {
  expect(tablesInOrder.toSorted()).toEqual(Object.keys(declared).toSorted());
  for (const [place, name] of tablesInOrder.entries())
    for (const parent of declared[name].belongsTo ?? [])
      expect(tablesInOrder.indexOf(parent), name).toBeLessThan(place);
});

test("a table that two features declare is an error that says what to do", () => {
  const posts = declared.posts;
  expect(() => tablesOf([{ tables: { posts } }, { tables: { posts } }])).toThrow("The table posts is declared twice.");
  expect(() => table({ noun: "made up", key: ["id"], columns: { nothing: "id", typed: "id" } })).toThrow(
    "listed twice",
  );
});

test("every table with the address of a person says since when a row has it", () => {
  const withAddress = Object.entries(declared).filter(([, { columns }]) => columns.email === "person");
  expect(withAddress.length).toBeGreaterThan(5);
  for (const [name, { columns, emailSince }] of withAddress)
    expect([name, Object.keys(columns)]).toEqual([name, expect.arrayContaining([emailSince])]);
  const names = withAddress.map(([name]) => name);
  expect(Object.keys(declared).filter((name) => declared[name as "users"].emailSince !== undefined)).toEqual(names);
});
