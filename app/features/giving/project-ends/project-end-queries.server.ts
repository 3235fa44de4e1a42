import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Currency } from "../../../values/money.ts";

export const findBalancesOf = (db: Database, purse: number): Promise<{ currency: Currency; minor: number }[]> =>
  db
    .selectFrom("balances")
    .select(["currency", "minor"])
    .where("holder", "=", `purse:${purse}`)
    .orderBy("currency")
    .execute();

/** Finds the sums of a purse by sort, since the books began. */
export const findSums = (db: Database, purse: number) =>
  db
    .selectFrom("entry_sums")
    .select(["what", "kind", "currency", "minor", "count"])
    .where("holder", "=", `purse:${purse}`)
    .execute();

/** Counts vouchers of a purse that are not decided, or not paid. */
export const countOpenVouchers = async (db: Database, purse: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("vouchers")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("purse_id", "=", purse)
        .where("state", "in", ["waits", "half", "asked", "to pay"])
        .executeTakeFirstOrThrow()
    ).count,
  );

/**
 * Lists the givers of a project by address, in lower case, with the sums of their gifts in minor units. Imported past
 * gifts are in another table.
 */
export async function findGivers(db: Database, project: number) {
  const rows = await db
    .selectFrom("gifts")
    .select(["currency"])
    .select(({ fn, ref }) => [fn<string>("lower", [ref("email")]).as("email"), fn.sum<number>("amount").as("amount")])
    .where("project_id", "=", project)
    .where("state", "in", ["received", "disputed"])
    .where("method", "<>", "goods")
    .where("email", "is not", null)
    .groupBy([({ fn, ref }) => fn<string>("lower", [ref("email")]), "currency"])
    .execute();
  return Map.groupBy(rows, ({ email }) => email);
}

export const findProject = (db: Database, id: number) =>
  db.selectFrom("projects").select(["id", "title", "slug"]).where("id", "=", id).executeTakeFirst();

/** Finds a project that visitors see. @param now ISO date and time, UTC */
export const findPublicProject = (db: Database, id: number, now: string) =>
  db.selectFrom("projects").select(["id", "slug"]).where("id", "=", id).where(isVisible(now)).executeTakeFirst();
