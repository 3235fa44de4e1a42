import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { table } from "../app/server/declare-table.ts";
import { defineFeature, type Feature, tablesOf } from "../app/server/define-feature.server.ts";
import { derivedTables, tablesInOrder } from "../ops/copy-database/primary-keys.ts";
import { findUnguarded, guardedElsewhere, soundingOnly } from "./support/personal-columns.ts";
import { createTestSite } from "./support/test-site.ts";

const declared = tablesOf(features);

/** Reads the tables from the engine, without those that it fills itself. */
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

test("every table has its declared key, after its foreign keys", async () => {
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
  for (const [index, name] of tablesInOrder.entries())
    for (const parent of declared[name].belongsTo ?? [])
      expect(tablesInOrder.indexOf(parent), name).toBeLessThan(index);
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

test("a table with people in it is of a feature that finds, exports and erases them", async () => {
  const { own } = await readTables();
  expect(findUnguarded(features, own)).toEqual([]);
  // Every exception is one.
  const without = features.map(({ person: _, ...feature }: Feature) => feature);
  const all = findUnguarded(without, own).map((sentence) => /^The table (\w+)/.exec(sentence)?.[1]);
  expect(all).toEqual(expect.arrayContaining(["guests", "users", "volunteers"]));
  for (const table of Object.keys(guardedElsewhere))
    expect([table, Object.values(declared[table as "users"].columns)]).toEqual([
      table,
      expect.arrayContaining(["person"]),
    ]);
  for (const place of Object.keys(soundingOnly)) {
    const [table = "", column = ""] = place.split(".");
    expect([place, (declared[table as "users"].columns as Record<string, string>)[column]]).toEqual([place, "nothing"]);
  }
});

/** A feature that lends books, whose table the database has. */
async function lend(columns: { nothing: string; person?: string }, person?: Feature["person"]) {
  const { db } = (await createTestSite({ empty: true })).ctx;
  await db.schema
    .createTable("loans")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("lent_at", "text")
    .execute();
  const loans = table({ noun: "loan", key: ["id"], columns });
  const feature = { tables: { loans }, ...(person && { person }) } as Feature;
  return findUnguarded([defineFeature(() => feature)], await db.introspection.getTables());
}

test("a table with names that no feature erases is an error that says what to do", async () => {
  const ofPeople = { nothing: "id", person: "name email lent_at" };
  expect(await lend(ofPeople)).toEqual([
    "The table loans has columns of class person: say in `person` of its feature how it is found, exported and erased",
  ]);
  expect(await lend(ofPeople, { erase: async () => undefined })).toEqual([]);
  expect(await lend({ nothing: "id name email", person: "lent_at" })).toEqual(
    ["loans.name", "loans.email"].map(
      (column) =>
        `The column ${column} sounds like a person's and is of class nothing: give it the class person or typed, or list it in soundingOnly with the reason`,
    ),
  );
});
