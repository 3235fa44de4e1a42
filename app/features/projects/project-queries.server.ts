import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { ProjectPanel } from "./project.ts";
import type { ProjectTable } from "./project.type.server.ts";

export type ProjectRow = Selectable<ProjectTable>;

/** The base of all public queries. @param now ISO date and time, UTC */
const visibleProjects = (db: Database, now: string) => db.selectFrom("projects").selectAll().where(isVisible(now));

/** Public projects only. */
export async function findProjectBySlug(db: Database, slug: string, now: string): Promise<ProjectRow | undefined> {
  return visibleProjects(db, now).where("slug", "=", slug).executeTakeFirst();
}

/** Public projects only. */
export async function findProjectById(db: Database, id: number, now: string): Promise<ProjectRow | undefined> {
  return visibleProjects(db, now).where("id", "=", id).executeTakeFirst();
}

/** The newest projects, in order of creation. */
export async function findProjectPanels(db: Database, limit: number, now: string): Promise<ProjectPanel[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "slug", "title", "theme"])
    .where(isVisible(now))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** @returns the id */
export async function insertProject(db: Database, project: Insertable<ProjectTable>): Promise<number> {
  const { id } = await db.insertInto("projects").values(project).returning("id").executeTakeFirstOrThrow();
  return id;
}
