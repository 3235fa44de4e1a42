import { requireOneOf } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations, Migrate } from "../../../server/db/migration-list.ts";
import { isLanguage } from "../../../values/site-language.ts";

const dayMs = 24 * 3_600_000;

/** Text that occurs once for each face in the JSON of `boxes`. */
const perFace = '"width"';

const addColumns: Migrate = async (db) => {
  await db.schema
    .createTable("photo_claims")
    .addColumn("photo_id", "integer", (column) => column.primaryKey().references("photos.id").onDelete("cascade"))
    .addColumn("word", "text", (column) => column.notNull())
    .addColumn("said_by", "text")
    .addColumn("said_by_id", "text")
    .addColumn("said_at", "text", (column) => column.notNull())
    .addColumn("alone_from", "text", (column) => column.notNull())
    .addColumn("agreed_by", "text")
    .addColumn("agreed_by_id", "text")
    .addColumn("agreed_at", "text")
    .addColumn("refused_at", "text")
    .execute();
  const zero = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, "integer", (added) => added.notNull().defaultTo(0))
      .execute();
  const add = (table: string, column: string, type: "integer" | "text") =>
    db.schema.alterTable(table).addColumn(column, type).execute();
  await zero("photos", "waits_for_check");
  await add("photos", "people_said", "integer");
  await add("photos", "faces_settled", "integer");
  await db.schema
    .createIndex("photos_waiting_for_check")
    .on("photos")
    .columns(["id", "waits_for_check"])
    .where("waits_for_check", "=", 1)
    .execute();
  await add("photo_faces", "face_count", "integer");
  await zero("photo_faces", "tries");
  await add("photo_faces", "next_at", "text");
  await add("photo_faces", "why", "text");
  await db
    .updateTable("photo_faces")
    .set(({ fn, eb, lit, val, cast, parens }) => {
      const without = fn("replace", ["boxes", cast(val(perFace), "text"), cast(val(""), "text")]);
      return {
        face_count: eb(parens(fn("length", ["boxes"]), "-", fn("length", [without])), "/", lit(perFace.length)),
      };
    })
    .where("state", "=", "counted")
    .execute();
};

/** Records who answered about each photo without consents, if the audit log knows it. */
const noteWords: Migrate = async (db) => {
  const now = new Date();
  const at = now.toISOString();
  const later = new Date(now.getTime() + dayMs).toISOString();
  const inIt = db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .select("appearances.id")
    .whereRef("appearances.photo_id", "=", "photos.id")
    .where("appearances.ended_at", "is", null);
  const notAdult = inIt.where(({ or, eb }) => or([eb("is_child", "is", null), eb("is_child", "!=", 0)]));
  await db
    .insertInto("photo_claims")
    .columns(["photo_id", "word", "said_by", "said_at", "alone_from"])
    .expression(
      db
        .selectFrom("photos")
        .select(({ eb, exists, cast, val, fn }) => [
          "photos.id",
          eb
            .case()
            .when(exists(inIt))
            .then(cast(val("adults"), "text"))
            .else(cast(val("nobody"), "text"))
            .end()
            .as("word"),
          "consent_by",
          fn.coalesce("consent_at", cast(val(at), "text")).as("said_at"),
          fn.coalesce("consent_at", cast(val(later), "text")).as("alone_from"),
        ])
        .where("kind", "=", "photograph")
        .where(({ or, and, eb, exists, not }) =>
          or([and([eb("nobody_recognisable", "=", 1), not(exists(inIt))]), and([exists(inIt), not(exists(notAdult))])]),
        ),
    )
    .execute();
  const acts = ["nobody recognisable in picture", "consent recorded"];
  await db
    .updateTable("photo_claims")
    .set(({ eb, cast, val, ref }) => ({
      said_by_id: db
        .selectFrom("audit_log")
        .select("who_id")
        .where("subject", "=", eb(cast(val("photo:"), "text"), "||", cast(ref("photo_claims.photo_id"), "text")))
        .where("what", "in", acts)
        .where("who_id", "!=", "")
        .orderBy("audit_log.id", "desc")
        .limit(1),
    }))
    .execute();
  await db
    .updateTable("photos")
    .set({ waits_for_check: 1 })
    .where("consent_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("waits_for_lead", "=", 0)
    .where("id", "in", db.selectFrom("photo_claims").select("photo_id"))
    .execute();
  await db
    .insertInto("photo_faces")
    .columns(["photo_id", "state"])
    .expression(
      db
        .selectFrom("photo_claims")
        .select(({ cast, val }) => ["photo_id", cast(val("waiting"), "text").as("state")])
        .where("photo_id", "not in", db.selectFrom("photo_faces").select("photo_faces.photo_id")),
    )
    .execute();
};

export const consentMigrations: DeclaredMigrations = {
  /**
   * Stores who said that no person, or no child, can be recognised in a photo. Public photos stay public. Photos that
   * waited for a count of faces wait at most one more day. Failed counts run again.
   */
  "132-photo-claims": async (db) => {
    await addColumns(db);
    await noteWords(db);
  },
  // Cards of earlier consents speak the language of the site on the day of the update.
  "199-language-of-consents": async (db) => {
    await db.schema.alterTable("consents").addColumn("site_language", "text").execute();
    const saved = await db.selectFrom("settings").select("value").where("name", "=", "language").executeTakeFirst();
    const language: unknown = JSON.parse(saved?.value ?? "null");
    await db
      .updateTable("consents")
      .set({ site_language: isLanguage(language) ? language : "en" })
      .execute();
  },
  /** People appear in documents, and requests ask about them. */
  "201-people-in-documents": async (db) => {
    const { schema } = db;
    await schema.alterTable("appearances").addColumn("document_file_id", "integer").execute();
    await requireOneOf(db, "appearances", {
      check: "appearances_in_one",
      columns: ["photo_id", "recording_id", "document_file_id"],
    });
    await schema
      .createIndex("appearances_by_document")
      .on("appearances")
      .column("document_file_id")
      .where("document_file_id", "is not", null)
      .execute();
    await schema
      .createIndex("appearances_live_by_document")
      .unique()
      .on("appearances")
      .columns(["consent_id", "document_file_id"])
      // The library's type allows only columns of the index.
      .where("ended_at" as "consent_id", "is", null)
      .execute();
    await schema
      .alterTable("photo_requests")
      .alterColumn("photo_id", (column) => column.dropNotNull())
      .execute();
    await schema.alterTable("photo_requests").addColumn("document_id", "integer").execute();
  },
};
