import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import type { ConsentFields } from "../../app/features/media/consent/consent-schema.ts";
import { requireConsent } from "../../app/features/media/consent/find-consents.server.ts";
import { withdrawByCard } from "../../app/features/media/consent/photo-requests.server.ts";
import { createConsentWithin } from "../../app/features/media/consent/record-consent.server.ts";
import { changeConsent } from "../../app/features/media/consent/take-consent.server.ts";
import {
  hidePhoto,
  issueCode,
  putBackPhoto,
  withdrawByCode,
  withdrawConsent,
} from "../../app/features/media/consent/withdraw.server.ts";
import { deletePhotoEverywhere } from "../../app/features/media/photos/delete-photo.server.ts";
import { accessOf } from "../../app/features/media/photos/photo-gate.ts";
import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { erasePerson } from "../../app/features/office/privacy/erase-person.server.ts";
import { sendMessage } from "../../app/features/site/contact/message-commands.server.ts";
import { recordClosing } from "../../app/server/closings/record-closing.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { anEmptyPlace, createCachedSite } from "../../tests/support/backups.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { closingsName, joinLists, localListOf, readClosings, readWithdrawals } from "./closings.ts";
import { diskBackupStorage } from "./disk-backup-storage.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { storeClosings, takeKnownClosings } from "./store-closings.server.ts";

const member = {
  id: "admin",
  name: "Sample Admin",
  email: "admin@example.org",
  roles: ["admin"] as const,
  position: null,
  twoFactor: false,
  readsSafeguarding: true,
};

const consentFields: Omit<ConsentFields, "uses"> = {
  code: "",
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "",
  assent: true,
  until: "",
  names: "",
  idempotencyKey: "",
};

/** A site with backups, and photos that anybody may see. */
async function siteWithPhotos() {
  const folder = temporaryFolder();
  const here = await createCachedSite({ settings: { BACKUPS_URL: `file:${folder}` } });
  const { ctx, clock } = here;
  const add = (name: string) =>
    addPhoto(ctx.db, { path: `images/${name}.jpg`, alt: "A", width: 4, height: 3, kind: "photograph" });
  /** A child in a photo. */
  const child = async (photo: string) => {
    const photoId = await add(photo);
    const fields = { ...consentFields, uses: ["site" as const, "social" as const] };
    const { id } = await withTransaction(ctx, (ctx) => createConsentWithin(ctx, member, fields, photoId));
    return { consent: id, photo: photoId };
  };
  const later = () => {
    clock.at = new Date(clock.at.getTime() + 60_000);
  };
  /** The site of the backup on a new machine, as it opens. */
  const restore = async () => {
    await storeClosings(ctx);
    const place = anEmptyPlace();
    const closings = readClosings(readFileSync(join(folder, closingsName), "utf8"));
    await restoreBackup(place, here.archive, { closings });
    const restored = await createAppContext(place, clock);
    await takeKnownClosings(restored);
    const access = async (name: string) => {
      const photo = restored.db.selectFrom("photos").selectAll().where("path", "=", `images/${name}.jpg`);
      return accessOf(await photo.executeTakeFirstOrThrow(), "2026-03-10");
    };
    return { ctx: restored, access };
  };
  return { ...here, folder, add, child, later, restore, actor: { ctx, member } };
}

test("a restored site hides closings after its backup, but not what a lead released later", async () => {
  const site = await siteWithPhotos();
  const { ctx, actor, later } = site;
  const withdrawn = await site.child("withdrawn");
  const taken = await site.child("taken");
  const deleted = await site.child("deleted");
  const narrowed = await site.child("narrowed");
  const released = await site.child("released");
  const same = await site.child("same");
  await site.back(site.archive);
  later();
  await withdrawConsent(actor, withdrawn.consent);
  await hidePhoto(actor, taken.photo);
  await deletePhotoEverywhere(actor, deleted.photo);
  await changeConsent(actor, narrowed.consent, { uses: ["print"], until: "", names: "" });
  await hidePhoto(actor, released.photo);
  later();
  await putBackPhoto(actor, released.photo);
  const restored = await site.restore();
  const all = ["withdrawn", "taken", "deleted", "narrowed", "released", "same"];
  expect(await Promise.all(all.map(restored.access))).toEqual([
    "withdrawn",
    "withdrawn",
    "withdrawn",
    "withheld",
    "consented",
    "consented",
  ]);
  // Once more changes nothing, and neither does the list of the restored site.
  await takeKnownClosings(restored.ctx);
  await storeClosings(restored.ctx);
  expect(await restored.access("released")).toBe("consented");
  expect(await requireConsent(ctx, same.consent)).toMatchObject({ withdrawn_at: null });
  await restored.ctx.db.destroy();
});

