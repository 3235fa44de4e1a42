import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { addPhoto, deletePhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { labelNameOf } from "../../app/server/archives/archive-names.ts";
import { findBackupFailure, readBackupStatus } from "../../app/server/archives/backup-status.server.ts";
import { listArchives } from "../../app/server/archives/list-archives.server.ts";
import { recordClosing } from "../../app/server/closings/record-closing.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { startScheduler } from "../../app/server/scheduler/scheduler.server.ts";
import { isAtLength } from "../../tests/support/at-length.ts";
import { anEmptyPlace, createCachedSite, filesBelow, picturesFolderOf } from "../../tests/support/backups.ts";
import { readSources } from "../../tests/support/sources.ts";
import { countPictures } from "./manifest.ts";
import { backUp, nightlyBackup } from "./nightly-backup.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { rotateArchives } from "./rotate-archives.server.ts";
import { storeClosings } from "./store-closings.server.ts";

const never = new AbortController().signal;

/** A site with a backup folder, and a list of its content. */
async function createSiteWithFolder(options: Parameters<typeof createCachedSite>[0] = {}) {
  const kept = await createCachedSite(options);
  const folder = join(kept.ctx.config.root, "var/backups");
  mkdirSync(folder, { recursive: true });
  const put = (name: string, hoursAgo = 0) => {
    writeFileSync(join(folder, name), "it");
    const then = Date.now() / 1_000 - hoursAgo * 3_600;
    utimesSync(join(folder, name), then, then);
  };
  return {
    ...kept,
    folder,
    put,
    /** Without labels, and the folder of pictures. */
    inFolder: () =>
      readdirSync(folder)
        .filter((name) => name !== "pictures" && !name.endsWith(".json"))
        .sort(),
    inPictures: () =>
      readdirSync(join(folder, "pictures"))
        .filter((name) => !name.endsWith(".list"))
        .sort(),
    status: () => readBackupStatus(kept.ctx.db, kept.ctx.config, kept.clock.at),
  };
}

describe("every night", () => {
  test("at two in Lagos, a backup is made, checked and written down", async () => {
    const { ctx, clock, inFolder, status } = await createSiteWithFolder({ now: "2026-03-10T00:30:00Z" });
    const work = startScheduler(ctx, [nightlyBackup]);
    onTestFinished(() => work.stop());
    await work.tick();
    clock.at = new Date("2026-03-10T00:59:59Z");
    await work.tick();
    expect(inFolder()).toEqual([]);
    clock.at = new Date("2026-03-10T01:00:00Z");
    await work.tick();
    expect(inFolder()).toEqual(["tabasamu-2026-03-10.tar.gz"]);
    const { good, failure } = await status();
    expect(failure).toBeUndefined();
    expect(good).toMatchObject({ madeAt: "2026-03-10T01:00:00.000Z", label: { missing: 0, isGood: true } });
    expect(good?.bytes).toBeGreaterThan(1_000);
    expect(good?.label?.pictures).toBeGreaterThan(3);
    expect(good?.label?.rows).toBeGreaterThan(20);
  });

  test("the site does this by itself", () => {
    const [entry] = readSources(["server.ts"]);
    expect(entry?.text).toContain("startServer(settings, { jobs, createCdnPurge, beforeOpening: takeKnownClosings })");
    expect(nightlyBackup.every).toBe(24 * 3_600);
  });

  test("the newest fourteen are kept, and whatever else lies there is left alone", async () => {
    const { ctx, folder, put, inFolder } = await createSiteWithFolder();
    for (let day = 1; day <= 20; day++) put(`tabasamu-2026-02-${String(day).padStart(2, "0")}.tar.gz`);
    put("ours.tar.gz");
    put("notes.txt");
    await backUp(ctx, never);
    expect(inFolder()).toHaveLength(16);
    expect(inFolder().slice(0, 3)).toEqual(["notes.txt", "ours.tar.gz", "tabasamu-2026-02-08.tar.gz"]);
    expect(inFolder().at(-1)).toBe("tabasamu-2026-03-10.tar.gz");
    expect(ctx.config.backups).toEqual({ by: "folder", folder });
  });

  test("what an earlier night left half-written is cleaned, and what is being written is not", async () => {
    const { ctx, put, inFolder } = await createSiteWithFolder();
    put("tabasamu-2026-03-09.tar.gz.part", 24);
    put("tabasamu-2026-03-09.tar.gz.part.database", 24);
    put("by-hand.tar.gz.part", 0);
    await backUp(ctx, never);
    expect(inFolder()).toEqual(["by-hand.tar.gz.part", "tabasamu-2026-03-10.tar.gz"]);
  });

  test("nothing is done where backups are switched off", async () => {
    const { ctx, inFolder, status } = await createSiteWithFolder({ settings: { BACKUPS_URL: "off" } });
    await backUp(ctx, never);
    expect(inFolder()).toEqual([]);
    expect(await status()).toMatchObject({ isOff: true, failure: undefined, good: undefined });
  });
});

describe("a night without a backup", () => {
  test("says why in words without a path, keeps the older ones, and goes on the night after", async () => {
    const { ctx, clock, put, inFolder, folder, logged, status } = await createSiteWithFolder();
    for (let day = 1; day <= 14; day++) put(`tabasamu-2026-02-${String(day).padStart(2, "0")}.tar.gz`);
    const before = inFolder();
    const full = { ...ctx, freeBytes: async () => 0 };
    await expect(backUp(full, never)).rejects.toThrow(/^The disk is too full/);
    expect(inFolder()).toEqual(before);
    const { failure, good } = await status();
    expect(failure).toMatch(/^The disk is too full: .*0 bytes are free/);
    expect([failure?.includes(folder), good]).toEqual([false, undefined]);
    clock.at = new Date("2026-03-11T01:00:00Z");
    await backUp(ctx, never);
    expect((await status()).failure).toBeUndefined();
    expect(inFolder()).toHaveLength(14);
    expect(logged.join("")).toContain('"event":"backup made"');
  });

  test("because the site was stopped is no error, and leaves nothing behind", async () => {
    const { ctx, inFolder, logged } = await createSiteWithFolder();
    const stopping = new AbortController();
    const open: typeof ctx.storage.open = (path) => {
      stopping.abort();
      return ctx.storage.open(path);
    };
    await backUp({ ...ctx, storage: { ...ctx.storage, open } }, stopping.signal);
    expect(inFolder()).toEqual([]);
    expect((await findBackupFailure(ctx.db))?.failure).toBe("The site was stopped while it was made.");
    expect(logged.join("")).not.toContain('"level":"error"');
  });

  test("for a reason that nobody foresaw sends people to the log, and tells them no more", async () => {
    const { ctx } = await createSiteWithFolder();
    const open = () => Promise.reject(new Error("/srv/hush is odd"));
    await expect(backUp({ ...ctx, storage: { ...ctx.storage, open } }, never)).rejects.toThrow("odd");
    expect((await findBackupFailure(ctx.db))?.failure).toBe(
      "Something went wrong that the log of the machine tells more about.",
    );
  });
});

const day = 24 * 3_600_000;

describe("a site that lost its photos", () => {
  /** A site after one good night, and what each further night without its photos does. */
  async function openLost() {
    const pings: string[] = [];
    const monitor = createServer((request, response) => {
      pings.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => monitor.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void monitor.close());
    const { port } = monitor.address() as AddressInfo;
    const site = await createSiteWithFolder({ settings: { BACKUP_PING_URL: `http://127.0.0.1:${port}/night` } });
    const { ctx, clock } = site;
    await backUp(ctx, never);
    for (const path of filesBelow(picturesFolderOf(ctx.config))) rmSync(join(picturesFolderOf(ctx.config), path));
    const goOn = async (nights: number) => {
      for (let night = 0; night < nights; night++) {
        clock.at = new Date(clock.at.getTime() + day);
        await checkClock(ctx);
        await backUp(ctx, never);
      }
    };
    return { ...site, pings, goOn };
  }

  test("reports no night to the monitor, and names the last good one", async () => {
    const { pings, goOn, status } = await openLost();
    await goOn(1);
    expect(pings).toEqual(["/night"]);
    const { lacking, good } = await status();
    expect([lacking?.name, good?.name]).toEqual(["tabasamu-2026-03-11.tar.gz", "tabasamu-2026-03-10.tar.gz"]);
    expect(lacking?.label?.missing).toBeGreaterThan(3);
  });

  test("still has a whole archive after twenty nights, which brings all back", async () => {
    const { ctx, goOn, inFolder, folder } = await openLost();
    const before = await ctx.db.selectFrom("photo_files").select("path").execute();
    await goOn(isAtLength ? 20 : 15);
    expect(inFolder()).toContain("tabasamu-2026-03-10.tar.gz");
    expect(inFolder()).toHaveLength(15);
    const place = anEmptyPlace();
    await restoreBackup(place, join(folder, "tabasamu-2026-03-10.tar.gz"));
    const back = filesBelow(picturesFolderOf(place));
    expect(before.filter(({ path }) => !back.includes(path))).toEqual([]);
  });

  test("is well again once they are back", async () => {
    const { ctx, goOn, pings, status, folder } = await openLost();
    await goOn(1);
    const place = anEmptyPlace();
    await restoreBackup(place, join(folder, "tabasamu-2026-03-10.tar.gz"));
    cpSync(picturesFolderOf(place), picturesFolderOf(ctx.config), { recursive: true });
    await goOn(1);
    expect([pings.length, (await status()).lacking]).toEqual([2, undefined]);
  });
});

describe("archives that are not of a night", () => {
  test("expire: those of updates after a week, those made by hand after a month", async () => {
    const { ctx, clock, put, inFolder } = await createSiteWithFolder();
    const others = ["before-update-2026-03-09T120000.tar.gz", "tabasamu-2026-03-09T120000.tar.gz", "ours.tar.gz"];
    for (const name of others) put(name);
    const left = async (days: number) => {
      for (let at = 0; at < days; at += 2) {
        clock.at = new Date(clock.at.getTime() + 2 * day);
        await checkClock(ctx);
      }
      await backUp(ctx, never);
      return inFolder().filter((name) => others.includes(name));
    };
    expect(await left(6)).toHaveLength(3);
    expect(await left(4)).toEqual(["ours.tar.gz", "tabasamu-2026-03-09T120000.tar.gz"]);
    expect(await left(22)).toEqual(["ours.tar.gz"]);
  });

  test("of an earlier release are read once, and say then what they have", async () => {
    const { ctx, back, folder } = await createSiteWithFolder();
    const name = "tabasamu-2026-03-08.tar.gz";
    await back(join(folder, name));
    await backUp(ctx, never);
    const [, older] = await listArchives({ by: "folder", folder });
    expect(older).toMatchObject({ name, label: { missing: 0, isGood: true, isShared: false } });
  });

  test("are broken when they were cut off, with a label and without one", async () => {
    const { ctx, back, folder, status } = await createSiteWithFolder();
    await back(join(folder, "tabasamu-2026-03-08.tar.gz"));
    await backUp(ctx, never);
    const names = ["tabasamu-2026-03-08.tar.gz", "tabasamu-2026-03-10.tar.gz"];
    for (const name of names) truncateSync(join(folder, name), statSync(join(folder, name)).size - 1);
    rmSync(join(folder, labelNameOf(names[0] ?? "")));
    expect((await status()).broken.toSorted()).toEqual(names);
  });
});

describe("pictures that archives share", () => {
  test("are kept once, whatever the number of nights", async () => {
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

  test("that are not beside the archive are said before anything is restored", async () => {
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

  test("are encrypted under the passphrase, and under another one anew", async () => {
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
});
