import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { listArchives } from "../../app/server/archives/list-archives.server.ts";
import { findBackupFailure } from "../../app/server/db/backup-failures.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { StorageError } from "../../app/server/storage/storage.ts";
import {
  anEmptyPlace,
  asFile,
  createCachedSite,
  decompress,
  filesBelow,
  rewrite,
} from "../../tests/support/backups.ts";
import { refuse, startObjectStore } from "../../tests/support/object-store.ts";
import { shortenWaits } from "../../tests/support/short-waits.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { countPictures, type Manifest } from "./manifest.ts";
import { backUp } from "./nightly-backup.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const never = new AbortController().signal;
const tonight = "tabasamu-2026-03-10.tar.gz";

/** The sample foundation, with pictures and backups in an object store. */
async function open(options: Parameters<typeof createCachedSite>[0] = {}) {
  const store = await startObjectStore();
  const settings = {
    ...store.variables,
    BACKUPS_URL: `s3://backups/nights?endpoint=${store.origin}`,
    ...options.settings,
  };
  const kept = await createCachedSite({ ...options, settings });
  const { backups, root } = kept.ctx.config;
  if (backups === undefined) throw new Error("This site makes no backups.");
  const behind = store.open({ bucket: "backups", prefix: "nights/" });
  return {
    ...kept,
    store,
    settings,
    backupStorage: await openBackupStorage(backups, root),
    put: (name: string) => behind.put(name, Buffer.from("it"), { type: "application/gzip" }),
    /** Without labels, and the folder of pictures. */
    inBackups: () => store.inBucket("backups").filter((name) => !/\.json$|^nights\/pictures\//.test(name)),
    inShared: () => store.inBucket("backups").filter((name) => /^nights\/pictures\/\w+$/.test(name)),
    newest: async () => (await listArchives(backups))[0],
    failure: async () => (await findBackupFailure(kept.ctx.db))?.failure,
  };
}

/** A site without samples, whose only pictures are these: a backup is as good a backup of few. */
async function openWithPictures(pictures: number) {
  const site = await open({ empty: true });
  for (let number = 0; number < pictures; number++)
    await site.ctx.storage.put("images", "jpg", Buffer.from(`picture ${number}`));
  return site;
}

async function bytesIn(backupStorage: BackupStorage, name: string): Promise<Buffer> {
  const found = await backupStorage.find(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return buffer(found());
}

describe("every night, where backups go to an object store", () => {
  test("a backup is stored there, read back and recorded; this machine keeps no file", async () => {
    const { ctx, inBackups, inShared, store, backupStorage, newest } = await open();
    store.asked.length = 0;
    await backUp(ctx, never);
    expect(inBackups()).toEqual([`nights/${tonight}`]);
    const good = await newest();
    expect(good?.label).toMatchObject({ missing: 0, isGood: true });
    const bytes = await bytesIn(backupStorage, tonight);
    expect(bytes.length).toBe(good?.bytes);
    const entries = decompress(bytes);
    expect(entries.map(({ path }) => path)).toEqual(["database.sqlite", "secret", "manifest.json"]);
    const manifest = JSON.parse(entries.at(-1)?.content.toString() ?? "") as Manifest;
    expect(countPictures(manifest)).toBe(good?.label?.pictures);
    const pictures = Object.keys(manifest.entries).flatMap((name) => /^files\/(.+)/.exec(name)?.[1] ?? []);
    expect(pictures.sort()).toEqual(store.inBucket("pictures"));
    expect(inShared()).toHaveLength(new Set(Object.values(manifest.entries).map(({ sha256 }) => sha256)).size - 2);
    expect(readdirSync(join(ctx.config.root, "var/backups"))).toEqual([]);
    expect(store.asked.filter((line) => /^GET .*\.part$/.test(line)).length).toBeGreaterThan(0);
  });

  test("the newest fourteen are kept, with all files of others", async () => {
    const { ctx, put, inBackups, store } = await open({ empty: true });
    for (let day = 1; day <= 20; day++) await put(`tabasamu-2026-02-${String(day).padStart(2, "0")}.tar.gz`);
    for (const name of ["notes.txt", "ours.tar.gz", "old/tabasamu-2026-01-01.tar.gz"]) await put(name);
    await store.open({ bucket: "backups" }).put("beside.txt", Buffer.from("it"), { type: "text/plain" });
    await backUp(ctx, never);
    expect(inBackups()).toHaveLength(18);
    const nights = inBackups().filter((name) => /\/tabasamu-[\d-]+\.tar\.gz$/.test(name) && !name.includes("old"));
    expect([nights.length, nights[0], nights.at(-1)]).toEqual([
      14,
      "nights/tabasamu-2026-02-08.tar.gz",
      `nights/${tonight}`,
    ]);
  });

  test("the leftover of a dead process is removed after an hour, an open write is not", async () => {
    const { ctx, put, inBackups, store } = await open({ empty: true });
    const left = "tabasamu-2026-03-09.tar.gz.1a2b.part";
    await put(left);
    await backUp(ctx, never);
    expect(inBackups()).toContain(`nights/${left}`);
    store.breakWith(async ({ url }, outgoing) => {
      if (!url?.includes("list-type")) return false;
      // The same list, two hours older.
      const changed = new Date(Date.now() - 7_200_000).toISOString();
      const content = `<Contents><Key>nights/${left}</Key><LastModified>${changed}</LastModified><Size>2</Size></Contents>`;
      outgoing.writeHead(200).end(`<ListBucketResult><IsTruncated>false</IsTruncated>${content}</ListBucketResult>`);
      return true;
    });
    await backUp(ctx, never);
    expect(inBackups()).toEqual([`nights/${tonight}`]);
  });
});

describe("a night without a backup in the store", () => {
  const answers: [string, number, string, string][] = [
    ["busy", 503, "SlowDown", "takes nothing just now."],
    ["refusing", 403, "AccessDenied", "does not let these keys write into the bucket."],
    ["without the bucket", 404, "NoSuchBucket", "has no bucket of that name."],
  ];
  test("that is busy, refusing or without the bucket says so in words, and keeps the older ones", async () => {
    const { ctx, put, store, inBackups, failure, newest } = await open({ empty: true });
    await put("tabasamu-2026-03-09.tar.gz");
    shortenWaits();
    for (const [name, status, code, sentence] of answers) {
      store.breakWith(
        ({ method, url }, outgoing) =>
          method !== "GET" && url?.startsWith("/backups") === true && refuse(outgoing, status, code),
      );
      await expect(backUp(ctx, never), name).rejects.toThrow(StorageError);
      expect(await failure()).toBe(`The store that BACKUPS_URL names ${sentence}`);
    }
    store.mend();
    expect(inBackups()).toEqual(["nights/tabasamu-2026-03-09.tar.gz"]);
    await backUp(ctx, never);
    expect((await newest())?.name).toBe(tonight);
  });

  test("because what came back was not what was sent takes no older one's place", async () => {
    const { ctx, put, store, inBackups, failure, backupStorage } = await open({ empty: true });
    await put(tonight);
    store.breakWith(({ method, url, headers }, outgoing) => {
      if (method !== "GET" || !url?.endsWith(".part")) return false;
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? "") ?? [];
      outgoing.writeHead(206).end(Buffer.alloc(Number(to) - Number(from) + 1, "harm"));
      return true;
    });
    await expect(backUp(ctx, never)).rejects.toThrow("The archive is damaged");
    expect(await failure()).toMatch(/^The archive is damaged/);
    expect(inBackups()).toEqual([`nights/${tonight}`]);
    expect((await bytesIn(backupStorage, tonight)).toString()).toBe("it");
  });

  test("is not caused by one picture whose download broke off once", async () => {
    const { ctx, store, failure } = await openWithPictures(2);
    shortenWaits();
    let broken = 0;
    store.breakWith(({ method, url }, outgoing) => {
      if (method !== "GET" || !url?.startsWith("/pictures/") || broken === 1) return false;
      broken++;
      outgoing.writeHead(200, { "Content-Length": 1_000 });
      return Boolean(outgoing.write("half a picture", () => outgoing.destroy()));
    });
    await backUp(ctx, never);
    expect([broken, await failure()]).toEqual([1, undefined]);
  });

  test("because the pictures are unreachable says so", async () => {
    const { ctx, store, inBackups, failure } = await openWithPictures(2);
    shortenWaits();
    store.breakWith(
      ({ method, url }, outgoing) =>
        method === "GET" && /^\/pictures\//.test(url ?? "") && refuse(outgoing, 503, "SlowDown"),
    );
    await expect(backUp(ctx, never)).rejects.toThrow(StorageError);
    expect(await failure()).toBe("The store that FILES_URL names takes nothing just now.");
    expect([inBackups(), store.begun("backups").sort()]).toEqual([[], store.givenUp.sort()]);
  });

  test("because the site was stopped leaves nothing behind, there and here", async () => {
    const { ctx, store, inBackups, failure, logged } = await openWithPictures(2);
    const stopping = new AbortController();
    const files = {
      ...ctx.storage,
      open: (path: string) => {
        stopping.abort();
        return ctx.storage.open(path);
      },
    };
    await backUp({ ...ctx, storage: files }, stopping.signal);
    expect([inBackups(), store.begun("backups").sort()]).toEqual([[], store.givenUp.sort()]);
    expect(readdirSync(join(ctx.config.root, "var/backups"))).toEqual([]);
    expect(await failure()).toBe("The site was stopped while it was made.");
    expect(logged.join("")).not.toContain('"level":"error"');
  });

  test("because this machine lacks room for the database is reported before any upload", async () => {
    const { ctx, store, failure } = await openWithPictures(1);
    store.asked.length = 0;
    await expect(backUp({ ...ctx, freeBytes: async () => 50 * 1024 * 1024 }, never)).rejects.toThrow(
      /^The disk is too full/,
    );
    expect(await failure()).toMatch(/^The disk is too full/);
    expect(store.asked.filter((line) => !line.startsWith("GET"))).toEqual([]);
  });
});

describe("a backup is restored from a store into a store", () => {
  /** Settings of a new machine with its pictures under another prefix of the bucket. */
  const anotherPlace = (settings: Record<string, string>, origin: string) =>
    anEmptyPlace({ ...settings, FILES_URL: `s3://pictures/new?endpoint=${origin}` });

  async function aBackup(opened: ReturnType<typeof open>) {
    const here = await opened;
    await backUp(here.ctx, never);
    const archive = await here.backupStorage.find(tonight);
    if (archive === undefined) throw new Error("There is no backup.");
    const place = anotherPlace(here.settings, here.store.origin);
    const pictures = here.store.inBucket("pictures");
    const inPlace = () => here.store.inBucket("pictures").flatMap((name) => /^new\/(.+)/.exec(name)?.[1] ?? []);
    return { ...here, archive, place, pictures, inPlace };
  }

  test("with every row and every picture, and leaves nothing else on the machine", async () => {
    const { archive, place, pictures, inPlace, ctx, store } = await aBackup(open());
    const { manifest } = await restoreBackup(place, archive);
    expect(inPlace()).toEqual(pictures);
    const db = await openDatabase(place.databaseUrl, place.root, migrations);
    const posts = await db.selectFrom("posts").selectAll().execute();
    await db.destroy();
    expect(posts).toEqual(await ctx.db.selectFrom("posts").selectAll().execute());
    expect(manifest.rows.posts).toBe(posts.length);
    expect(existsSync(join(place.root, "var/restoring"))).toBe(false);

    const folder = anEmptyPlace();
    await restoreBackup(folder, archive);
    const restored = filesBelow(join(folder.root, "var/files"));
    expect(restored).toEqual(pictures);
    const [first = ""] = restored;
    const there = await store.open().open(first);
    expect(there && (await buffer(there.stream))).toEqual(readFileSync(join(folder.root, "var/files", first)));
  });

  test("again from where the store broke off, and nothing was there to be served meanwhile", async () => {
    const { archive, place, pictures, inPlace, store } = await aBackup(openWithPictures(6));
    let sent = 0;
    store.breakWith(
      ({ method, url }, outgoing) =>
        method === "PUT" &&
        url?.startsWith("/pictures/new") === true &&
        ++sent > 3 &&
        refuse(outgoing, 403, "AccessDenied"),
    );
    await expect(restoreBackup(place, archive)).rejects.toThrow("does not let these keys write");
    expect(filesBelow(place.root)).toEqual(["var/concerns-key", "var/secret"]);
    expect(inPlace()).toHaveLength(3);
    store.mend();
    store.asked.length = 0;
    await restoreBackup(place, archive);
    expect(inPlace()).toEqual(pictures);
    expect(store.asked.filter((line) => line.startsWith("PUT /pictures/new"))).toHaveLength(pictures.length - 3);
  });

  test("deletes older pictures only if each is named by the hash of its content", async () => {
    const { archive, place, pictures, inPlace, store } = await aBackup(openWithPictures(2));
    const harm = rewrite(await buffer(archive()), (entries, manifest) => {
      const path = `files/images/${"f".repeat(32)}.jpg`;
      manifest.entries[path] = { sha256: "", bytes: 0 };
      return [{ path, content: Buffer.from("another") }, ...entries];
    });
    await expect(restoreBackup(place, asFile(harm))).rejects.toThrow("The archive is damaged");
    expect([inPlace(), filesBelow(place.root)]).toEqual([[], ["var/concerns-key", "var/secret"]]);

    const name = `images/${"a".repeat(32)}.jpg`;
    await store.open({ prefix: "new/" }).put(name, Buffer.from("newer"), { type: "image/jpeg" });
    await restoreBackup(place, archive);
    expect(inPlace()).toEqual([...pictures, name].sort());
  });
});

test("the names in the store are those of finished backups, and another name finds none", async () => {
  const { put, backupStorage } = await open({ empty: true });
  await put("a.tar.gz");
  await put("b.tar.gz.part");
  expect(await backupStorage.names()).toEqual(["a.tar.gz"]);
  for (const name of ["c.tar.gz", "../a.tar.gz", "a b", ""])
    expect(await backupStorage.find(name), name).toBeUndefined();
  expect((await bytesIn(backupStorage, "a.tar.gz")).toString()).toBe("it");
});