test("cards printed after the backup work; those of unknown people hide the listed photos", async () => {
  const site = await siteWithPhotos();
  const { actor, later } = site;
  const known = await site.child("known");
  const shared = await site.add("shared");
  await site.back(site.archive);
  later();
  const card = await issueCode(actor, known.consent);
  // A child who came after the backup, in a photo that was there before.
  const fields = { ...consentFields, uses: ["site" as const] };
  const { id } = await withTransaction(site.ctx, (ctx) => createConsentWithin(ctx, member, fields, shared));
  const strange = await issueCode(actor, id);
  const restored = await site.restore();
  expect(await withdrawByCode(restored.ctx, card)).toEqual({ photos: 1, recordings: 0, documents: 0 });
  expect(await restored.access("known")).toBe("withdrawn");
  expect(await withdrawByCode(restored.ctx, strange)).toBe(undefined);
  for (let time = 0; time < 2; time++)
    expect(await withdrawByCard(restored.ctx, strange)).toEqual({ photos: 1, recordings: 0, documents: 0 });
  expect(await restored.access("shared")).toBe("withdrawn");
  expect(await withdrawByCard(restored.ctx, "0000-0000-0000")).toBe(undefined);
  // A person's code is on a paper card: no other person gets it.
  const next = await withTransaction(restored.ctx, (ctx) => createConsentWithin(ctx, member, fields));
  expect(next.id).toBe(id + 1);
  await restored.ctx.db.destroy();
});

test("receipts go on above the used numbers, and an erased person is erased again", async () => {
  const site = await siteWithPhotos();
  const { ctx, later } = site;
  await sendMessage(ctx, {
    firstName: "Ada",
    lastName: "Sample",
    email: "ada@example.org",
    subject: "Hello",
    message: "Hello",
  });
  await site.back(site.archive);
  later();
  await erasePerson(ctx, member, "ada@example.org", false);
  const list = async () => readClosings(readFileSync(join(site.folder, closingsName), "utf8"));
  await storeClosings(ctx);
  const before = await list();
  writeFileSync(
    join(site.folder, closingsName),
    JSON.stringify({ ...before, used: { ...before?.used, "receipt 2026": 41 } }),
  );
  const place = anEmptyPlace();
  await restoreBackup(place, site.archive, { closings: await list() });
  // The secret of the backup, as the next start reads it.
  const restored = await createAppContext({ ...place, secret: ctx.config.secret }, site.clock);
  expect(await restored.db.selectFrom("messages").select("email").execute()).toEqual([{ email: "ada@example.org" }]);
  await takeKnownClosings(restored);
  expect(await restored.db.selectFrom("messages").select("email").execute()).toEqual([]);
  const numbers = restored.db.selectFrom("closings").select(["key", "value"]).where("kind", "=", "numbers");
  expect(await numbers.execute()).toEqual([{ key: "receipt 2026", value: "41" }]);
  await restored.db.destroy();
});

