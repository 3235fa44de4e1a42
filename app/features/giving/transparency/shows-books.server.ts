import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findSwitchedOffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { findFirstDay } from "../purse/books.server.ts";

/** Returns the first day of the books, if visitors see them: open, and the feature is in use. */
export async function findShownFirstDay(ctx: AppContext, requestInfo: RequestInfo): Promise<string | undefined> {
  if ((await findSwitchedOffOnce(ctx, requestInfo)).includes("spending")) return undefined;
  return findFirstDay(ctx.db);
}

/** @returns the first day of the books @throws AppError notFound if visitors do not see them */
export async function requireFirstDay(ctx: AppContext, requestInfo: RequestInfo): Promise<string> {
  const day = await findShownFirstDay(ctx, requestInfo);
  if (day === undefined) throw new AppError("notFound");
  return day;
}

/** Returns true if the books have a first day, outside a request. */
export const hasFirstDay = async ({ db }: AppContext): Promise<boolean> => (await findFirstDay(db)) !== undefined;
