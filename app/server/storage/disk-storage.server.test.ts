import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openDiskStorage, unfinishedFolder } from "./disk-storage.server.ts";
import { openStorage } from "./open-storage.server.ts";
import { describeFileStorage } from "./storage.contract.ts";

describeFileStorage("a folder on disk", async () => {
  const root = temporaryFolder();
  return {
    store: openDiskStorage(root),
    list: async () => {
      const entries = await readdir(root, { recursive: true });
      return entries.filter((name) => name.includes("/"));
    },
    block: async (path) => {
      await rm(join(root, path));
      await mkdir(join(root, path));
    },
  };
});

describe("the folder of pictures", () => {
  test("is made when the site opens", async () => {
    const root = join(temporaryFolder(), "deep", "down");
    const store = openDiskStorage(root);
    const path = await store.put("events", "jpg", Buffer.from("it"));
    expect(existsSync(join(root, path))).toBe(true);
  });

  test("that cannot be made stops the start with a sentence that names FILES_URL alone", () => {
    const root = join(temporaryFolder(), "file");
    writeFileSync(root, "");
    for (const folder of [root, join(root, "below")]) {
      expect(() => openDiskStorage(folder)).toThrow(/^FILES_URL names a folder that cannot be made or written to\.$/);
    }
  });

  test("may be deleted later; the next picture makes it again", async () => {
    const root = join(temporaryFolder(), "files");
    const store = openDiskStorage(root);
    const path = await store.put("events", "jpg", Buffer.from("it"));
    rmSync(root, { recursive: true });
    expect(await store.open(path)).toBeUndefined();
    expect(await store.put("events", "jpg", Buffer.from("it"))).toBe(path);
    const file = await store.open(path);
    expect(await file?.stream.toArray()).toEqual([Buffer.from("it")]);
  });

  test("serves no file outside its folder, and none that the site did not name", async () => {
    const around = temporaryFolder();
    const root = join(around, "files");
    mkdirSync(join(root, "images"), { recursive: true });
    writeFileSync(join(around, "secret"), "hush");
    writeFileSync(join(root, "images", "notes.txt"), "hush");
    symlinkSync(around, join(root, "images", "out"));
    const store = openDiskStorage(root);
    for (const path of ["../secret", "images/../../secret", "images/notes.txt", "images/out/secret"]) {
      expect(await store.open(path), path).toBeUndefined();
    }
    expect(await Readable.from(store.list()).toArray()).toEqual([]);
  });

  test("removes unfinished files of ended processes an hour after their last byte", async () => {
    const root = temporaryFolder();
    const old = await openDiskStorage(root).begin();
    const young = await openDiskStorage(root).begin();
    await young.write(Buffer.from("y"));
    const names = readdirSync(unfinishedFolder(root));
    const [first = ""] = names.filter((name) => statSync(join(unfinishedFolder(root), name)).size === 0);
    utimesSync(join(unfinishedFolder(root), first), 0, Date.now() / 1_000 - 3_700);
    await openStorage({ by: "folder", folder: root });
    expect(readdirSync(unfinishedFolder(root))).toEqual(names.filter((name) => name !== first));
    for (const file of [old, young]) await file.drop();
  });

  test("does not take a folder for a picture", async () => {
    const root = temporaryFolder();
    const path = `images/${"0".repeat(32)}.jpg`;
    mkdirSync(join(root, path), { recursive: true });
    expect(await openDiskStorage(root).open(path)).toBeUndefined();
  });
});
