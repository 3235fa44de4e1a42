import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { ContentNoun, ContentNouns } from "../../../server/db/tables.ts";

/** Parts of a content type that these queries need. */
export interface StoryTable {
  table: ContentNouns[ContentNoun];
  noun: ContentNoun;
  /** Column with the paragraphs; undefined if the type has none. */
  text: string | undefined;
}

/** SQLite uses a partial index only for literals, not for bound parameters. */
const unpublished = (db: Database, table: StoryTable["table"]) =>
  db.selectFrom(table).where("deleted_at", "is", null).where("status", "!=", sql.lit("published"));

/** Counts drafts and scheduled items of each content type; types without any are omitted. */
export async function countUnpublished(db: Database, stories: readonly StoryTable[]) {
  const counts = [];
  for (const { table, noun } of stories) {
    const query = unpublished(db, table).select(({ fn }) => ["status", fn.countAll<number>().as("count")]);
    const rows = await query.groupBy("status").execute();
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    counts.push({ noun, drafts: of("draft"), scheduled: of("scheduled") });
  }
  return counts.filter(({ drafts, scheduled }) => drafts + scheduled > 0);
}

/** Maximum number of items of each content type on the home page. */
const maxOnTheLine = 12;

/** Finds scheduled content, sorted by the time of publication. @param now,until ISO dates and times, UTC */
export async function findScheduled(db: Database, stories: readonly StoryTable[], now: string, until: string) {
  const found = [];
  for (const { table, noun } of stories) {
    const query = unpublished(db, table).select(["id", "title", "publish_at"]).where("status", "=", "scheduled");
    const due = query.where("publish_at", ">", now).where("publish_at", "<=", until);
    const rows = await due.orderBy("publish_at").limit(maxOnTheLine).execute();
    found.push(...rows.map(({ id, title, publish_at }) => ({ noun, id, title, at: publish_at ?? now })));
  }
  return found;
}

/** Finds the authors of posts; null for an author without an account. */
export async function findPostAuthors(db: Database, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("posts").select(["id", "author_id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, author_id }) => [id, author_id]));
}

/** Maximum number of the newest drafts that are searched, for each content type. */
const maxDrafts = 200;

/** Finds drafts that this member changed last, oldest change first. */
export async function findOwnDrafts(db: Database, stories: readonly StoryTable[], memberId: string) {
  const drafts = [];
  for (const { table, noun, text } of stories) {
    const query = unpublished(db, table).where("status", "=", "draft").select(["id", "title"]);
    const rows = await query.orderBy("id", "desc").limit(maxDrafts).execute();
    drafts.push(...rows.map(({ id, title }) => ({ subject: `${noun}:${id}`, table, noun, text, id, title })));
  }
  const stopped = await findLastEventsBy(
    db,
    drafts.map(({ subject }) => subject),
    memberId,
  );
  return drafts
    .flatMap((draft) => {
      const since = stopped.get(draft.subject);
      return since === undefined ? [] : [{ ...draft, since }];
    })
    .sort((a, b) => (a.since < b.since ? -1 : 1));
}

type OwnDraft = Awaited<ReturnType<typeof findOwnDrafts>>[number];

/** Finds when this member acted last on each subject, if no other person has acted since (ISO date and time, UTC). */
async function findLastEventsBy(db: Database, subjects: string[], memberId: string): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map();
  const newest = db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("subject", "in", subjects)
    .groupBy("subject");
  const events = db.selectFrom("audit_log").select(["subject", "at"]).where("id", "in", newest);
  // No person wrote the drafts of an import here.
  const rows = await events.where("who_id", "=", memberId).where("what", "not like", "% brought as draft").execute();
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

/** Counts the paragraphs of a draft; 0 for a content type without paragraphs. */
export async function countParagraphs(db: Database, { table, text, id }: OwnDraft): Promise<number> {
  if (text === undefined) return 0;
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(text)} as text from ${sql.table(table)} where id = ${id}`.execute(db);
  return (JSON.parse(rows[0]?.text ?? "[]") as unknown[]).length;
}
