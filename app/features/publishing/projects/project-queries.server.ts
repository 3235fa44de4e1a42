import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { GoalColumns, ProjectPanel, ProjectTable } from "./project.type.server.ts";

export type ProjectRow = Selectable<ProjectTable>;

type PanelRow = ProjectPanel & GoalColumns;

type Key = { id: number } | { slug: string };

/** Finds a public project. @param now ISO date and time, UTC */
export async function findProject(db: Database, key: Key, now: string): Promise<ProjectRow | undefined> {
  const visible = db.selectFrom("projects").selectAll().where(isVisible(now));
  return visible.where(({ and }) => and(key)).executeTakeFirst();
}

/** Finds the newest projects, in the order of their creation. */
export async function findProjectPanels(db: Database, limit: number, now: string): Promise<PanelRow[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "slug", "title", "theme", "goal_currency", "goal_minor", "goal_for", "goal_until"])
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

interface Counted {
  /** Last day on which a gift counts (ISO date). */
  until: string | undefined;
  /** Only gifts that were recorded before this time (ISO 8601, UTC) count. */
  before: string | undefined;
}

/** Sums the gifts of a project that have come, by currency. Goods have no value, and past gifts are in no gift. */
export async function sumGiftsOf(db: Database, project: number, { until, before }: Counted) {
  let gifts = db
    .selectFrom("gifts")
    .select(["currency", ({ fn }) => fn.sum<number | string>("amount").as("minor")])
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("project_id", "=", project)
    .where("state", "=", "received")
    .where("amount", ">", 0);
  if (until !== undefined) gifts = gifts.where("value_date", "<=", until);
  if (before !== undefined) gifts = gifts.where("recorded_at", "<", before);
  const rows = await gifts.groupBy("currency").orderBy("currency").execute();
  return rows.map(({ currency, minor, count }) => ({ currency, amount: Number(minor), count: Number(count) }));
}

/** Returns true if the books have a purse of a project. */
export const hasPurse = async (db: Database, project: number): Promise<boolean> =>
  (await db.selectFrom("purses").select("id").where("project_id", "=", project).executeTakeFirst()) !== undefined;

/** Returns true if the books are open: their first day makes the first purse. */
export const hasBooks = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("purses").select("id").limit(1).executeTakeFirst()) !== undefined;

/**
 * Finds the project that gets the rest of another project. @param now ISO date and time, UTC
 * @returns undefined for Most needed; a title of null for a project that visitors do not see
 */
export const findRestProject = (db: Database, project: number, now: string) =>
  db
    .selectFrom("purses")
    .leftJoin("projects", (join) => join.onRef("projects.id", "=", "purses.project_id").on(isVisible(now)))
    .select("projects.title")
    .where("purses.id", "in", db.selectFrom("purses").select("rest_to").where("project_id", "=", project))
    .where("purses.project_id", "is not", null)
    .executeTakeFirst();

/** Returns when the purse of a project ended (ISO date and time); undefined while it runs. */
export const findEnd = async (db: Database, project: number): Promise<string | undefined> => {
  const purse = db.selectFrom("purses").select("ended_at").where("project_id", "=", project);
  return (await purse.executeTakeFirst())?.ended_at ?? undefined;
};