test("a list of the previous release is read, and a damaged one is ignored", async () => {
  const site = await siteWithPhotos();
  const { photo } = await site.child("old");
  const old = { photos: { "images/old.jpg": "2026-02-01" }, consents: { key: "2026-02-01" } };
  writeFileSync(join(site.folder, "withdrawals.json"), JSON.stringify(old));
  await storeClosings(site.ctx);
  const row = site.ctx.db.selectFrom("photos").select("withdrawn_at").where("id", "=", photo);
  expect((await row.executeTakeFirstOrThrow()).withdrawn_at).toBe("2026-02-01");
  const listed = readClosings(readFileSync(join(site.folder, closingsName), "utf8"));
  expect(listed?.entries).toHaveLength(joinLists([listed, readWithdrawals(JSON.stringify(old))]).entries.length);
  expect([readClosings("{ half"), readWithdrawals("{ half")]).toEqual([undefined, undefined]);
});

test("the list has the form that release 0.2.0 reads after an update is rolled back", async () => {
  const { ctx } = await createCachedSite({ empty: true });
  const key = `images/${"a".repeat(32)}.jpg`;
  await withTransaction(ctx, (ctx) => recordClosing(ctx, { kind: "picture", key }));
  await storeClosings(ctx);
  const text = readFileSync(join(ctx.config.root, "var/backups", closingsName), "utf8");
  const at = "2026-03-10T09:00:00.000Z";
  const entry = { id: expect.any(String), at, kind: "picture", key, value: null, is_release: 0 };
  const own = { ...entry, kind: "database", key: expect.any(String) };
  expect(JSON.parse(text)).toEqual({ entries: [entry, own], used: expect.any(Object) });
});

test("an unwritable list leaves no half one; the next write removes a killed one", async () => {
  const folder = temporaryFolder();
  const storage = diskBackupStorage(folder);
  const old = join(folder, `${closingsName}.1.part`);
  for (const name of [old, join(folder, "film.part")]) {
    writeFileSync(name, "half");
    utimesSync(name, 0, Date.now() / 1_000 - 3_700);
  }
  // Nothing can take the name of a folder.
  mkdirSync(join(folder, closingsName, "below"), { recursive: true });
  for (let time = 0; time < 3; time++) await expect(storage.putNote(closingsName, "{}")).rejects.toThrow(Error);
  // Files of others stay.
  expect(readdirSync(folder).sort()).toEqual([closingsName, "film.part"]);
});

test("two databases with one folder of backups never share the list", async () => {
  const folder = temporaryFolder();
  const open = () => createCachedSite({ empty: true, settings: { BACKUPS_URL: `file:${folder}` } });
  const { ctx: first } = await open();
  const { ctx: second } = await open();
  const close = async (ctx: typeof first, name: string) => {
    await withTransaction(ctx, (ctx) => recordClosing(ctx, { kind: "picture", key: keyOf(name) }));
    await storeClosings(ctx);
  };
  const keyOf = (name: string) => `images/${name.repeat(32)}.jpg`;
  await close(first, "a");
  const list = () => readFileSync(join(folder, closingsName), "utf8");
  writeFileSync(join(folder, closingsName), list().replace('"used":{', '"used":{"receipt 2026":41,'));
  const before = list();
  await close(second, "b");
  expect(list()).toBe(before);
  const keysOf = async ({ db }: typeof first, kind: "picture" | "numbers") =>
    (await db.selectFrom("closings").select("key").where("kind", "=", kind).execute()).map(({ key }) => key);
  expect([await keysOf(second, "picture"), await keysOf(second, "numbers")]).toEqual([[keyOf("b")], []]);
  await close(first, "c");
  expect([await keysOf(first, "picture"), await keysOf(first, "numbers")]).toEqual([
    [keyOf("a"), keyOf("c")],
    ["receipt 2026"],
  ]);
});

test("databases on one PostgreSQL have lists of their own on the machine", () => {
  const listOf = (databaseUrl: string) => localListOf({ databaseUrl, root: "/srv/site" });
  const url = "postgres://site:secret@db.example.org/site";
  expect(listOf(url)).toBe(listOf(url.replace("secret", "changed")));
  expect(listOf(url)).not.toBe(listOf(url.replace("org/site", "org/other")));
  expect(listOf("sqlite:var/site.sqlite")).toBe("/srv/site/var/site.sqlite.closings.json");
});
