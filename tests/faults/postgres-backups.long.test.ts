import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { makeBackup } from "../../ops/backup/make-backup.server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cutConnections, newDatabase } from "../support/test-database.ts";
import { createTestSite } from "../support/test-site.ts";
import { aSource } from "../support/whole-database.ts";

/** An archive of a site on PostgreSQL of its own, and where it stands. */
async function aPlaceForOne(databaseUrl: string) {
  const { ctx } = await createTestSite({ settings: { DATABASE_URL: databaseUrl }, empty: true });
  const archive = join(temporaryFolder(), "site.tar.gz");
  return { ctx, archive, left: () => readdirSync(dirname(archive)) };
}

/** Does something in the middle of the copying of the database. @returns what came of the backup */
async function amid(making: Promise<unknown>, archive: string, act: () => unknown): Promise<unknown> {
  let isOver = false;
  const over = making.finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  const sizeOfCopy = () => statSync(`${archive}.part.database`, { throwIfNoEntry: false })?.size ?? 0;
  while (!isOver && sizeOfCopy() < 1_000_000) await wait(1);
  await act();
  return over;
}

describe("nothing half-made is left of a backup of PostgreSQL", () => {
  test("when the site is stopped during it, at once", async () => {
    const { ctx, archive, left } = await aPlaceForOne(await aSource(await newDatabase(), 600));
    const stopping = new AbortController();
    const making = makeBackup({ ...ctx, stopping: stopping.signal, isThrottled: true }, archive);
    await expect(amid(making, archive, () => stopping.abort())).rejects.toThrow(/aborted/);
    expect(left()).toEqual([]);
  });

  test("when PostgreSQL stops during it, with a sentence", async () => {
    const source = await aSource(await newDatabase(), 600);
    const { ctx, archive, left } = await aPlaceForOne(source);
    const making = makeBackup({ ...ctx, isThrottled: true }, archive);
    const cut = () => cutConnections(source);
    await expect(amid(making, archive, cut)).rejects.toThrow(/^The connection to PostgreSQL broke off\.$/);
    expect(left()).toEqual([]);
  });
});
