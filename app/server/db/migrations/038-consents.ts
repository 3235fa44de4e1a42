import { type Kysely, sql } from "kysely";

/** Photos converted at a time. */
const pageLength = 500;

interface OldPhoto {
  id: number;
  kind: string;
  consent_by: string | null;
  consent_at: string | null;
  withdrawn_at: string | null;
}

/** Consent records of their own. Earlier ticks become records "as noted before". */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("consents")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("subject_code", "text", (column) => column.notNull())
    .addColumn("is_child", "integer")
    .addColumn("relation", "text")
    .addColumn("given_by", "text")
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('paper', 'voice', 'signature', 'noted')`),
    )
    .addColumn("given_on", "text", (column) => column.notNull())
    .addColumn("taken_by", "text", (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("has_assent", "integer")
    .addColumn("uses", "text", (column) => column.notNull())
    .addColumn("until", "text")
    .addColumn("withdrawn_at", "text")
    .addColumn("withdrawn_how", "text")
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("consents_by_subject").on("consents").column("subject_code").execute();
  await schema
    .createTable("consent_codes")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id"))
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("consent_codes_by_consent").on("consent_codes").column("consent_id").execute();
  await schema
    .createTable("consent_names")
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id"))
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("consent_names_key", ["consent_id", "hash"])
    .execute();
  await schema.createIndex("consent_names_by_hash").on("consent_names").column("hash").execute();
  await schema
    .createTable("photo_people")
    .addColumn("photo_id", "integer", (column) => column.notNull())
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id"))
    .addPrimaryKeyConstraint("photo_people_key", ["photo_id", "consent_id"])
    .execute();
  await schema.createIndex("photo_people_by_consent").on("photo_people").column("consent_id").execute();
  await schema
    .createTable("takedown_requests")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("photo_id", "integer", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("wish", "text", (column) => column.notNull())
    .addColumn("contact", "text")
    .addColumn("note", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .addColumn("done_by", "text")
    .addColumn("outcome", "text")
    .execute();
  await schema.createIndex("takedown_requests_by_done").on("takedown_requests").columns(["done_at", "id"]).execute();
  const photos = () => schema.alterTable("photos");
  await photos()
    .addColumn("nobody_recognisable", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ["shown_until", "taken_down_at"]) await photos().addColumn(name, "text").execute();
  await photos()
    .addColumn("allowed_uses", "text", (column) => column.notNull().defaultTo("site social newsletter print"))
    .execute();
  await sql`create index photos_by_end on photos (shown_until) where shown_until is not null`.execute(database);
  await noteOldTicks(database as Kysely<{ photos: OldPhoto }>);
}

/** What the site did with a picture before: pages, messengers, newsletter. Nobody was asked about print. */
const usesBefore = "site social newsletter";

async function noteOldTicks(database: Kysely<{ photos: OldPhoto }>): Promise<void> {
  const tables = database as unknown as Kysely<{
    photos: OldPhoto & { allowed_uses: string };
    consents: Record<string, unknown> & { id: number };
    photo_people: { photo_id: number; consent_id: number };
  }>;
  for (let after = 0; ; ) {
    const rows = await tables
      .selectFrom("photos")
      .select(["id", "kind", "consent_by", "consent_at", "withdrawn_at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(pageLength)
      .execute();
    const ticked = rows.flatMap((row) => {
      const at = row.consent_at ?? row.withdrawn_at;
      return row.kind === "photograph" && at !== null ? [{ ...row, at }] : [];
    });
    for (const { id, at, consent_by, withdrawn_at } of ticked) {
      const { id: consent_id } = await tables
        .insertInto("consents")
        .values({
          ...{ key: crypto.randomUUID(), subject_code: `N-${id}`, kind: "noted", uses: usesBefore },
          ...{ given_on: at.slice(0, 10), taken_by: consent_by ?? "", created_at: at },
          ...(withdrawn_at !== null && { withdrawn_at, withdrawn_how: "staff" }),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tables.insertInto("photo_people").values({ photo_id: id, consent_id }).execute();
      await tables.updateTable("photos").set({ allowed_uses: usesBefore }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
