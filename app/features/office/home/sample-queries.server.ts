import type { Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";

/** Columns whose texts identify a sample item, by noun. Slug, author and state are not compared. */
const compared = {
  post: { table: "posts", columns: ["title", "post_text", "paragraphs"] },
  event: {
    table: "events",
    columns: ["title", "location", "theme", "date", "date_precision", "start_time", "end_time", "description", "list"],
  },
  project: { table: "projects", columns: ["title", "theme", "paragraphs", "video_url"] },
  news: { table: "news_items", columns: ["title", "source", "date", "link"] },
} as const satisfies Record<string, { table: keyof Tables; columns: string[] }>;

export type SampleNoun = keyof typeof compared;

/**
 * Joins the texts of a sample item.
 * @param columns of a row, or of a sample to insert
 * @param alts descriptions of its pictures
 */
export const wordsOfSample = (noun: SampleNoun, columns: Record<string, unknown>, alts: string[]): string =>
  JSON.stringify([compared[noun].columns.map((column) => columns[column] ?? null), alts]);

/** An item in its current state. */
export interface ComparedRow {
  subject: string;
  table: (typeof compared)[SampleNoun]["table"];
  row: Selectable<Tables["events"]>;
  words: string;
  photos: number[];
}

/** Finds items with their current texts. @param wanted titles, or ids */
export async function findComparedRows(
  db: Database,
  noun: SampleNoun,
  wanted: { titles: string[] } | { ids: number[] },
): Promise<ComparedRow[]> {
  const { table } = compared[noun];
  // The type of `events` fits, because all tables have these columns.
  const query = db.selectFrom(table as "events").selectAll();
  const found =
    "ids" in wanted ? query.where("id", "in", [0, ...wanted.ids]) : query.where("title", "in", ["", ...wanted.titles]);
  const rows: Selectable<Tables["events"]>[] = await found.orderBy("id").execute();
  const owners = rows.map(({ id }) => `${noun}:${id}`);
  const attached = await db
    .selectFrom("photo_attachments")
    .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
    .select(["owner", "photo_id", "alt"])
    .where("owner", "in", ["", ...owners])
    .orderBy("position")
    .execute();
  return rows.map((row) => {
    const subject = `${noun}:${row.id}`;
    const pictures = attached.filter(({ owner }) => owner === subject);
    const alts = pictures.map(({ alt }) => alt);
    const photos = pictures.map(({ photo_id }) => photo_id);
    return { subject, table, row, words: wordsOfSample(noun, { ...row }, alts), photos };
  });
}

/**
 * Finds items with later work of people: an unsaved text, guests, helpers with hours, or counted figures.
 * @param subjects for example `event:3`
 */
export async function findUsed(db: Database, subjects: string[]): Promise<Set<string>> {
  const of = ["", ...subjects];
  const drafts = db.selectFrom("drafts").select("subject").where("subject", "in", of).where("content", "is not", null);
  const events = [0, ...subjects.flatMap((subject) => (subject.startsWith("event:") ? Number(subject.slice(6)) : []))];
  const rows = await Promise.all(
    (["guests", "event_helpers", "volunteer_hours", "event_figures"] as const).map((table) =>
      db
        .selectFrom(table as "guests")
        .select("event_id")
        .where("event_id", "in", events)
        .execute(),
    ),
  );
  const written = (await drafts.execute()).map(({ subject }) => subject);
  return new Set([...written, ...rows.flat().map(({ event_id }) => `event:${event_id}`)]);
}

/** Returns the ids of photos that still exist. */
export async function findPhotosThere(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("photos")
    .select("id")
    .where("id", "in", [0, ...ids])
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The sample's original state: hashes of items by subject, and ids of pictures. */
export interface SampleMark {
  rows: Record<string, string>;
  photos: number[];
  /** Times at which items were removed (ISO 8601, UTC), oldest first. */
  removals?: string[];
  /** Time of the last removal by a change of country; undone when the country returns. */
  leftWithCountry?: string;
}

const markName = "sampleMark";

export async function findSampleMark(db: Database): Promise<SampleMark | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", markName).executeTakeFirst();
  return row && (JSON.parse(row.value) as SampleMark);
}

export async function saveSampleMark(db: Database, mark: SampleMark): Promise<void> {
  const value = JSON.stringify(mark);
  const insert = db.insertInto("settings").values({ name: markName, value });
  await insert.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}
