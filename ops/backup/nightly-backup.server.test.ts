import { describe, expect, onTestFinished, test } from "vitest";
import { findBackupFailure } from "../../app/server/db/backup-failures.server.ts";
import { startScheduler } from "../../app/server/scheduler/scheduler.server.ts";
import { createSiteWithFolder } from "../../tests/support/site-with-backups.ts";
import { readSources } from "../../tests/support/sources.ts";
import { backUp, nightlyBackup } from "./nightly-backup.server.ts";

const never = new AbortController().signal;

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

  test("the newest fourteen are kept, with all files of others", async () => {
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

  test("half-written files of earlier nights are removed; a file in writing stays", async () => {
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

  test("for an unforeseen reason sends people to the log, without details", async () => {
    const { ctx } = await createSiteWithFolder();
    const open = () => Promise.reject(new Error("/srv/hush is odd"));
    await expect(backUp({ ...ctx, storage: { ...ctx.storage, open } }, never)).rejects.toThrow("odd");
    expect((await findBackupFailure(ctx.db))?.failure).toBe(
      "Something went wrong that the log of the machine tells more about.",
    );
  });
});
