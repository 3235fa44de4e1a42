import { hashToken } from "../../server/auth/random-token.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { AppError } from "../../server/http/errors.ts";
import * as store from "./link-queries.server.ts";
import { userErrors } from "./user-errors.server.ts";

/** Finds a link by token and purposes. @throws AppError deadLink when used, expired or unknown */
export async function requireLink(
  ctx: AppContext,
  token: string | null,
  purposes: OneTimeLinkTable["purpose"][],
): Promise<OneTimeLinkTable> {
  const link = await store.findLink(ctx.db, hashToken(token ?? ""), ctx.clock.now().toISOString());
  if (link === undefined || !purposes.includes(link.purpose)) throw new AppError(userErrors.deadLink);
  return link;
}
