import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertAuditEvent } from "../../../server/audit-log/audit-log-queries.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { addPhoto } from "../photos/photo-queries.server.ts";
import { consentMigrations } from "./consent-migrations.ts";
import { refreshPhotos } from "./refresh-photo-consent.server.ts";

const at = "2026-03-01T09:00:00.000Z";

/** A site before the migration, with photos, people and counts. */
async function openBefore() {
  const { ctx } = await createTestSite({ empty: true });
  const { db } = ctx;
  const consent = async (is_child: 0 | 1 | null) => {
    const { id } = await db
      .insertInto("subjects")
      .values({ code: crypto.randomUUID(), created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const evidence = { kind: "paper" as const, given_on: "2026-03-01", taken_by: "Ada", uses: "site", created_at: at };
    const row = { ...evidence, subject_id: id, is_child, key: crypto.randomUUID() };
    return (await db.insertInto("consents").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  const photo = async (name: string, about: object, ...people: (0 | 1 | null)[]) => {
    const path = `images/${name}.jpg`;
    const id = await addPhoto(db, { path, alt: name, width: 4, height: 3, kind: "photograph", ...about });
    for (const is_child of people) {
      const begun = { consent_id: await consent(is_child), photo_id: id, began_at: at, began_by: "Ada" };
      await db.insertInto("appearances").values(begun).execute();
    }
    return id;
  };
  const drop = async () => {
    await db.schema.dropTable("photo_claims").execute();
    await db.schema.dropIndex("photos_waiting_for_check").execute();
    const drop = (table: keyof Tables, ...columns: string[]) =>
      Promise.all(columns.map((column) => db.schema.alterTable(table).dropColumn(column).execute()));
    await drop("photos", "waits_for_check", "people_said", "faces_settled");
    await drop("photo_faces", "face_count", "tries", "next_at", "why");
  };
  return { ctx, db, photo, drop };
}

test.each([
  ["a site that chose French", "fr", "fr"],
  ["a site that chose none", undefined, "en"],
] as const)("an update of %s keeps its language for the cards of its consents", async (_, saved, kept) => {
  const { db, photo } = await openBefore();
  await photo("one", {}, 1);
  await db.schema.alterTable("consents").dropColumn("site_language").execute();
  if (saved !== undefined) await saveSetting(db, "language", saved);
  await consentMigrations["199-language-of-consents"]?.(db as never);
  expect(await db.selectFrom("consents").select("site_language").execute()).toEqual([{ site_language: kept }]);
});

test("an update keeps photos on one person's answer public for a day at most", async () => {
  const { ctx, db, photo, drop } = await openBefore();
  const shown = { consent_at: at, consent_by: "Ada" };
  const nobody = await photo("nobody", { ...shown, nobody_recognisable: 1 });
  const adults = await photo("adults", shown, 0, 0);
  const waiting = await photo("waiting", { nobody_recognisable: 1, consent_by: "Ada" });
  const child = await photo("child", shown, 1, 0);
  const noted = await photo("noted", shown, null);
  const unseen = await photo("unseen", {});
  const note = { at, before: null, after: null, who: "Ada", what: "nobody recognisable in picture" };
  await insertAuditEvent(db, { ...note, who_id: "ada-1", subject: `photo:${nobody}` });
  const boxes = JSON.stringify([1, 2, 3].map((x) => ({ x: x / 10, y: 0, width: 0.1, height: 0.1 })));
  await db.insertInto("photo_faces").values({ photo_id: child, state: "counted", boxes }).execute();
  await drop();
  await consentMigrations["132-photo-claims"]?.(db as never);
  const words = await db.selectFrom("photo_claims").selectAll().orderBy("photo_id").execute();
  expect(words.map(({ photo_id, word, said_by, said_by_id }) => [photo_id, word, said_by, said_by_id])).toEqual([
    [nobody, "nobody", "Ada", "ada-1"],
    [adults, "adults", "Ada", null],
    [waiting, "nobody", "Ada", null],
  ]);
  const faces = await db
    .selectFrom("photo_faces")
    .select(["photo_id", "state", "face_count"])
    .orderBy("photo_id")
    .execute();
  expect(faces).toEqual([
    { photo_id: nobody, state: "waiting", face_count: null },
    { photo_id: adults, state: "waiting", face_count: null },
    { photo_id: waiting, state: "waiting", face_count: null },
    { photo_id: child, state: "counted", face_count: 3 },
  ]);
  const ids = [nobody, adults, waiting, child, noted, unseen];
  await withTransaction(ctx, (inside) => refreshPhotos(inside, ids, { id: "", name: "the test" }));
  const rows = await db.selectFrom("photos").selectAll().where("id", "in", ids).orderBy("id").execute();
  expect(rows.map((row) => [row.alt, accessOf(row, "2026-03-10"), row.waits_for_check])).toEqual([
    ["nobody", "consented", 0],
    ["adults", "consented", 0],
    ["waiting", "withheld", 1],
    ["child", "consented", 0],
    ["noted", "consented", 0],
    ["unseen", "withheld", 0],
  ]);
});
