import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { ProjectPanel, ProjectTable } from "./project.type.server.ts";

export type ProjectRow = Selectable<ProjectTable>;

type Key = { id: number } | { slug: string };

/** Finds a public project. @param now ISO date and time, UTC */
export async function findProject(db: Database, key: Key, now: string): Promise<ProjectRow | undefined> {
  const visible = db.selectFrom("projects").selectAll().where(isVisible(now));
  return visible.where(({ and }) => and(key)).executeTakeFirst();
}

/** Finds the newest projects, in the order of their creation. */
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

/** Inserts a project. @returns the id */
export async function insertProject(db: Database, project: Insertable<ProjectTable>): Promise<number> {
  const { id } = await db.insertInto("projects").values(project).returning("id").executeTakeFirstOrThrow();
  return id;
}
