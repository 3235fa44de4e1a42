import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Currency } from "../../../values/money.ts";
import type { GiftMethod } from "../gifts/gift-tables.ts";

export interface MonthSum {
  /** Like `2026-11`. */
  month: string;
  /** 1: of the days up to the requested one, in any year. */
  isEarly: number;
  currency: Currency;
  method: GiftMethod;
  /** Id of a project; 0: “Wherever it is needed most”. */
  project: number;
  gifts: number;
  amount: number;
}

/** @param year the later of two @param until month and day like `11-28`; days up to it are counted apart */
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
