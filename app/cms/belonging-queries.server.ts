import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../server/db/database.server.ts";
import type { Tables } from "../server/db/tables.ts";
import { isVisible } from "../server/db/visible.ts";
import { isAddressKey } from "../values/address-key.ts";
import { compareWords } from "../values/compare-words.ts";
import { projectKey } from "../values/project-key.ts";
import { asRowId } from "../values/row-id.ts";

/** A project as a choice of staff, who also see projects that are not public. */
export interface ProjectChoice {
  id: number;
  title: string;
  isPublic: boolean;
}

/** A public project, as pages of its items name it. */
export interface ProjectLink {
  id: number;
  /** Last part of the path of its page. */
  key: string;
  title: string;
}

/** More than any foundation has. */
const maxProjects = 1_000;

/** Lists projects that are not deleted, by title. @param now ISO date and time, UTC */
export async function listProjectChoices(db: Database, now: string): Promise<ProjectChoice[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "title"])
    .select(sql<number>`case when ${isVisible(now)} then 1 else 0 end`.as("is_public"))
    .where("deleted_at", "is", null)
    .orderBy(sql`lower(title)`)
    .orderBy("id")
    .limit(maxProjects)
    .execute();
  return rows
    .map(({ id, title, is_public }) => ({ id, title, isPublic: Number(is_public) === 1 }))
    .sort((a, b) => compareWords(a.title, b.title) || a.id - b.id);
}

async function findLink(
  db: Database,
  now: string,
  narrow: (
    query: SelectQueryBuilder<Tables, "projects", { id: number; slug: string | null; title: string }>,
  ) => typeof query,
): Promise<ProjectLink | undefined> {
  const query = db.selectFrom("projects").select(["id", "slug", "title"]).where(isVisible(now));
  const row = await narrow(query).executeTakeFirst();
  return row && { id: row.id, key: projectKey(row), title: row.title };
}

/** Finds the public project that an item belongs to. @param id null for an item that belongs to none */
export const findProjectOf = async (db: Database, id: number | null, now: string): Promise<ProjectLink | undefined> =>
  id === null ? undefined : findLink(db, now, (query) => query.where("id", "=", id));

/** Finds a public project by the last part of its path. */
export async function findProjectByKey(db: Database, key: string | null, now: string) {
  if (key === null || !isAddressKey(key)) return undefined;
  const named = await findLink(db, now, (query) => query.where("slug", "=", key));
  const id = asRowId(key);
  return named ?? (id === undefined ? undefined : findLink(db, now, (query) => query.where("id", "=", id)));
}
