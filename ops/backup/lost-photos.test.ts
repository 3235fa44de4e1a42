import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { anEmptyPlace, filesBelow, picturesFolderOf } from "../../tests/support/backups.ts";
import { createSiteWithFolder, day } from "../../tests/support/site-with-backups.ts";
import { backUp } from "./nightly-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const never = new AbortController().signal;

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
    await goOn(15);
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
