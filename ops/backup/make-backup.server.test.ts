import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { list } from "tar";
import { describe, expect, test } from "vitest";
import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { migrations } from "../../app/features/migrations.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import {
  anEmptyPlace,
  createCachedSite,
  decompress,
  filesBelow,
  picturesFolderOf,
} from "../../tests/support/backups.ts";
import { BackupError } from "./backup-error.ts";
import { makeBackup } from "./make-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

/** Restores an archive and opens the result. */
async function reopen(archive: string) {
  const place = anEmptyPlace();
  await restoreBackup(place, archive);
  return { place, db: await openDatabase(place.databaseUrl, place.root, migrations) };
}

const aPhoto = { alt: "A drawing", width: 4, height: 3 };
const aFullDisk = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

/** Changes one byte of a file, as a bad disk does. */
function writeInto(file: string, place: number): void {
  const handle = openSync(file, "r+");
  writeSync(handle, "!", place);
  closeSync(handle);
}

/** Adds pictures with their rows, and messages, until stopped. */
function keepWorking({ storage: files, db }: AppContext) {
  let isOver = false;
  const work = async () => {
    for (let number = 0; !isOver; number++) {
      const path = await files.put("images", "jpg", Buffer.from(`picture ${number}`));
      await addPhoto(db, { path, ...aPhoto });
      await sql`insert into settings (name, value) values (${`n${number}`}, '1')`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const working = work();
  return async () => {
    isOver = true;
    await working;
  };
}

describe("a backup", () => {
  test("brings back every row and every picture, byte for byte", async () => {
    const { ctx, archive, back } = await createCachedSite();
    const { bytes, manifest } = await back(archive);
    expect(statSync(archive).size).toBe(bytes);
    const { place, db } = await reopen(archive);
    const postsOf = (one: AppContext["db"]) => one.selectFrom("posts").selectAll().execute();
    expect(await postsOf(db)).toEqual(await postsOf(ctx.db));
    expect(manifest.rows.posts).toBe((await postsOf(ctx.db)).length);
    await db.destroy();
    const pictures = filesBelow(picturesFolderOf(ctx.config));
    expect(pictures.length).toBeGreaterThan(3);
    expect(filesBelow(picturesFolderOf(place))).toEqual(pictures);
    for (const path of pictures) {
      expect(readFileSync(join(picturesFolderOf(place), path))).toEqual(
        readFileSync(join(picturesFolderOf(ctx.config), path)),
      );
    }
  });

  test("is for its owner alone, and nothing else is left beside it", async () => {
    const { archive, back } = await createCachedSite();
    await back(archive);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(archive))).toEqual(["site.tar.gz"]);
  });

  test("has no copy of the database from before a migration or an update", async () => {
    const { ctx, archive, back } = await createCachedSite();
    const database = join(ctx.config.root, "var/site.sqlite");
    const replaced = join(ctx.config.root, "var/update/replaced-1");
    mkdirSync(replaced, { recursive: true });
    const copy = `${database}.copy-063-list-indexes`;
    const copies = [copy, `${copy}.part`, join(replaced, "site.sqlite")];
    for (const copy of copies) copyFileSync(database, copy);
    await back(archive);
    const entries: string[] = [];
    await list({ file: archive, onReadEntry: ({ path }) => entries.push(path) });
    expect(entries).toContain("manifest.json");
    const others = entries.filter((path) => !path.startsWith("files/"));
    expect(others.toSorted()).toEqual(["database.sqlite", "manifest.json", "secret"]);
  });

  test("made while people work has a picture for every row", async () => {
    const { ctx, archive, back } = await createCachedSite({ empty: true });
    const stop = keepWorking(ctx);
    try {
      await expect.poll(() => filesBelow(picturesFolderOf(ctx.config)).length).toBeGreaterThan(1);
      for (let round = 0; round < 1; round++) {
        const { manifest } = await back(archive);
        expect(manifest.missing).toEqual([]);
        const { place, db } = await reopen(archive);
        const photos = await db.selectFrom("photos").select("path").execute();
        await db.destroy();
        expect(photos.length).toBeGreaterThan(0);
        expect(photos).toHaveLength(manifest.rows.photos ?? -1);
        const kept = filesBelow(picturesFolderOf(place));
        expect(photos.filter(({ path }) => !kept.includes(path))).toEqual([]);
      }
    } finally {
      await stop();
    }
  });

  test("is good although a picture and its row are deleted meanwhile", async () => {
    const { ctx, archive } = await createCachedSite({ empty: true });
    const path = await ctx.storage.put("images", "jpg", Buffer.from("about to go"));
    await addPhoto(ctx.db, { path, ...aPhoto });
    const open: AppContext["storage"]["open"] = async (asked) => {
      await ctx.db.deleteFrom("photos").execute();
      await ctx.storage.remove(asked);
      return ctx.storage.open(asked);
    };
    const { manifest } = await makeBackup({ ...ctx, storage: { ...ctx.storage, open } }, archive);
    expect([manifest.missing, manifest.rows.photos]).toEqual([[], 0]);
  });

  test("says which pictures the database names and the site does not have", async () => {
    const { ctx, archive, back } = await createCachedSite();
    const [path = ""] = filesBelow(picturesFolderOf(ctx.config));
    rmSync(join(picturesFolderOf(ctx.config), path));
    expect((await back(archive)).manifest.missing).toEqual([path]);
  });

  test("takes the place of an older one only when it is good itself", async () => {
    const { ctx, archive, back } = await createCachedSite();
    writeFileSync(archive, "the older one");
    const broken = { ...ctx.storage, list: () => Readable.from([{ path: `images/${"0".repeat(32)}.jpg`, size: 1 }]) };
    const open = async () => ({ size: 1, stream: Readable.from([Buffer.from("more than that")]) });
    await expect(makeBackup({ ...ctx, storage: { ...broken, open } }, archive)).rejects.toThrow("changed while");
    expect(readFileSync(archive, "utf8")).toBe("the older one");
    await back(archive);
    expect(decompress(readFileSync(archive)).at(-1)?.path).toBe("manifest.json");
  });

  test("that the disk stored with errors is detected and discarded", async () => {
    const { ctx, archive } = await createCachedSite();
    await ctx.storage.put("images", "jpg", Buffer.alloc(3_000_000, "smile"));
    let listings = 0;
    const list = () => {
      // The third listing follows the database dump.
      if (++listings === 3) writeInto(`${archive}.part`, 100_000);
      return ctx.storage.list();
    };
    await expect(makeBackup({ ...ctx, storage: { ...ctx.storage, list } }, archive)).rejects.toThrow(/is damaged/);
    expect(readdirSync(dirname(archive))).toEqual([]);
  });

  test("compresses the database, but not the pictures, which are already compressed", async () => {
    const { ctx, archive, back } = await createCachedSite({ empty: true });
    await sql`insert into settings (name, value) values ('long', ${"smile ".repeat(200_000)})`.execute(ctx.db);
    expect((await back(archive)).bytes).toBeLessThan(100_000);
    await ctx.storage.put("images", "jpg", Buffer.alloc(500_000));
    expect((await back(archive)).bytes).toBeGreaterThan(500_000);
  });
});

