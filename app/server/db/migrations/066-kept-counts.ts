import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Columns of events that change which figures are summed, or what is listed of them. */
const summed = [
  ...["title", "date", "date_precision", "state", "project_id"],
  ...["status", "publish_at", "deleted_at", "sensitive", "approved_at"],
];

/**
 * Few of many rows each, or an order: pages read them alone. Conditions are literals, as in the queries. Where a column has an
 * index of its own, which SQLite would prefer, both name it in an expression.
 */
const indexes = [
  "posts_own on posts (id) where author_id is not null",
  "events_by_project on events (project_id, id) where project_id is not null",
  "payment_notices_problems on payment_notices (id) where problem is not null and settled_by is null",
  "payment_notices_open on payment_notices (id) where handled_at is null",
  "fraud_reports_open on fraud_reports (id) where done_at is null",
  "messages_answered on messages (id) where answered_at is not null and spam_at is null and read_at is not null",
  "messages_done on messages (id) where read_at is not null and answered_at is null and spam_at is null",
  "messages_spam on messages (id) where spam_at is not null",
  "concerns_open on concerns (id) where state != 'closed'",
  // Not those that are not: PostgreSQL takes an expression for rarely equal, and then for no use.
  "volunteers_ready on volunteers (lower(name), id) where (state || '') not in ('new', 'talked', 'resting')",
  "guests_by_name on guests (event_id, lower(name), number)",
  `gifts_by_hand on gifts (amount, value_date)
    where (state || '') in ('received', 'counted') and method = 'transfer' and coalesce(source, '') = ''`,
  "photos_agreed on photos (id) where kind = 'photograph' and consent_at is not null",
  "photos_ending on photos (shown_until) where shown_until is not null and withdrawn_at is null",
  "photos_withdrawn on photos (id) where withdrawn_at is not null",
  "photos_unused on photos (id) where is_attached = 0",
];

/**
 * What pages would have to read whole tables for is kept with the rows, by triggers: whether a photo is attached, how many
 * subscribers there are, and a number that each change of the summed figures changes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("photos")
    .addColumn("is_attached", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // Even an update of no row would count as a change of public pages on PostgreSQL.
  const { rows } = await sql`select 1 from photo_attachments limit 1`.execute(database);
  if (rows.length > 0)
    await sql`update photos set is_attached = 1
      where exists (select 1 from photo_attachments where photo_id = photos.id)`.execute(database);
  for (const name of ["figures", "subscribers"])
    await schema
      .alterTable("content_version")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  await sql`update content_version set subscribers = (select count(*) from subscribers)`.execute(database);
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? watchInPostgres(database) : watchInSqlite(database));
}

async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  const trigger = (name: string, when: string, work: string) =>
    sql.raw(`create trigger ${name} after ${when} begin ${work}; end`).execute(database);
  const attached = "update photos set is_attached = 1 where id = new.photo_id and is_attached = 0";
  const detached = `update photos set is_attached = 0 where id = old.photo_id
    and not exists (select 1 from photo_attachments where photo_id = old.photo_id)`;
  await trigger("photo_attachments_attached", "insert on photo_attachments", attached);
  await trigger("photo_attachments_detached", "delete on photo_attachments", detached);
  await trigger("photo_attachments_moved", "update of photo_id on photo_attachments", `${attached}; ${detached}`);
  const count = (by: string) => `update content_version set subscribers = subscribers ${by}`;
  await trigger("subscribers_counted", "insert on subscribers", count("+ 1"));
  await trigger("subscribers_uncounted", "delete on subscribers", count("- 1"));
  const changed = "update content_version set figures = figures + 1";
  for (const change of ["insert", "update", "delete"])
    await trigger(`event_figures_summed_${change}`, `${change} on event_figures`, changed);
  await trigger(
    "events_summed",
    `update of ${summed.join(", ")} on events`,
    `${changed} where exists (select 1 from event_figures where event_id = new.id)`,
  );
}

async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const define = (name: string, body: string) =>
    run(`create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`);
  const detached = `update photos set is_attached = 0 where id = old.photo_id and is_attached = 1
    and not exists (select 1 from photo_attachments where photo_id = old.photo_id)`;
  await define(
    "note_attachment",
    `if tg_op <> 'DELETE' then update photos set is_attached = 1 where id = new.photo_id and is_attached = 0; end if;
     if tg_op <> 'INSERT' then ${detached}; end if`,
  );
  await run(`create trigger photo_attachments_attached after insert or delete or update of photo_id on photo_attachments
    for each row execute function note_attachment()`);
  await define(
    "count_subscribers",
    `if tg_op = 'INSERT' then
       update content_version set subscribers = subscribers + (select count(*) from changed)
         where exists (select 1 from changed);
     elsif tg_op = 'DELETE' then
       update content_version set subscribers = subscribers - (select count(*) from changed)
         where exists (select 1 from changed);
     else update content_version set subscribers = 0;
     end if`,
  );
  await run(`create trigger subscribers_counted after insert on subscribers
    referencing new table as changed for each statement execute function count_subscribers()`);
  await run(`create trigger subscribers_uncounted after delete on subscribers
    referencing old table as changed for each statement execute function count_subscribers()`);
  await run(`create trigger subscribers_truncated after truncate on subscribers
    for each statement execute function count_subscribers()`);
  await define("note_figures", "update content_version set figures = figures + 1");
  await run(`create trigger event_figures_summed after insert or update or delete or truncate on event_figures
    for each statement execute function note_figures()`);
  await define(
    "note_summed_event",
    `update content_version set figures = figures + 1
       where exists (select 1 from event_figures where event_id = new.id)`,
  );
  await run(`create trigger events_summed after update of ${summed.join(", ")} on events
    for each row execute function note_summed_event()`);
}
