import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { restoreBackup } from "../../ops/backup/restore-backup.server.ts";
import { aNewMachine, backUpDatabase, filesBelow } from "../support/backups.ts";
import { beginScript, runScript } from "../support/run-script.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cutConnectionsDuring, newDatabase } from "../support/test-database.ts";
import { allBackedUp, aSource } from "../support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

const unfinished = "names a database into which a backup is not restored to its end. Run npm run restore again";

describe("a restoring that breaks off", () => {
  const aLargeArchive = async () => backUpDatabase(await aSource(newFile(), 300));

  test("stopped by a user, it starts again with any archive", async () => {
    const { place, url, countReaders } = await aNewMachine();
    const stopping = new AbortController();
    const restoring = restoreBackup(place, await aLargeArchive(), { stopping: stopping.signal });
    restoring.catch(() => {});
    while ((await countReaders()) === 0) await wait(1);
    stopping.abort();
    await expect(restoring).rejects.toThrow(/aborted/);
    expect(filesBelow(place.root)).toEqual(["var/concerns-key", "var/secret"]);
    await expect(openDatabase(url, "/", migrations)).rejects.toThrow(unfinished);
    const another = await aSource(newFile(), 3);
    await restoreBackup(place, await backUpDatabase(another));
    expect(await allBackedUp(url)).toEqual(await allBackedUp(another));
  });

  test("because PostgreSQL goes away says so, and is repeated", async () => {
    const { place, url, countReaders } = await aNewMachine();
    const archive = await aLargeArchive();
    const restoring = restoreBackup(place, archive);
    restoring.catch(() => {});
    while ((await countReaders()) === 0) await wait(1);
    await cutConnectionsDuring(url, restoring);
    await expect(restoring).rejects.toThrow(
      "The connection to PostgreSQL broke off. No site starts on what is there so far. Restore again: it begins anew.",
    );
    await restoreBackup(place, archive);
    expect(await countReaders()).toBe(300);
  });
});

test("npm run backup and npm run restore do it from the shell, also after a restoring was killed", async () => {
  const variables = (url: string) => ({ DATABASE_URL: url, SESSION_SECRET: "x".repeat(32) });
  const source = await aSource(await newDatabase(), 300);
  const archive = join(temporaryFolder(), "site.tar.gz");
  const made = await runScript("backup", temporaryFolder(), variables(source), archive);
  expect([made.said, made.code]).toEqual([expect.stringMatching(/^The backup is made and checked: .*300 posts/), 0]);

  const { place, url, countReaders } = await aNewMachine();
  const restore = ["restore", place.root, variables(url), archive] as const;
  const killed = beginScript(...restore);
  while ((await countReaders()) === 0) await wait(1);
  killed.command.kill("SIGKILL");
  await killed.ended;
  await expect(openDatabase(url, "/", migrations)).rejects.toThrow(unfinished);

  const restored = await runScript(...restore);
  expect([restored.said, restored.code]).toEqual([expect.stringMatching(/^Restored: the site as it was on /), 0]);
  expect(await allBackedUp(url)).toEqual(await allBackedUp(source));
  const again = await runScript(...restore);
  expect([again.said, again.code]).toEqual([expect.stringMatching(/holds something already.*\n$/), 1]);
});
