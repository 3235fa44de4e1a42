import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createMarkedDatabase, databaseOf, renewDemoFolder } from "./demo-folder.server.ts";

/** A database that is worth keeping. */
function makeRealDatabase(file: string): void {
  const db = new DatabaseSync(file);
  db.exec("create table gifts (name text); insert into gifts values ('Ada')");
  db.close();
}

function readGifts(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("select name from gifts").all();
  db.close();
  return rows.map(({ name }) => name);
}

async function makeDemo(folder = join(temporaryFolder(), "demo")): Promise<string> {
  await renewDemoFolder(folder);
  await createMarkedDatabase(folder);
  return folder;
}

const refusal = /was not made by a demonstration, or holds another database/;

test("a demonstration deletes what the last one left", async () => {
  const folder = await makeDemo();
  writeFileSync(join(folder, "old"), "old");
  await makeDemo(folder);
  expect(existsSync(join(folder, "old"))).toBe(false);
});

test("a demonstration whose making was interrupted begins again", async () => {
  const folder = join(temporaryFolder(), "demo");
  await renewDemoFolder(folder);
  await expect(makeDemo(folder)).resolves.toBe(folder);
});

test("a second demonstration in the same folder is refused", async () => {
  const folder = await makeDemo();
  writeFileSync(join(folder, "pid"), String(process.ppid));
  await expect(renewDemoFolder(folder)).rejects.toThrow("A demonstration runs already");
});

describe("a demonstration refuses, and keeps,", () => {
  test("a folder without its mark", async () => {
    const folder = join(temporaryFolder(), "demo");
    mkdirSync(folder);
    makeRealDatabase(databaseOf(folder));
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
    expect(readGifts(databaseOf(folder))).toEqual(["Ada"]);
  });

  test("an empty folder of another program", async () => {
    const folder = temporaryFolder();
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
    expect(existsSync(folder)).toBe(true);
  });

  test("a real database that was put into its folder", async () => {
    const folder = join(temporaryFolder(), "demo");
    await renewDemoFolder(folder);
    makeRealDatabase(databaseOf(folder));
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
    expect(readGifts(databaseOf(folder))).toEqual(["Ada"]);
  });

  test.each(Object.entries({ symbolic: symlinkSync, hard: linkSync }))(
    "a real database behind a %s link",
    async (_, makeLink) => {
      const folder = join(temporaryFolder(), "demo");
      await renewDemoFolder(folder);
      const real = join(temporaryFolder(), "site.sqlite");
      makeRealDatabase(real);
      makeLink(real, databaseOf(folder));
      await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
      expect(readGifts(real)).toEqual(["Ada"]);
    },
  );

  test("the data of a real site behind a link in place of its folder", async () => {
    const folder = join(temporaryFolder(), "demo");
    const real = temporaryFolder();
    makeRealDatabase(databaseOf(real));
    symlinkSync(real, folder);
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
    expect(readGifts(databaseOf(real))).toEqual(["Ada"]);
  });

  test("the database of another demonstration", async () => {
    const folder = await makeDemo();
    const other = await makeDemo();
    writeFileSync(databaseOf(folder), readFileSync(databaseOf(other)));
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
  });

  test("a folder whose mark is a link", async () => {
    const folder = join(temporaryFolder(), "demo");
    mkdirSync(folder);
    const mark = join(temporaryFolder(), "mark");
    writeFileSync(mark, "12");
    symlinkSync(mark, join(folder, "made-by-demo"));
    await expect(renewDemoFolder(folder)).rejects.toThrow(refusal);
  });
});
