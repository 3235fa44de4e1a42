import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { addPhoto, deletePhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { readBackupStatus } from "../../app/server/archives/backup-status.server.ts";
import { recordClosing } from "../../app/server/closings/record-closing.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { anEmptyPlace, filesBelow, picturesFolderOf } from "../../tests/support/backups.ts";
import { startObjectStore } from "../../tests/support/object-store.ts";
import { createSiteWithFolder, day } from "../../tests/support/site-with-backups.ts";
import { keepBackup } from "./keep-backup.server.ts";
import { countPictures } from "./manifest.ts";
import { backUp } from "./nightly-backup.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { rotateArchives } from "./rotate-archives.server.ts";
import { storeClosings } from "./store-closings.server.ts";

const never = new AbortController().signal;

describe("pictures that archives share", () => {
  test("are stored once for any number of nights", async () => {
    const { ctx, clock, inPictures, folder } = await createSiteWithFolder();
    await backUp(ctx, never);
    const once = inPictures();
    expect(once.length).toBeGreaterThan(3);
    for (let night = 0; night < 3; night++) {
      clock.at = new Date(clock.at.getTime() + day);
      await backUp(ctx, never);
    }
    expect(inPictures()).toEqual(once);
    for (const name of once) expect(statSync(join(folder, "pictures", name)).mode & 0o777).toBe(0o600);
  });

  test("serve three backups at once: each has all of them, and nothing is left over", async () => {
    const { ctx, folder, inFolder } = await createSiteWithFolder();
    const plan = { by: "folder", folder } as const;
    const byHand = async (name: string) =>
      keepBackup(ctx, await openBackupStorage(plan, ctx.config.root), { plan, name, isWhole: false });
    await Promise.all([backUp(ctx, never), ...["one.tar.gz", "another.tar.gz"].map(byHand)]);
    expect(inFolder()).toHaveLength(3);
    expect(readdirSync(join(folder, "pictures")).filter((name) => name.endsWith(".part"))).toEqual([]);
    const photos = await ctx.db.selectFrom("photos").select("path").execute();
    expect(photos.length).toBeGreaterThan(1);
    for (const name of inFolder()) {
      const place = anEmptyPlace();
      const { manifest } = await restoreBackup(place, join(folder, name));
      expect(manifest.missing).toEqual([]);
      for (const { path } of photos) expect(existsSync(join(picturesFolderOf(place), path))).toBe(true);
    }
  });

  test("are read to their end, each file that is opened: a night of many new ones leaves none open", async () => {
    const { ctx, clock } = await createSiteWithFolder();
    const opened: Readable[] = [];
    const open: typeof ctx.storage.open = async (path) => {
      const file = await ctx.storage.open(path);
      if (file !== undefined) opened.push(file.stream);
      return file;
    };
    const site = { ...ctx, storage: { ...ctx.storage, open } };
    for (let night = 0; night < 2; night++) {
      await backUp(site, never);
      clock.at = new Date(clock.at.getTime() + day);
    }
    expect(opened.length).toBeGreaterThan(3);
    await expect.poll(() => opened.filter(({ closed }) => !closed)).toEqual([]);
  });

  test("leave with the last archive that needs them, and not before", async () => {
    const { ctx, clock, inPictures, folder } = await createSiteWithFolder({ empty: true });
    const path = await ctx.storage.put("images", "jpg", Buffer.from("it goes"));
    const id = await addPhoto(ctx.db, { path, alt: "", width: 1, height: 1 });
    await backUp(ctx, never);
    await deletePhoto(ctx.db, id);
    await ctx.storage.remove(path);
    // The folder keeps what is younger than a day: another process may be about to need it.
    const age = () => {
      const then = Date.now() / 1_000 - 2 * 24 * 3_600;
      for (const name of readdirSync(join(folder, "pictures"))) utimesSync(join(folder, "pictures", name), then, then);
    };
    for (let night = 1; night <= 14; night++) {
      expect(inPictures()).toHaveLength(1);
      age();
      clock.at = new Date(clock.at.getTime() + day);
      await checkClock(ctx);
      await backUp(ctx, never);
    }
    expect(inPictures()).toEqual([]);
  });

  test("leave at once when they are closed, and a restore does not miss them", async () => {
    const { ctx, inPictures, folder } = await createSiteWithFolder({ empty: true });
    const put = async (text: string) => {
      const path = await ctx.storage.put("images", "jpg", Buffer.from(text));
      await addPhoto(ctx.db, { path, alt: "", width: 1, height: 1, kind: "photograph" });
      return path;
    };
    const closed = await put("closed");
    const open = await put("open");
    await backUp(ctx, never);
    expect(inPictures()).toHaveLength(2);
    await ctx.db
      .updateTable("photos")
      .set({ withdrawn_at: "2026-03-10T09:00:00.000Z" })
      .where("path", "=", closed)
      .execute();
    await withTransaction(ctx, (ctx) => recordClosing(ctx, { kind: "picture", key: closed }));
    await storeClosings(ctx);
    expect(inPictures().filter((name) => name !== "closed")).toHaveLength(1);
    const place = anEmptyPlace();
    expect((await restoreBackup(place, join(folder, "tabasamu-2026-03-10.tar.gz"))).left).toEqual([]);
    expect(filesBelow(picturesFolderOf(place))).toEqual([open]);
    // A night later it does not come back, and is not missed.
    await backUp(ctx, never);
    expect(inPictures().filter((name) => name !== "closed")).toHaveLength(1);
    expect((await readBackupStatus(ctx.db, ctx.config, ctx.clock.now())).good?.label?.missing).toBe(0);
  });

  test("that are not beside the archive are reported before the restore", async () => {
    const { ctx, folder } = await createSiteWithFolder();
    await backUp(ctx, never);
    const archive = join(folder, "tabasamu-2026-03-10.tar.gz");
    renameSync(join(folder, "pictures"), join(folder, "elsewhere"));
    const place = anEmptyPlace();
    await expect(restoreBackup(place, archive)).rejects.toThrow(
      /^Pictures that this backup needs are not in the folder pictures beside it: \d+ .* Nothing was changed\./,
    );
    expect(filesBelow(place.root).filter((path) => !/secret|concerns-key/.test(path))).toEqual([]);
    const { left, manifest } = await restoreBackup(place, archive, { isWithoutMissing: true });
    expect(left).toHaveLength(countPictures(manifest));
  });

  test("that a disk cut off are stored again the next night", async () => {
    const { ctx, clock, folder, inPictures } = await createSiteWithFolder();
    await backUp(ctx, never);
    const [first = ""] = inPictures();
    const file = join(folder, "pictures", first);
    const whole = readFileSync(file);
    truncateSync(file, 10);
    clock.at = new Date(clock.at.getTime() + day);
    await backUp(ctx, never);
    expect(readFileSync(file)).toEqual(whole);
  });

  test("are encrypted under the passphrase, and again under another one", async () => {
    const words = { BACKUP_PASSPHRASE: "six calm hippos read the news" };
    const { ctx, folder, inPictures, put: _, ...site } = await createSiteWithFolder({ settings: words, empty: true });
    const path = await ctx.storage.put("images", "jpg", Buffer.from("a face"));
    await addPhoto(ctx.db, { path, alt: "", width: 1, height: 1 });
    await backUp(ctx, never);
    const [first = ""] = inPictures();
    expect(readFileSync(join(folder, "pictures", first)).toString("latin1")).toMatch(/^age-encryption\.org\/v1\n/);
    site.clock.at = new Date(site.clock.at.getTime() + day);
    await backUp({ ...ctx, config: { ...ctx.config, backupPassphrase: "nine quiet storks sail at dawn" } }, never);
    expect(inPictures()).toHaveLength(2);
    const place = anEmptyPlace(words);
    await restoreBackup(place, join(folder, "tabasamu-2026-03-10.tar.gz.age"));
    expect(readFileSync(join(picturesFolderOf(place), path), "utf8")).toBe("a face");
  });

  test("are not removed while an archive is there whose list is gone", async () => {
    const { ctx, folder, inPictures } = await createSiteWithFolder();
    await backUp(ctx, never);
    const before = inPictures();
    rmSync(join(folder, "pictures/tabasamu-2026-03-10.tar.gz.list"));
    const then = Date.now() / 1_000 - 7 * 24 * 3_600;
    for (const name of before) utimesSync(join(folder, "pictures", name), then, then);
    const plan = { by: "folder", folder } as const;
    expect(await rotateArchives(await openBackupStorage(plan, folder), plan, ctx.clock.now(), [])).toMatchObject({
      pictures: 0,
    });
    expect(inPictures()).toEqual(before);
  });

  test("come back into an object store, also encrypted files, whose names are no hashes", async () => {
    const { ctx, folder } = await createSiteWithFolder({ empty: true });
    const draft = await ctx.storage.begin("0123456789abcdef".repeat(2));
    await draft.write(Buffer.from("sealed"));
    const path = await draft.put("private", "raw");
    const file = {
      owner: "concern:1",
      type: "image/png",
      bytes: 6,
      key_id: "1",
      created_at: "2026-03-10T09:00:00.000Z",
    };
    await ctx.db
      .insertInto("private_files")
      .values({ ...file, path })
      .execute();
    await backUp(ctx, never);
    const store = await startObjectStore();
    await restoreBackup(anEmptyPlace(store.variables), join(folder, "tabasamu-2026-03-10.tar.gz"));
    expect(store.inBucket("pictures")).toEqual([path]);
  });
});
