import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { personalColumns } from "./personal-columns.server.ts";

/** Why erasing a person leaves their name in these columns: each of the class `proof`. */
export const whyNamesStay: Record<string, string> = {
  "photos.consent_by": "Who vouched that everybody agreed: the foundation must prove it. It goes with the picture.",
  "concern_notes.written_by": "Who heard and did what about a child is evidence. It goes with the concern.",
};

const tables = Object.entries(personalColumns).map(([table, { noun, key, columns, isConfidential }]) => ({
  ...{ table, noun, key: key as string[], columns, isConfidential: isConfidential === true },
  staff: Object.keys(columns).filter((column) => columns[column] === "staff"),
  named: Object.keys(columns).filter((column) => columns[column] === "staff" || columns[column] === "proof"),
}));

/** A record that names somebody as a member of staff. */
export interface NamedRecord {
  /** Like `post:12`. */
  record: string;
  /** The column, like `saved_by`. */
  as: string;
  /** ISO date and time, UTC; null where it is not recorded. */
  at: string | null;
}

/** Column of the moment of what a column's person did: `read_at` of `read_by`. */
function momentOf(column: string, columns: object): string | undefined {
  return [column.replace(/by$/, "at"), "created_at"].find((name) => name in columns);
}

/**
 * Records that name these members of staff, by table and key. Not those of safeguarding: only who reads them knows whether
 * there are any.
 */
export async function findNamedRecords(db: Database, names: string[]): Promise<NamedRecord[]> {
  const found: NamedRecord[] = [];
  if (names.length === 0) return found;
  for (const { table, noun, key, columns, named, isConfidential } of tables) {
    for (const as of isConfidential ? [] : named) {
      const moment = momentOf(as, columns);
      const at = moment === undefined ? sql`null` : sql.ref(moment);
      const keys = key.map((name) => sql`${sql.ref(name)} as ${sql.ref(`key ${name}`)}`);
      const { rows } = await sql<Record<string, string | number | null>>`select ${sql.join([...keys, sql`${at} as at`])}
        from ${sql.table(table)} where ${sql.ref(as)} in (${sql.join(names)}) order by ${sql.join(key.map((name) => sql.ref(name)))}`.execute(
        db,
      );
      const isSecret = columns[key[0] ?? ""] === "secret";
      for (const row of rows) {
        const id = isSecret ? "" : `:${key.map((name) => row[`key ${name}`]).join(":")}`;
        found.push({ record: `${noun}${id}`, as, at: row.at == null ? null : String(row.at) });
      }
    }
  }
  return found;
}

/** Replaces these names of staff in every record, but where they stay as proof. @param mark the replacement */
export async function replaceStaffNames(db: Database, names: string[], mark: string): Promise<void> {
  if (names.length === 0) return;
  for (const { table, staff } of tables) {
    for (const column of staff) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark}
        where ${sql.ref(column)} in (${sql.join(names)})`.execute(db);
    }
  }
}
