import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { ProjectTable } from "../../platform/database/tables.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { Project } from "./project.ts";

function asProject({ video_url, paragraphs, ...rest }: Selectable<ProjectTable>): Project {
  return { ...rest, videoUrl: video_url, paragraphs: parseTextList(paragraphs) };
}

/** Finds a project by its slug. */
export async function findProjectBySlug(database: Database, slug: string): Promise<Project | undefined> {
  const row = await database.selectFrom("projects").selectAll().where("slug", "=", slug).executeTakeFirst();
  return row && asProject(row);
}

/** Finds a project by its number. */
export async function findProjectById(database: Database, id: number): Promise<Project | undefined> {
  const row = await database.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst();
  return row && asProject(row);
}

/** The newest projects, in the order they were added. */
export async function findProjects(database: Database, limit: number): Promise<Project[]> {
  const rows = await database.selectFrom("projects").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.reverse().map(asProject);
}

/** Adds a project. @returns its number */
export async function insertProject(database: Database, project: Insertable<ProjectTable>): Promise<number> {
  const { id } = await database.insertInto("projects").values(project).returning("id").executeTakeFirstOrThrow();
  return id;
}
