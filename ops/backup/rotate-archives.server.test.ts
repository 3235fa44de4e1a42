import { createReadStream, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { labelNameOf } from "../../app/server/archives/archive-names.ts";
import { listArchives } from "../../app/server/archives/list-archives.server.ts";
import { checkClock } from "../../app/server/db/trusted-time.ts";
import { createSiteWithFolder, day } from "../../tests/support/site-with-backups.ts";
import { encrypted } from "./encrypt-archive.server.ts";
import { backUp } from "./nightly-backup.server.ts";

const never = new AbortController().signal;

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

  test("are read once if they are from an earlier release, and get a label", async () => {
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

  test("are broken when they were cut off; under another passphrase they are unknown", async () => {
    const { ctx, back, folder, put, status } = await createSiteWithFolder();
    const whole = join(folder, "whole.tar.gz");
    await back(whole);
    const encrypt = async (name: string, passphrase: string, share: number) => {
      const sealed = [];
      for await (const chunk of encrypted(createReadStream(whole), passphrase, 4)) sealed.push(chunk);
      const bytes = Buffer.concat(sealed);
      writeFileSync(join(folder, name), bytes.subarray(0, Math.floor(bytes.length * share)));
    };
    put("tabasamu-2026-03-05.tar.gz");
    await encrypt("tabasamu-2026-03-06.tar.gz.age", "this one", 0.5);
    await encrypt("tabasamu-2026-03-07.tar.gz.age", "this one", 1);
    await encrypt("tabasamu-2026-03-08.tar.gz.age", "another one", 1);
    await backUp({ ...ctx, config: { ...ctx.config, backupPassphrase: "this one" } }, never);
    expect((await status()).broken.toSorted()).toEqual([
      "tabasamu-2026-03-05.tar.gz",
      "tabasamu-2026-03-06.tar.gz.age",
    ]);
    const labelled = (await listArchives({ by: "folder", folder })).filter(({ label }) => label?.isGood);
    expect(labelled.map(({ name }) => name)).toContain("tabasamu-2026-03-07.tar.gz.age");
    expect(labelled.map(({ name }) => name)).not.toContain("tabasamu-2026-03-08.tar.gz.age");
  });
});
