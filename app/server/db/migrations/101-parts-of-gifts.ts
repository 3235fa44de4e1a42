import { type Kysely, sql } from "kysely";

interface Gift {
  id: number;
  pledge_id: number | null;
  part: number;
  source: string | null;
  name: string | null;
  email: string | null;
  is_public: number;
  donor_salt: string | null;
  whole_id: number | null;
}

type Before = Kysely<{
  gifts: Gift;
  receipts: { id: number; gift_id: number; contents: string };
  outbox_emails: { idempotency_key: string | null };
}>;

/**
 * A part of a gift knows its whole, and belongs to the promise of its whole: before, the first part alone did, so that "Forget
 * me" left the donor's name in the others. Cheques are found in bank statements as transfers are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("gifts").addColumn("whole_id", "integer").execute();
  await joinParts(database as unknown as Before);
  await sql`create index gifts_by_whole on gifts (whole_id) where whole_id is not null`.execute(database);
  await sql`drop index gifts_by_hand`.execute(database);
  await sql`create index gifts_by_hand on gifts (amount, value_date)
    where (state || '') in ('received', 'counted') and method in ('transfer', 'cheque') and coalesce(source, '') = ''`.execute(
    database,
  );
}

async function joinParts(database: Before): Promise<void> {
  const parts = await database
    .selectFrom("gifts")
    .selectAll()
    .where(({ or, eb }) => or([eb("source", "like", "gift:%/%"), eb("source", "like", "credit:%/%")]))
    .orderBy("id")
    .execute();
  // In the order of their ids: a part of a part comes after it.
  for (const part of parts) {
    const source = part.source ?? "";
    const parent = await findBySource(database, source.slice(0, source.lastIndexOf("/")));
    if (parent === undefined) continue;
    await change(database, part.id, { whole_id: parent.whole_id ?? parent.id });
    if (part.pledge_id !== null || parent.pledge_id === null) continue;
    const last = await database
      .selectFrom("gifts")
      .select(({ fn }) => fn.max<number>("part").as("part"))
      .where("pledge_id", "=", parent.pledge_id)
      .executeTakeFirst();
    await change(database, part.id, { pledge_id: parent.pledge_id, part: Number(last?.part ?? 0) + 1 });
    if (parent.donor_salt === null) await forget(database, part.id);
  }
}

const change = (database: Before, id: number, changes: Partial<Gift>) =>
  database.updateTable("gifts").set(changes).where("id", "=", id).execute();

function findBySource(database: Before, source: string): Promise<Gift | undefined> {
  const id = /^gift:(\d{1,15})$/.exec(source)?.[1];
  const gifts = database.selectFrom("gifts").selectAll();
  return (
    id === undefined ? gifts.where("source", "=", source) : gifts.where("id", "=", Number(id))
  ).executeTakeFirst();
}

/** Its donor was forgotten when the parts were not yet known as that donor's. */
async function forget(database: Before, id: number): Promise<void> {
  await change(database, id, { name: null, email: null, is_public: 0, donor_salt: null });
  const keys = [`gift-spent:${id}`];
  for (const receipt of await database.selectFrom("receipts").selectAll().where("gift_id", "=", id).execute()) {
    keys.push(`receipt:${receipt.id}`);
    const contents = JSON.stringify({ ...JSON.parse(receipt.contents), name: null });
    await database.updateTable("receipts").set({ contents }).where("id", "=", receipt.id).execute();
  }
  await database.deleteFrom("outbox_emails").where("idempotency_key", "in", keys).execute();
}
