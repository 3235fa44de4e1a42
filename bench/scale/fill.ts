import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "../../app/server/db/database.server.ts";
import { anEvent, aPost } from "../../tests/support/builders.ts";

const together = { statement: 500, transaction: 20_000 };

/** A word of a few of the oldest rows, and one of every second row. */
export const rareWord = "zanzibar";
export const frequentWord = "teacher";

/** A seeded generator: the same numbers in every run, from 0 to below `end`. */
let state = 1;
function draw(end: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return (state >>> 8) % end;
}

const pick = (list: string[]) => list[draw(list.length)] ?? "";

/** Natural text, with uneven word frequencies: the project's own docs. */
const written = ["docs", "docs/decisions", "docs/how-to"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) => readFileSync(path, "utf8").match(/[A-Za-z][a-z]+/g) ?? []);
const words = (length: number) => {
  const first = draw(written.length - length);
  return written.slice(first, first + length).join(" ");
};
const paragraphs = Array.from({ length: 5_000 }, () => words(70));

export interface Size {
  posts: number;
  events: number;
  subscribers: number;
}

const hour = 3_600_000;
/** Upcoming events, at every size. */
const coming = 20;

/** Fills a database: posts of three paragraphs of about 400 characters, and an event every hour. */
export async function fill(db: Database, { posts, events, subscribers }: Size): Promise<void> {
  await insert(db, posts, (number) =>
    aPost({
      slug: `post-${number}`,
      title: `${words(5)}${number < 3 ? ` ${rareWord}` : ""}${number % 2 ? ` ${frequentWord}` : ""}`,
      paragraphs: JSON.stringify([pick(paragraphs), pick(paragraphs), pick(paragraphs)]),
      timestamp: 1_500_000_000 + number * 60,
    }),
  ).into("posts");
  await insert(db, events, (number) =>
    anEvent({
      title: `${words(4)}${number < 3 ? ` ${rareWord}` : ""}`,
      date: new Date(Date.now() + (number - events + coming) * hour).toISOString().slice(0, 10),
      description: JSON.stringify([pick(paragraphs)]),
    }),
  ).into("events");
  await insert(db, subscribers, (number) => ({
    email: `${words(1)}.${number < 3 ? rareWord : words(1)}${number}@example.org`,
    created_at: "2026-01-01T00:00:00.000Z",
    confirmed_at: "2026-01-01T00:00:00.000Z",
    consent: "Good news",
    token: `token-${number}`,
  })).into("subscribers");
}

function insert<Row>(db: Database, count: number, row: (number: number) => Row) {
  return {
    async into(table: "posts" | "events" | "subscribers"): Promise<void> {
      for (let first = 0; first < count; first += together.transaction) {
        const end = Math.min(count, first + together.transaction);
        await db.transaction().execute(async (transaction) => {
          for (let from = first; from < end; from += together.statement) {
            const length = Math.min(together.statement, end - from);
            const rows = Array.from({ length }, (_, place) => row(from + place));
            // The builders are typed by table; this line serves all three.
            await transaction
              .insertInto(table)
              .values(rows as never)
              .execute();
          }
        });
      }
    },
  };
}
