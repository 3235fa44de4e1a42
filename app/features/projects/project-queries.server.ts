import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { ProjectTable } from "../../server/db/tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { Project, ProjectPanel } from "./project.ts";

export function asProject(row: Selectable<ProjectTable>): Project {
  const { id, slug, title, theme } = row;
  return { id, slug, title, theme, videoUrl: row.video_url, paragraphs: parseTextList(row.paragraphs) };
}

/** The base of all public queries. @param now ISO date and time, UTC */
function visibleProjects(db: Database, now: string) {
  return db.selectFrom("projects").selectAll().where(isVisible(now));
}

/** Public projects only. */
export async function findProjectBySlug(db: Database, slug: string, now: string): Promise<Project | undefined> {
  const row = await visibleProjects(db, now).where("slug", "=", slug).executeTakeFirst();
  return row && asProject(row);
}

/** Public projects only. */
export async function findProjectById(db: Database, id: number, now: string): Promise<Project | undefined> {
  const row = await visibleProjects(db, now).where("id", "=", id).executeTakeFirst();
  return row && asProject(row);
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

export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  return (await db.selectFrom("projects").select("id").where("slug", "=", slug).executeTakeFirst()) !== undefined;
}
