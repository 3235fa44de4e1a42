import { type Kysely, sql } from "kysely";

/** First parts of addresses that the site has of its own since this release. */
const taken = ["feeds", "impact", "search", "volunteer"];

/** A page that a foundation made itself at such an address stays public, beside it: `/volunteer-page`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const slug of taken) {
    // Where there is none, nothing is written: each write renews every cached page.
    if ((await findPages(database, slug)) === 0) continue;
    let free = `${slug}-page`;
    for (let number = 2; (await findPages(database, free)) > 0; number++) free = `${slug}-page-${number}`;
    await sql`update pages set slug = ${free} where slug = ${slug}`.execute(database);
  }
}

async function findPages(database: Kysely<unknown>, slug: string): Promise<number> {
  return (await sql`select id from pages where slug = ${slug}`.execute(database)).rows.length;
}
