import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { openDatabase } from "../app/server/db/database.server.ts";
import { createCachedSite, filesBelow } from "./support/backups.ts";
import { startObjectStore } from "./support/object-store.ts";
import { runScript } from "./support/run-script.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("a backup goes into the store with one command, and comes out of it with another", async () => {
  const store = await startObjectStore();
  const variables = { ...store.variables, BACKUPS_URL: `s3://backups?endpoint=${store.origin}` };
  const { ctx } = await createCachedSite({ settings: variables });
  const old = { ...variables, SESSION_SECRET: "x".repeat(32) };

  const made = await runScript("backup", ctx.config.root, old);
  expect(made.said).toMatch(
    /The backup is made and checked: tabasamu-\S+\.tar\.gz in the store that BACKUPS_URL names \(/,
  );
  expect(made.code).toBe(0);
  const [name = ""] = store.inBucket("backups").filter((path) => /^tabasamu-.*\.tar\.gz$/.test(path));
  expect(made.said).toContain(name);
  const pictures = store.inBucket("pictures");
  for (const path of pictures) await store.open().remove(path);

  const place = temporaryFolder();
  const without = await runScript("restore", place, old, join(place, "tabasamu.tar.gz"));
  expect(without.said).toContain(`no backup of that name in the store that BACKUPS_URL names. It has:\n${name}\n`);
  expect(without.code).toBe(1);
  const restored = await runScript("restore", place, old, join(place, name));
  expect(restored.said).toMatch(/^Restored: the site as it was on /);
  expect(restored.code).toBe(0);
  expect(store.inBucket("pictures")).toEqual(pictures);
  expect(filesBelow(place)).toEqual(["var/concerns-key", "var/site.sqlite"]);
  const db = await openDatabase("sqlite:var/site.sqlite", place, migrations);
  const posts = await db.selectFrom("posts").selectAll().execute();
  await db.destroy();
  expect(posts).toEqual(await ctx.db.selectFrom("posts").selectAll().execute());
});

test("a store that is away is one sentence at the terminal, and no stack", async () => {
  const store = await startObjectStore();
  const { ctx } = await createCachedSite({ empty: true, settings: store.variables });
  const folder = ctx.config.root;
  mkdirSync(join(folder, "var/backups"), { recursive: true });
  await store.close();
  const variables = { ...store.variables, SESSION_SECRET: "x".repeat(32) };
  const { said, code } = await runScript("backup", folder, variables);
  expect([said, code]).toEqual(["The store that FILES_URL names cannot be reached.\n", 1]);
  expect(filesBelow(join(folder, "var/backups"))).toEqual([]);
});
