import { type Kysely, sql } from "kysely";
import { countChanges } from "./count-changes.ts";

interface Row {
  at: string;
  who_id: string;
  what: string;
  subject: string;
  before: string | null;
  after: string | null;
}

type Before = Kysely<{
  audit_log: Row & { id: number };
  account_changes: Record<string, string | number | null>;
}>;

/** Read in pages: the log of years does not fit into memory. */
const pageLength = 1_000;

/**
 * Who changed which account. What the audit log knows is taken over, by ids: the accounts of before are settled by their
 * age and by it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("account_changes")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("is_imported", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("was_settled_admin", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("role_before", "text")
    .addColumn("role_after", "text")
    .addColumn("email_before", "text")
    .execute();
  await schema.createIndex("account_changes_by_account").on("account_changes").column("account_id").execute();
  await takeOver(database as unknown as Before);
  // The donate page says how many people confirmed the bank details.
  await countChanges(database, "account_changes");
}

/** Events of the audit log about accounts. */
const told: Record<string, string> = {
  "first account created": "founded",
  "user created": "created",
  "invitation made": "created",
  "role changed": "role",
  "user changed": "address",
  "second factor switched off by an admin": "second step",
  "password link sent": "password link",
};

async function takeOver(database: Before): Promise<void> {
  for (let after = 0; ; ) {
    const events = await database
      .selectFrom("audit_log")
      .selectAll()
      .where("id", ">", after)
      .where("what", "in", Object.keys(told))
      .where(sql<boolean>`subject like 'user:%'`)
      .orderBy("id")
      .limit(pageLength)
      .execute();
    const rows = events.flatMap((event) => changeOf(event) ?? []);
    for (let from = 0; from < rows.length; from += 50)
      await database
        .insertInto("account_changes")
        .values(rows.slice(from, from + 50))
        .execute();
    const last = events.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

function changeOf({ at, who_id, what, subject, before, after }: Row) {
  const change = told[what];
  if (change === undefined) return undefined;
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (change === "address" && old.email === now.email) return undefined;
  const roles = { role_before: old.role ?? null, role_after: now.role ?? null };
  const row = { account_id: subject.slice("user:".length), what: change, by_id: who_id, at, is_imported: 1 };
  return { ...row, ...roles, email_before: change === "address" ? (old.email ?? null) : null };
}

function fieldsOf(json: string | null): { email?: string; role?: string } {
  try {
    const read: unknown = JSON.parse(json ?? "{}");
    const { email, role } = (typeof read === "object" && read !== null ? read : {}) as Record<string, unknown>;
    return { ...(typeof email === "string" && { email }), ...(typeof role === "string" && { role }) };
  } catch {
    return {};
  }
}
