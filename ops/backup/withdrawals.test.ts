import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { takeDownPhoto } from "../../app/features/clearance/withdraw.server.ts";
import { addPhoto } from "../../app/features/photos/photo-queries.server.ts";
import { anEmptyPlace, createCachedSite } from "../../tests/support/backups.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { keepWithdrawals } from "./keep-withdrawals.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { applyWithdrawals, readWithdrawals, withdrawalsName } from "./withdrawals.ts";

const member = {
  ...{ id: "admin", name: "Sample Admin", email: "admin@example.org", role: "admin" as const, position: null },
  ...{ twoFactor: false, readsSafeguarding: true },
};

/** A site with a photo that everybody agreed to. */
async function siteWithPhoto() {
  const folder = temporaryFolder();
  const here = await createCachedSite({ settings: { BACKUPS_URL: `file:${folder}` } });
  const path = `images/${"b".repeat(32)}.jpg`;
  const consent = { consent_by: "Sample Editor", consent_at: "2026-03-01T09:00:00.000Z" };
  const id = await addPhoto(here.ctx.db, { ...consent, path, alt: "A", width: 4, height: 3, kind: "photograph" });
  const listed = () => readWithdrawals(readFileSync(join(folder, withdrawalsName), "utf8"));
  return { ...here, path, id, listed };
}

const columnsIn = (root: string, path: string) => {
  const db = new DatabaseSync(join(root, "var/site.sqlite"));
  const row = db.prepare("select consent_at, withdrawn_at, taken_down_at from photos where path = ?").get(path);
  db.close();
  return { ...row };
};

test("what was withdrawn after a backup is withdrawn again when it is restored", async () => {
  const { ctx, archive, back, path, id, listed } = await siteWithPhoto();
  await back(archive);
  await takeDownPhoto({ ctx, member }, id);
  await keepWithdrawals(ctx);
  const withdrawals = listed();
  expect(withdrawals?.photos).toEqual({ [path]: expect.stringMatching(/^2026-/) });
  const [without, restored] = [anEmptyPlace(), anEmptyPlace()];
  expect((await restoreBackup(without, archive)).withdrawn).toBe(0);
  expect(columnsIn(without.root, path)).toMatchObject({ withdrawn_at: null });
  expect((await restoreBackup(restored, archive, { withdrawals })).withdrawn).toBe(1);
  expect(columnsIn(restored.root, path)).toEqual({
    ...{ consent_at: null, withdrawn_at: expect.any(String), taken_down_at: expect.any(String) },
  });
});

test("the list follows what is put back, and keeps what this database does not know yet", async () => {
  const { ctx, path, id, listed } = await siteWithPhoto();
  await takeDownPhoto({ ctx, member }, id);
  await keepWithdrawals(ctx);
  expect(Object.keys(listed()?.photos ?? {})).toEqual([path]);
  await ctx.db.updateTable("photos").set({ withdrawn_at: null, taken_down_at: null }).execute();
  await keepWithdrawals(ctx);
  expect(listed()?.photos).toEqual({});
  await takeDownPhoto({ ctx, member }, id);
  await keepWithdrawals(ctx);
  // As in a new, empty installation beside the old backups.
  await ctx.db.deleteFrom("photo_files").execute();
  await ctx.db.deleteFrom("photos").where("path", "=", path).execute();
  await keepWithdrawals(ctx);
  expect(Object.keys(listed()?.photos ?? {})).toEqual([path]);
});

test("a database of an earlier version takes down what it can, and a damaged list is none", () => {
  const file = join(temporaryFolder(), "old.sqlite");
  const db = new DatabaseSync(file);
  db.exec("create table photos (path text, consent_at text)");
  db.exec("insert into photos values ('images/a.jpg', '2026-01-01'), ('images/b.jpg', '2026-01-01')");
  db.close();
  const withdrawals = { photos: { "images/a.jpg": "2026-02-01" }, consents: { key: "2026-02-01" } };
  expect([applyWithdrawals(file, withdrawals), applyWithdrawals(file, withdrawals)]).toEqual([1, 0]);
  expect(readWithdrawals("{ half")).toBeUndefined();
  expect(readWithdrawals("{}")).toEqual({ photos: {}, consents: {} });
});
