import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Kysely, PostgresAdapter, sql } from "kysely";

const folder = "app/server/db/migrations";

/** The sources lie beside a build. */
function findFile(name: string, from = import.meta.dirname): string {
  const path = join(from, folder, name);
  const above = dirname(from);
  return existsSync(path) || above === from ? path : findFile(name, above);
}

/** The schema of release 0.1.0, which the migrations in `replacedByBaseline` had made. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const text = readFileSync(findFile(`baseline.${isPostgres ? "postgres" : "sqlite"}.sql`), "utf8");
  // Paragraphs are statements; the first is a comment.
  for (const statement of text.trim().split("\n\n").slice(1)) await sql.raw(statement).execute(database);
}

/** The migrations of release 0.1.0. A database that has all of them has the baseline. */
export const replacedByBaseline: readonly string[] = [
  "001-public-site",
  "002-staff",
  "003-publishing",
  "004-photographs",
  "005-messages-read",
  "006-jobs",
  "007-letters",
  "008-people",
  "009-backups",
  "010-disowned-posts",
  "011-newsletter",
  "012-shown-changes",
  "013-imported-rows",
  "014-tones",
  "015-large-tables",
  "017-photo-files",
  "018-trusted-time",
  "019-standard-names",
  "020-visits",
  "021-staff-home",
  "022-message-replies",
  "024-drafts",
  "025-version-origin",
  "026-uploads",
  "028-given-messages",
  "029-page-texts",
  "030-pages",
  "031-mail-links",
  "032-gifts",
  "033-bank-details",
  "034-statements",
  "035-receipts",
  "036-payments",
  "037-taken-down-photos",
  "038-consents",
  "039-safeguarding",
  "040-sensitive-stories",
  "041-faces",
  "042-withdrawal-indexes",
  "043-event-states",
  "044-guests",
  "045-addresses",
  "046-search",
  "047-volunteers",
  "048-event-figures",
  "049-recordings",
  "050-moved-pages",
];
