import { DatabaseSync } from "node:sqlite";

/** Lies beside the backups: a restored site takes down again what was withdrawn after its backup. */
export const withdrawalsName = "withdrawals.json";

/** What was withdrawn, without anything about people: names of files are content hashes, keys are random. */
export interface Withdrawals {
  /** Path of a photo, and when. */
  photos: Record<string, string>;
  /** Key of a consent, and when. */
  consents: Record<string, string>;
}

const none: Withdrawals = { photos: {}, consents: {} };

/** Reads a list; undefined for a damaged one. */
export function readWithdrawals(text: string): Withdrawals | undefined {
  try {
    const read = JSON.parse(text) as Partial<Withdrawals> | null;
    return { photos: { ...none.photos, ...read?.photos }, consents: { ...none.consents, ...read?.consents } };
  } catch {
    return undefined;
  }
}

/**
 * Takes down in a restored database what was withdrawn since. An older version of it lacks some columns.
 * @param file absolute path of a SQLite file in no other use
 * @returns how many photos and consents it changed
 */
export function applyWithdrawals(file: string, { photos, consents }: Withdrawals): number {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY");
    const columnsOf = (table: string) =>
      new Set(
        db
          .prepare("select name from pragma_table_info(?)")
          .all(table)
          .map(({ name }) => name),
      );
    const photoColumns = columnsOf("photos");
    let changed = 0;
    const marks = ["withdrawn_at", "taken_down_at"].filter((name) => photoColumns.has(name));
    if (photoColumns.has("consent_at")) {
      const assigned = ["consent_at = null", ...marks.map((name) => `${name} = coalesce(${name}, :at)`)].join(", ");
      const isShown = marks.length === 0 ? "consent_at is not null" : "withdrawn_at is null";
      const takeDown = db.prepare(`update photos set ${assigned} where path = :path and ${isShown}`);
      for (const [path, at] of Object.entries(photos))
        changed += Number(takeDown.run(marks.length === 0 ? { path } : { path, at }).changes);
    }
    const hasSubjects = columnsOf("subjects").has("code");
    if (columnsOf("consents").has("key")) {
      const where = hasSubjects ? "id = (select subject_id from consents where key = :key)" : "key = :key";
      const withdraw = db.prepare(
        `update ${hasSubjects ? "subjects" : "consents"} set withdrawn_at = :at, withdrawn_how = 'card'
          where ${where} and withdrawn_at is null`,
      );
      for (const [key, at] of Object.entries(consents)) changed += Number(withdraw.run({ key, at }).changes);
    }
    return changed;
  } finally {
    db.close();
  }
}
