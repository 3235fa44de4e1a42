import type { AppContext } from "../../server/context.server.ts";
import { findPublicRows, findRowsOf } from "./counted-queries.server.ts";
import { sumUp } from "./counted-sums.ts";

/** Sums over public events. @param project only those of a project */
export const findSums = async (ctx: AppContext, project?: number) =>
  sumUp(await findPublicRows(ctx.db, ctx.clock.now().toISOString(), project));

/** What was counted at an event. */
export const findCounted = ({ db }: AppContext, event: number) => findRowsOf(db, event);
