import { sql } from "kysely";
import type { AppContext } from "../../../server/context.server.ts";
import { contains } from "../../../server/db/contains.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { addressPattern } from "../../../values/without-address.ts";

export const findAccount = (db: Database, email: string) =>
  db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

export async function findAccountAuditEvents(db: Database, email: string) {
  const rows = await db
    .selectFrom("audit_log")
    .select(["subject", "before", "after"])
    .where("subject", "like", "user:%")
    .where(({ or }) => or(["before", "after"].map((column) => contains(sql`lower(${sql.ref(column)})`, email))))
    .execute();
  const pattern = addressPattern(email);
  return rows.filter(({ before, after }) => `${before} ${after}`.search(pattern) >= 0);
}

export async function findLivingIds(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

export async function findAuditEventsOf(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const subjects = ids.map((id) => `user:${id}`);
  return db
    .selectFrom("audit_log")
    .select(["id", "at", "what", "subject", "who_id", "who", "before", "after"])
    .where(({ eb, or }) => or([eb("who_id", "in", ids), eb("subject", "in", subjects)]))
    .orderBy("id")
    .execute();
}

/** Finds earlier data requests. @param subject the person's pseudonym in the audit log */
export const findRequests = (db: Database, subject: string) =>
  db.selectFrom("audit_log").select(["at", "what"]).where("subject", "=", subject).orderBy("id").execute();

/** Finds the names that other staff also have. @param ids of the people themselves */
export async function findSharedNames(db: Database, names: string[], ids: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  let query = db.selectFrom("users").select("name").distinct().where("name", "in", names);
  if (ids.length > 0) query = query.where("id", "not in", ids);
  return (await query.execute()).map(({ name }) => name);
}

/**
 * Finds e-mails to an address, with one of these keys, or with the address as reply address. Their texts are excluded.
 */
export async function findEmailsAbout(db: Database, email: string, idempotencyKeys: string[]) {
  return db
    .selectFrom("outbox_emails")
    .select(["id", "idempotency_key", "kind", "subject", "state", "reply_to", "created_at", "sent_at"])
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(recipient)`, "=", email),
        contains(sql`lower(reply_to)`, `"${email}"`),
        ...(idempotencyKeys.length > 0 ? [eb("idempotency_key", "in", idempotencyKeys)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

const addressesIn = ({ features }: Pick<AppContext, "features">) =>
  Object.entries(tablesOf(features)).flatMap(([table, { emailSince }]) =>
    emailSince === undefined ? [] : [{ table, emailSince }],
  );

/** Finds the e-mail addresses of all people, in lower case. */
export async function findAddresses(ctx: Pick<AppContext, "db" | "features">): Promise<string[]> {
  const all = new Set<string>();
  for (const { table } of addressesIn(ctx)) {
    const { rows } = await sql<{
      email: string;
    }>`select distinct email from ${sql.table(table)} where email is not null`.execute(ctx.db);
    for (const { email } of rows) all.add(email.toLowerCase());
  }
  return [...all];
}

/** Counts all and recent people by e-mail address. @param since ISO date and time, UTC */
export async function countAddresses(ctx: Pick<AppContext, "db" | "features">, since: string) {
  const addresses = addressesIn(ctx).map(
    ({ table, emailSince }) =>
      sql`select lower(email) as address, ${sql.ref(emailSince)} as since from ${sql.table(table)} where email is not null`,
  );
  const { rows } = await sql<{ all: number; recent: number | null }>`
    select count(*) as "all", sum(case when since >= ${since} then 1 else 0 end) as recent from (
      select address, min(since) as since from (${sql.join(addresses, sql` union all `)}) as kept group by address
    ) as people`.execute(ctx.db);
  return { all: Number(rows[0]?.all), recent: Number(rows[0]?.recent ?? 0) };
}
