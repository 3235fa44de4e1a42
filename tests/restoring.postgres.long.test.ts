import { join } from "node:path";
import { expect, test } from "vitest";
import { findConcern, sealConcernTexts } from "../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import { copyKey, drawPhrase } from "../app/server/sealing/phrase-seal.server.ts";
import { keyIdOf } from "../app/server/sealing/seal.server.ts";
import { restoreBackup } from "../ops/backup/restore-backup.server.ts";
import { aNewMachine, backUpDatabase } from "./support/backups.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { onServer } from "./support/test-database.ts";
import { allBackedUp, aSource, within } from "./support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

test("a backup of SQLite is restored into PostgreSQL, row by row; zero bytes are left out", async () => {
  const source = await aSource(newFile());
  const { place, url } = await aNewMachine();
  const write = (message: string) =>
    within(source, (db) => db.updateTable("messages").set({ message }).where("id", "=", 5).execute());
  await write("Good\0 morning");
  const archive = await backUpDatabase(source);
  await restoreBackup(place, archive);
  expect(await onServer(url, "select message from messages where id = 5")).toEqual([{ message: "Good morning" }]);
  await write("Good morning");
  expect(await allBackedUp(url)).toEqual(await allBackedUp(source));
});

test("the recovery phrase opens the concerns of SQLite in PostgreSQL", async () => {
  const source = newFile();
  const key = { concernsKey: "the key of the machine that is lost, 32 letters" };
  const phrase = drawPhrase();
  const at = "2026-01-01T10:00:00.000Z";
  await within(source, async (db) => {
    const facts = { reference: "R-1", is_danger: 0, state: "new" as const, created_at: at, changed_at: at };
    const texts = { story: "A worry.", place: null, name: null, contact: null, passed_to: null };
    const sealed = sealConcernTexts(key, 1, texts);
    await db
      .insertInto("concerns")
      .values({ id: 1, ...facts, ...sealed, fingerprint: "f" })
      .execute();
    const copy = { key_id: keyIdOf(key), sealed: await copyKey(key, phrase), made_at: at, made_by: "Lead" };
    await db
      .insertInto("concern_key_copies")
      .values({ ...copy, idempotency_key: "k" })
      .execute();
  });
  const { place, url } = await aNewMachine();
  const archive = await backUpDatabase(source);
  expect((await restoreBackup(place, archive, { askPhrase: async () => phrase })).concerns).toBe("unlocked");
  const concern = await within(url, (db) => findConcern({ db, config: place }, 1));
  expect(concern).toMatchObject({ isLocked: false, story: "A worry." });
});
