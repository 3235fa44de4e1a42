import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Currency } from "../../../values/money.ts";
import type { GiftMethod } from "../gifts/gift-tables.ts";

export interface MonthSum {
  /** For example `2026-11`. */
  month: string;
  /** 1 for days of the year up to the requested month and day; 0 for later days. */
  isEarly: number;
  currency: Currency;
  method: GiftMethod;
  /** Project id; 0 means “Wherever it is needed most”. */
  project: number;
  gifts: number;
  amount: number;
}

/**
 * Sums gifts of two years by month.
 * @param year the later year
 * @param until month and day, for example `11-28`; days up to it are summed separately
 */
export async function listMonthSums(db: Database, year: number, until: string): Promise<MonthSum[]> {
  const { rows } = await sql<Record<keyof MonthSum, never>>`
    select substr(value_date, 1, 7) as month, case when substr(value_date, 6) <= ${until} then 1 else 0 end as "isEarly",
      currency, method, project, sum(gifts) as gifts, sum(amount) as amount
    from gift_days
    where state = 'received' and value_date >= ${`${year - 1}-01-01`} and value_date <= ${`${year}-12-31`}
    group by 1, 2, 3, 4, 5 having sum(gifts) > 0
    order by 1, 2, 3, 4, 5`.execute(db);
  return rows.map((row: MonthSum) => ({ ...row, gifts: Number(row.gifts), amount: Number(row.amount) }));
}

export async function listPurposes(db: Database, projects: number[]): Promise<Map<number, string>> {
  const rows = await inChunks(projects, (chunk) =>
    db
      .selectFrom("gifts")
      .select(({ fn }) => ["project_id", fn.max("purpose").as("purpose")])
      .where("project_id", "in", chunk)
      .groupBy("project_id")
      .execute(),
  );
  return new Map(rows.flatMap(({ project_id, purpose }) => (project_id && purpose ? [[project_id, purpose]] : [])));
}
