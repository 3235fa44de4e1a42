import { expect, test } from "vitest";
import { askForBackup, findBackupTurn, withBackupTurn } from "../../app/server/db/backup-turn.server.ts";
import { createSiteWithFolder } from "../../tests/support/site-with-backups.ts";
import { readSources } from "../../tests/support/sources.ts";
import { askedBackup, makeAskedBackup } from "./asked-backup.server.ts";
import { backUp } from "./nightly-backup.server.ts";

const never = new AbortController().signal;
const minute = 60_000;

test("a backup that was asked for lies beside the one of the night", async () => {
  const { ctx, inFolder, status } = await createSiteWithFolder();
  await backUp(ctx, never);
  await makeAskedBackup(ctx, never);
  expect(inFolder()).toEqual(["tabasamu-2026-03-10.tar.gz"]);
  await askForBackup(ctx.db);
  expect(await status()).toMatchObject({ isBeingMade: true });
  await makeAskedBackup(ctx, never);
  expect(inFolder()).toEqual(["tabasamu-2026-03-10.tar.gz", "tabasamu-2026-03-10T090000.tar.gz"]);
  expect(await status()).toMatchObject({ isBeingMade: false, failure: undefined, good: { kind: "hand" } });
});

test("the site does this by itself", () => {
  expect(readSources(["server.ts"])[0]?.text).toContain("const jobs = [nightlyBackup, askedBackup,");
  expect(askedBackup.run).toBe(makeAskedBackup);
});

test("the same request twice makes one backup", async () => {
  const { ctx, clock, inFolder } = await createSiteWithFolder();
  expect([await askForBackup(ctx.db), await askForBackup(ctx.db)]).toEqual([true, false]);
  await makeAskedBackup(ctx, never);
  clock.at = new Date(clock.at.getTime() + minute);
  await makeAskedBackup(ctx, never);
  expect(inFolder()).toHaveLength(1);
});

test("a request waits while another process makes a backup", async () => {
  const { ctx, inFolder } = await createSiteWithFolder();
  await withBackupTurn(ctx, async () => {
    await askForBackup(ctx.db);
    await makeAskedBackup(ctx, never);
    expect(inFolder()).toEqual([]);
    expect(await findBackupTurn(ctx.db, ctx.clock.now())).toEqual({ isAsked: true, isRunning: true });
  });
  await makeAskedBackup(ctx, never);
  expect(inFolder()).toHaveLength(1);
});

test("the backup of the night is made after the one that is being made", async () => {
  const { ctx, inFolder } = await createSiteWithFolder();
  let night: Promise<void> | undefined;
  await withBackupTurn(ctx, async () => {
    night = backUp(ctx, never);
    expect(await withBackupTurn(ctx, async () => {})).toBe(false);
    expect(inFolder()).toEqual([]);
  });
  await night;
  expect(inFolder()).toEqual(["tabasamu-2026-03-10.tar.gz"]);
});

test("a site that stops meanwhile makes the backup at its next start", async () => {
  const { ctx, inFolder } = await createSiteWithFolder();
  await askForBackup(ctx.db);
  const stopping = new AbortController();
  const open: typeof ctx.storage.open = (path) => {
    stopping.abort();
    return ctx.storage.open(path);
  };
  await makeAskedBackup({ ...ctx, storage: { ...ctx.storage, open } }, stopping.signal);
  expect(inFolder()).toEqual([]);
  await makeAskedBackup(ctx, never);
  expect(inFolder()).toHaveLength(1);
});

test("a backup that fails says why, once", async () => {
  const { ctx, status } = await createSiteWithFolder();
  await askForBackup(ctx.db);
  await expect(makeAskedBackup({ ...ctx, freeBytes: async () => 0 }, never)).rejects.toThrow(/^The disk is too full/);
  expect(await status()).toMatchObject({ isBeingMade: false, failure: expect.stringMatching(/^The disk is too full/) });
});
