import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { openDatabase } from "../app/server/db/database.server.ts";
import { openDiskStorage } from "../app/server/storage/disk-storage.server.ts";
import { endOf } from "./support/end-of-command.ts";
import { startObjectStore } from "./support/object-store.ts";
import { aStoppedSite } from "./support/stopped-site.ts";

test("the command says what it copied, with next steps", async () => {
  const { folder, run } = await aStoppedSite(3);
  const { code, said } = await endOf(run("--to", "sqlite:var/new.sqlite"));
  expect(code).toBe(0);
  expect(said).toMatch(/^ +3 {2}messages$/m);
  expect(said).toContain("Every row was read in both databases, and both have the same.");
  expect(said).toMatch(/\n# DATABASE_URL=sqlite:var\/site\.sqlite\nDATABASE_URL=sqlite:var\/new\.sqlite\n$/);
  expect(said).not.toContain("\r");
  await (await openDatabase("sqlite:var/new.sqlite", folder, migrations)).destroy();
});

const misused: [name: string, words: string[]][] = [
  ["both at once", ["--to", "sqlite:x", "--files", "file:x"]],
  ["a word that it does not know", ["--to", "sqlite:x", "--force"]],
  ["nothing", []],
];

test.each(misused)("%s gets told how it is used", async (_name, words) => {
  const { run } = await aStoppedSite(1);
  const { code, said } = await endOf(run(...words));
  expect([code, said]).toEqual([1, expect.stringMatching(/^Usage: npm run copy-database -- --to /)]);
});

test.each([
  ["--to", "postgres://me:hun%ter2@host/site", "--to must look like postgres://user:password@host"],
  ["--files", "s3://pictures", "AWS_ACCESS_KEY_ID must be set"],
  ["--to", "mysql://me:hunter2@host/site", "--to must look like sqlite:var/site.sqlite or postgres://"],
  ["--files", "ftp://me:hunter2@host", "--files must look like file:var/files or s3://"],
  ["--files", "file:var/files", "--files names the place where the pictures are."],
])("an address that cannot be used is one line that does not repeat it: %s %s", async (word, address, sentence) => {
  const { run } = await aStoppedSite(1);
  const { code, said } = await endOf(run(word, address));
  expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/hun.?.?ter2/);
});

test("pictures go to a store and back, each read again, and what is there already is left", async () => {
  const store = await startObjectStore();
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, FILES_URL } = store.variables;
  const { folder, run } = await aStoppedSite(1, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  const files = openDiskStorage(join(folder, "var/files"));
  const paths: string[] = [];
  for (let n = 0; n < 9; n++) paths.push(await files.put("images", "jpg", Buffer.from(`picture ${n}`)));
  for (const [n, path] of paths.slice(0, 4).entries())
    await store.open().put(path, Buffer.from(`picture ${n}`), { type: "image/jpeg" });
  store.asked.length = 0;
  const there = await endOf(run("--files", FILES_URL));
  expect(there.said).toContain("5 files were copied and read back; 4 were there already.");
  expect(there.said).toMatch(/FILES_URL=s3:\/\/pictures\?endpoint=.+\n$/);
  expect(store.inBucket("pictures").sort()).toEqual(paths.sort());
  expect(store.asked.filter((line) => line.startsWith("PUT"))).toHaveLength(5);

  renameSync(join(folder, "var/files"), join(folder, "var/before"));
  const back = await aStoppedSite(1, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, FILES_URL });
  const { code } = await endOf(back.run("--files", `file:${join(folder, "var/files")}`));
  expect(code).toBe(0);
  const sizes = await Readable.from(openDiskStorage(join(folder, "var/files")).list()).toArray();
  expect(sizes.map(({ path }) => path).sort()).toEqual(paths);
});

test("a damaged picture is left out with its name", async () => {
  const { folder, run } = await aStoppedSite(1);
  const files = openDiskStorage(join(folder, "var/files"));
  const good = await files.put("events", "png", Buffer.from("good"));
  const bad = await files.put("events", "png", Buffer.from("bad"));
  writeFileSync(join(folder, "var/files", bad), "worse");
  const other = openDiskStorage(join(folder, "other"));
  await other.put("events", "png", Buffer.from("good"));
  writeFileSync(join(folder, "other", good), "go");
  const { code, said } = await endOf(run("--files", "file:other"));
  expect(code).toBe(1);
  expect(said).toContain("1 files were copied and read back; 0 were there already.");
  expect(said).toContain(`1 are damaged where they are, and were left out:\n${bad}\n`);
  expect(await Readable.from(other.list()).toArray()).toEqual([{ path: good, size: 4 }]);
});

test("a store that is away is one sentence that names --files", async () => {
  const store = await startObjectStore();
  const { run } = await aStoppedSite(1, store.variables);
  await store.close();
  const { FILES_URL } = store.variables;
  const { code, said } = await endOf(run("--files", `${FILES_URL}&region=eu-west-1`));
  expect([code, said]).toEqual([1, "The store that --files names cannot be reached.\n"]);
});
