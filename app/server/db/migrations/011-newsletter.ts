import type { Kysely } from "kysely";

interface Before {
  subscribers: {
    id: number;
    created_at: string;
    confirmed_at: string | null;
    consent: string | null;
    token: string | null;
  };
}

/** Subscriptions are confirmed by a mailed link and end by one; staff write issues; some addresses are left alone. */
export async function up(database: Kysely<Before>): Promise<void> {
  const { schema } = database;
  // One column at a time: not every engine adds several at once.
  for (const column of ["confirmed_at", "confirmed_by", "consent", "page", "token"]) {
    await schema.alterTable("subscribers").addColumn(column, "text").execute();
  }
  await confirmEarlierOnes(database);
  await schema.createIndex("subscribers_by_token").unique().on("subscribers").column("token").execute();
  await schema.createIndex("subscribers_by_confirmation").on("subscribers").column("confirmed_by").execute();

  await schema
    .createTable("pending_subscribers")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("consent", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("pending_subscribers_by_email").on("pending_subscribers").column("email").execute();

  await schema
    .createTable("suppressed_addresses")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .execute();

  await schema
    .createTable("issues")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("opening", "text", (column) => column.notNull())
    .addColumn("items", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("submit_key", "text", (column) => column.unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("frozen", "text")
    .addColumn("last_subscriber", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("until_subscriber", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("put", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("started_at", "text")
    .addColumn("ended_at", "text")
    .execute();
  await schema.createIndex("letters_by_recipient").on("letters").column("recipient").execute();
}

/** Who subscribed before there were links to confirm stays on the list as they were. */
async function confirmEarlierOnes(database: Kysely<Before>): Promise<void> {
  const rows = await database.selectFrom("subscribers").select(["id", "created_at"]).execute();
  for (const { id, created_at } of rows) {
    const changes = { confirmed_at: created_at, consent: "before double opt-in", token: drawToken() };
    await database.updateTable("subscribers").set(changes).where("id", "=", id).execute();
  }
}

function drawToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
