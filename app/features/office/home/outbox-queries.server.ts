import type { Database } from "../../../server/db/database.server.ts";
import type { OutboxEmailTable } from "../../../server/db/tables.ts";
import type { RowsBelow } from "../../../values/read-list.ts";

export type OutboxState = OutboxEmailTable["state"];

/** Finds e-mails without their text, newest first. @param state undefined for all */
export async function findOutboxEmails(db: Database, state: OutboxState | undefined, { before, limit }: RowsBelow) {
  const query = db
    .selectFrom("outbox_emails")
    .select(["id", "kind", "recipient", "subject", "state", "attempts", "next_at", "failure", "created_at", "sent_at"])
    .select(["expires_at", "permanent_failure", "idempotency_key"])
    .where("id", "<", before);
  const some = state === undefined ? query : query.where("state", "=", state);
  return some.orderBy("id", "desc").limit(limit).execute();
}

export async function countEmails(db: Database): Promise<Partial<Record<OutboxState, number>>> {
  const query = db.selectFrom("outbox_emails").select(({ fn }) => ["state", fn.countAll<number>().as("count")]);
  const rows = await query.groupBy("state").execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

export const findOutboxEmail = (db: Database, id: number) =>
  db.selectFrom("outbox_emails").select("state").where("id", "=", id).executeTakeFirst();

/** @param since ISO date and time, UTC: e-mails waiting for longer are late */
export async function countFailedEmails(db: Database, since: string): Promise<{ failed: number; late: number }> {
  const rows = await db
    .selectFrom("outbox_emails")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where(({ eb, or, and }) =>
      or([eb("state", "=", "failed"), and([eb("state", "=", "waiting"), eb("created_at", "<", since)])]),
    )
    .groupBy("state")
    .execute();
  const of = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { failed: of("failed"), late: of("waiting") };
}

/** @param since ISO date and time, UTC: e-mails waiting for longer are late */
export async function findOldestFailedEmail(db: Database, since: string): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom("outbox_emails")
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .where(({ eb, or, and }) =>
      or([eb("state", "=", "failed"), and([eb("state", "=", "waiting"), eb("created_at", "<", since)])]),
    )
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}
