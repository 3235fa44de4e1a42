import type { AppContext } from "../context.server.ts";
import {
  findFact as find,
  findFactsOf,
  findFactsSince,
  findLastConcern as findLast,
} from "./reading-right-queries.server.ts";
import { findReadingRight } from "./reading-rights.ts";

type Ctx = Pick<AppContext, "db">;

/** Returns the right of an account to read concerns; undefined without one. */
export const readRightOf = async ({ db }: Ctx, id: string) => findReadingRight(await findFactsOf(db, id));

export const listFactsOf = ({ db }: Ctx, id: string) => findFactsOf(db, id);

/** Lists changes of the right to read concerns, newest first. @param since ISO date and time, UTC */
export const listFactsSince = ({ db }: Ctx, since: string) => findFactsSince(db, since);

/** Finds one change of the right to read concerns; undefined for an unknown id. */
export const findFact = ({ db }: Ctx, id: number) => find(db, id);

export const findLastConcern = ({ db }: Ctx): Promise<number> => findLast(db);
