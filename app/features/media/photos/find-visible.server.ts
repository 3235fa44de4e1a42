import type { AppContext } from "../../../server/context.server.ts";
import { findVisibleOwners } from "./visible-owner-queries.server.ts";

/** Finds which of these owners visitors can open now. @param owners like `post:12` */
export const findVisible = (
  { db, clock, childProtection }: Pick<AppContext, "db" | "clock" | "childProtection">,
  owners: readonly string[],
) => findVisibleOwners(db, childProtection.tables, owners, clock.now().toISOString());
