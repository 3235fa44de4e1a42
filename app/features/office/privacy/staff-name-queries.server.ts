import { sql } from "kysely";
import type { AppContext } from "../../../server/context.server.ts";
import { contains } from "../../../server/db/contains.ts";
import { updateEmail } from "../../../server/db/stored-emails.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import { namePattern, withoutNames } from "../../../values/without-names.ts";
import { escapedName } from "./erased-text.ts";

type Site = Pick<AppContext, "db" | "features">;

const staffColumnsOf = ({ features }: Site) =>
  Object.entries(tablesOf(features)).map(([table, { noun, key, columns, isConfidential }]) => ({
    table,
    noun,
    key: key as string[],
    columns,
    isConfidential: isConfidential === true,
    staff: Object.keys(columns).filter((column) => columns[column] === "staff"),
    bylines: Object.keys(columns).filter((column) => columns[column] === "byline"),
    named: Object.keys(columns).filter((column) => columns[column] === "staff" || columns[column] === "proof"),
  }));

/** A record that names a member of staff. */
export interface NamedRecord {
  /** Like `post:12`. */
  record: string;
  /** The column, like `saved_by`. */
  as: string;
  /** ISO date and time, UTC; null where it is not recorded. */
  at: string | null;
  /** Class of the column. */
  class: string;
}

/** Returns the time column of an act: `read_at` for `read_by`. */
function momentOf(column: string, columns: object): string | undefined {
  return [column.replace(/by$/, "at"), "created_at"].find((name) => name in columns);
}

/**
 * Finds records that name these members, by table and key. Safeguarding records are left out:
 * only their readers may know that they exist.
 */
export async function findNamedRecords(site: Site, names: string[]): Promise<NamedRecord[]> {
  const found: NamedRecord[] = [];
  if (names.length === 0) return found;
  for (const { table, noun, key, columns, named, bylines, isConfidential } of staffColumnsOf(site)) {
    for (const as of isConfidential ? [] : [...named, ...bylines]) {
      const moment = momentOf(as, columns);
      const at = moment === undefined ? sql`null` : sql.ref(moment);
      const keys = key.map((name) => sql`${sql.ref(name)} as ${sql.ref(`key ${name}`)}`);
      const isByline = bylines.includes(as);
      const { rows } = await sql<Record<string, string | number | null>>`select
        ${sql.join([...keys, sql`${at} as at`, sql`${sql.ref(as)} as said`])}
        from ${sql.table(table)} where ${isByline ? says(as, names) : is(as, names)}
        order by ${sql.join(key.map((name) => sql.ref(name)))}`.execute(site.db);
      const isSecret = columns[key[0] ?? ""] === "secret";
      for (const row of rows) {
        if (isByline && !hasName(row.said, names)) continue;
        const id = isSecret ? "" : `:${key.map((name) => row[`key ${name}`]).join(":")}`;
        found.push({
          record: `${noun}${id}`,
          as,
          at: row.at == null ? null : String(row.at),
          class: columns[as] ?? "",
        });
      }
    }
  }
  return found;
}

const is = (column: string, names: string[]) => sql`${sql.ref(column)} in (${sql.join(names)})`;

const says = (column: string, names: string[]) =>
  sql`(${sql.join(
    names.map((name) => contains(sql.ref(column), name)),
    sql` or `,
  )})`;

const hasName = (text: unknown, names: string[]): boolean =>
  typeof text === "string" && names.some((name) => text.search(namePattern(name)) >= 0);

/** Replaces these names in every record, except as proof or by-line. @param mark the replacement */
export async function replaceStaffNames(site: Site, names: string[], mark: string): Promise<void> {
  if (names.length === 0) return;
  for (const { table, staff } of staffColumnsOf(site)) {
    for (const column of staff) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark}
        where ${is(column, names)}`.execute(site.db);
    }
  }
}

/** Replaces these names in public by-lines. @param other replacement */
export async function replaceBylines(site: Site, names: string[], other: string): Promise<void> {
  if (names.length === 0) return;
  for (const { table, bylines } of staffColumnsOf(site)) {
    for (const column of bylines) {
      const { rows } = await sql<{ said: string }>`select distinct ${sql.ref(column)} as said
        from ${sql.table(table)} where ${says(column, names)}`.execute(site.db);
      for (const { said } of rows.filter((row) => hasName(row.said, names)))
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${withoutNames(said, names, other)}
          where ${sql.ref(column)} = ${said}`.execute(site.db);
    }
  }
}

/**
 * Finds e-mails to others that name these members, for example a new admin.
 * A name of one word is ambiguous: it counts only in e-mails to staff and to the foundation.
 */
export async function findEmailsNaming({ db }: Pick<Site, "db">, names: string[], office: string) {
  if (names.length === 0) return [];
  const written = names.flatMap((name) => [...new Set([name, escapedName(name)])]);
  const emails = await db
    .selectFrom("outbox_emails")
    .select(["id", "recipient", "subject", "text", "html", "created_at"])
    .where(({ or }) =>
      or(
        (["subject", "text", "html"] as const).flatMap((column) =>
          written.map((name) => contains(sql.ref(column), name)),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  const staff = new Set([
    office,
    ...(await db.selectFrom("users").select("email").execute()).map(({ email }) => email),
  ]);
  return emails.flatMap(({ recipient, ...email }) => {
    const own = written.filter((name) => /\s/.test(name) || staff.has(recipient.toLowerCase()));
    const isNamed = [email.subject, email.text, email.html].some((text) => hasName(text, own));
    return isNamed ? [{ ...email, names: own }] : [];
  });
}

/** Replaces the names in these e-mails, whether they wait or failed. @param mark the replacement */
export async function replaceInEmails(
  { db }: Pick<Site, "db">,
  emails: Awaited<ReturnType<typeof findEmailsNaming>>,
  mark: string,
): Promise<void> {
  for (const { id, subject, text, html, names } of emails) {
    const without = (said: string) => withoutNames(said, names, mark);
    const changes = { subject: without(subject), text: without(text), html: without(html) };
    await updateEmail(db, id, changes);
  }
}
