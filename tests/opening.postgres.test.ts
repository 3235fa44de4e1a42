import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { ConfigError } from "../app/server/config/config.server.ts";
import { openDatabase } from "../app/server/db/database.server.ts";
import { freePort } from "./support/free-port.ts";
import { newDatabase, onServer, openNewDatabase } from "./support/test-database.ts";

const server = () => new URL(inject("postgres") ?? "");

/** The sentence with which an address is refused. */
async function complaint(address: string): Promise<string> {
  const error: unknown = await openDatabase(address, "/", migrations).then(
    (db) => db.destroy(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConfigError);
  const { message } = error as ConfigError;
  expect(message).toMatch(/^DATABASE_URL [^\n]+$/);
  expect(message).not.toMatch(/hunter2|stranger|127\.0\.0\.1|nowhere/);
  return message;
}

/** The address of the server with something else in it. */
function addressWith(parts: Partial<Pick<URL, "password" | "port" | "pathname" | "username" | "search" | "hostname">>) {
  return Object.assign(server(), { pathname: "/postgres", ...parts }).href;
}

/** An empty database. @param more words of PostgreSQL about it */
async function emptyDatabase(more = ""): Promise<string> {
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  await onServer(server().href, `create database ${name} ${more}`);
  onTestFinished(async () => void (await onServer(server().href, `drop database ${name} with (force)`)));
  return addressWith({ pathname: `/${name}` });
}

describe("an unusable PostgreSQL is refused by a sentence with the name DATABASE_URL only:", () => {
  test("one that does not run", async () => {
    const address = addressWith({ port: String(await freePort()) });
    expect(await complaint(address)).toContain("does not take connections. Is it running");
  });

  test("a wrong password", async () => {
    expect(await complaint(addressWith({ password: "another" }))).toContain(
      "a user and a password that PostgreSQL does not",
    );
  });

  test("an unknown user", async () => {
    expect(await complaint(addressWith({ username: "stranger" }))).toContain(
      "a user and a password that PostgreSQL does",
    );
  });

  test("a database that is not there", async () => {
    expect(await complaint(addressWith({ pathname: "/nowhere" }))).toContain(
      "a database that is not there. Make it first",
    );
  });

  test("an unknown host", async () => {
    expect(await complaint(addressWith({ hostname: "database.invalid" }))).toMatch(
      /a host that (nobody knows|cannot be)/,
    );
  });

  test("a program that is no PostgreSQL", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await complaint(addressWith({ port: String(port) }))).toMatch(
      /PostgreSQL (database that cannot be|server that)/,
    );
  });

  test("a server that does not know encryption, where it is asked for", async () => {
    expect(await complaint(addressWith({ search: "?sslmode=require" }))).toContain(
      "encryption (sslmode), which the server",
    );
  });

  test("a database in which the site may not make tables", async () => {
    const address = new URL(await emptyDatabase());
    await onServer(server().href, "create role reader login password 'reader'");
    onTestFinished(async () => void (await onServer(server().href, "drop role reader")));
    const asReader = Object.assign(address, { username: "reader", password: "reader" }).href;
    expect(await complaint(asReader)).toContain("in which this user may not make tables");
  });

  test("a database in which another program has tables of the same names", async () => {
    const address = await emptyDatabase();
    await onServer(address, "create table posts (words text)");
    expect(await complaint(address)).toContain("another program has tables of the same names");
  });

  test("a database that cannot hold every letter", async () => {
    const address = await emptyDatabase("template template0 encoding 'LATIN1' locale 'C' locale_provider libc");
    expect(await complaint(address)).toContain("a database that cannot hold every letter");
  });

  test("a database that can only be read", async () => {
    const address = await emptyDatabase();
    await onServer(
      server().href,
      `alter database ${new URL(address).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    expect(await complaint(address)).toContain("a database that can only be read");
  });

  test("one that newer code made, and it is left as it is", async () => {
    const address = await newDatabase();
    await onServer(address, "insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
    expect(await complaint(address)).toBe(
      "DATABASE_URL names a database made by a newer version of this site. Install that version, or restore a backup.",
    );
  });

  test.each([
    ["postgres://", "must look like postgres://user:password@host:5432/name"],
    ["postgres://site:p@ss/word@127.0.0.1/site", "must look like"],
    ["postgres://site:100%@127.0.0.1/site", "must look like"],
    ["postgres://site:secret@127.0.0.1", "must look like"],
    ["postgres://127.0.0.1/site", "must look like"],
    ["postgres://site:secret@127.0.0.1/site?sslmode=prefer", "may have as sslmode: disable, require or verify-full."],
    ["postgres://site:secret@127.0.0.1/site?sslmode=verify-full&sslrootcert=/nowhere", "a certificate (sslrootcert)"],
  ])("%s", async (address, words) => {
    expect(await complaint(address)).toContain(words);
  });
});

describe("the tables", () => {
  test("are made by one of several processes that start at once, and the others wait for it", async () => {
    const address = await emptyDatabase();
    const all = await Promise.all([1, 2, 3, 4].map(() => openDatabase(address, "/", migrations)));
    for (const db of all) {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
      await db.destroy();
    }
  });

  test("compare, sort and search text letter by letter, in any language of the server", async () => {
    const db = await openNewDatabase();
    for (const slug of ["b", "B", "a-b", "ab", "Ẹ̀yẹ", "ẹ̀yẹ", "Z", "a b"])
      await sql`insert into posts (slug, title, paragraphs, author_name, timestamp) values (${slug}, ${slug}, '[]', '', 0)`.execute(
        db,
      );
    const rows = await db.selectFrom("posts").select("slug").orderBy("slug").execute();
    const slugs = rows.map(({ slug }) => slug);
    expect(slugs).toEqual(slugs.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    const lower = await sql<{ it: string }>`select lower(slug) as it from posts where slug = 'Ẹ̀yẹ'`.execute(db);
    expect(lower.rows).toEqual([{ it: "Ẹ̀yẹ" }]);
  });

  test("store whole numbers as SQLite does, and return them as numbers", async () => {
    const db = await openNewDatabase();
    const after2038 = 4_000_000_000;
    await db.insertInto("rate_limits").values({ what: "x", who: "y", window_start: after2038, count: 1 }).execute();
    const row = await db.selectFrom("rate_limits").selectAll().executeTakeFirst();
    expect(row).toEqual({ what: "x", who: "y", window_start: after2038, count: 1 });
  });
});