describe("a backup that cannot be made leaves nothing behind:", () => {
  test("on a full disk, which is reported before anything is written", async () => {
    const { ctx, archive } = await createCachedSite();
    const making = makeBackup({ ...ctx, freeBytes: async () => 50 * 1024 * 1024 }, archive);
    await expect(making).rejects.toThrow(BackupError);
    await expect(making).rejects.toThrow(/^The disk is too full: the backup needs [\d.]+ [kM]B, and 52 MB are free/);
    expect(readdirSync(dirname(archive))).toEqual([]);
  });

  test("on a disk that becomes full during the backup", async () => {
    const { ctx, archive } = await createCachedSite();
    const open = async () => {
      const stream = new Readable({ read: () => void stream.destroy(aFullDisk) });
      return { size: 1, stream };
    };
    await expect(makeBackup({ ...ctx, storage: { ...ctx.storage, open } }, archive)).rejects.toThrow(aFullDisk);
    expect(readdirSync(dirname(archive))).toEqual([]);
  });

  test("when the site is stopped at any moment", async () => {
    const { ctx, archive, back } = await createCachedSite();
    await sql`insert into settings (name, value) values ('long', ${"x".repeat(5_000_000)})`.execute(ctx.db);
    const started = performance.now();
    await back(archive);
    const whole = performance.now() - started;
    rmSync(archive);
    for (const part of [0, 0.1, 0.3, 0.5, 0.7, 0.9].filter((_, index) => index % 2 === 0)) {
      const stopping = AbortSignal.timeout(Math.round(whole * part));
      const error = await makeBackup({ ...ctx, stopping }, archive).catch((reason: unknown) => reason);
      // A backup that finished before the abort is valid.
      if (error instanceof Error) expect(readdirSync(dirname(archive))).toEqual([]);
      rmSync(archive, { force: true });
    }
  });

  test("when the database of the site is damaged", async () => {
    const { ctx, archive, back } = await createCachedSite();
    await ctx.db.destroy();
    const file = join(ctx.config.root, "var/site.sqlite");
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 8192, 8192 * 3));
    await expect(back(archive)).rejects.toThrow(/^The database of the site itself is damaged/);
    expect(readdirSync(dirname(archive))).toEqual([]);
  });

  test("when the site has no database, or one in memory", async () => {
    const { ctx, archive } = await createCachedSite({ empty: true });
    const of = (databaseUrl: string) => makeBackup({ ...ctx, config: { ...ctx.config, databaseUrl } }, archive);
    await expect(of("sqlite:none.sqlite")).rejects.toThrow("There is no database yet");
    await expect(of("sqlite::memory:")).rejects.toThrow("DATABASE_URL names a passing database");
    expect(filesBelow(ctx.config.root).filter((path) => path.includes("none"))).toEqual([]);
  });

  test("while another backup of the same name is being made, which goes on", async () => {
    const { archive, back } = await createCachedSite();
    const both = await Promise.allSettled([back(archive), back(archive)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(readdirSync(dirname(archive))).toEqual(["site.tar.gz"]);
  });
});
