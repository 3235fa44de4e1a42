import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import { countChanges } from "../../../server/db/migrations/count-changes.ts";

type Written = { name: string; number: string };

const samples = [
  "Police and ambulance (sample number: the foundation checks it)",
  "The foundation fills in these numbers",
];

/** Reads the numbers that the foundation wrote; the sample's are excluded. @param content JSON of the page's texts */
function readWritten(content: string): Written[] {
  let words: Record<string, unknown>;
  try {
    words = JSON.parse(content) as Record<string, unknown>;
  } catch {
    return [];
  }
  const cards = Array.isArray(words["danger.others"]) ? (words["danger.others"] as unknown[]) : [];
  return cards
    .filter((card): card is Written => {
      const { name, number } = (card ?? {}) as Partial<Written>;
      return typeof name === "string" && typeof number === "string";
    })
    .filter(({ name, number }) => ![name, number].some((text) => samples.includes(text.trim())));
}

export const helpNumberMigrations: DeclaredMigrations = {
  "122-help-numbers": async (db) => {
    await db.schema
      .createTable("help_numbers")
      .addColumn("number", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("rank", "integer", (column) => column.notNull())
      .addColumn("called_at", "text", (column) => column.notNull())
      .addColumn("called_by", "text")
      .execute();
    const page = await db
      .selectFrom("page_texts")
      .select("content")
      .where("name", "=", "safeguarding")
      .executeTakeFirst();
    const called_at = new Date().toISOString();
    const written = readWritten(page?.content ?? "{}");
    const rows = written.map(({ number, name }, rank) => ({ number, name, rank, called_at }));
    const once = [...new Map(rows.map((row) => [row.number, row])).values()];
    if (once.length > 0) await db.insertInto("help_numbers").values(once).execute();
    // Counts changes, because cached pages of all processes contain the numbers.
    await countChanges(db, "help_numbers");
  },
};
