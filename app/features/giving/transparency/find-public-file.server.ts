import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { requireFirstDay } from "./shows-books.server.ts";
import { findClosedMonths, findMonthFile } from "./transparency-queries.server.ts";

/** Finds the text of a closed month's file. @throws AppError notFound if visitors do not see the books */
export async function findPublicFile(ctx: AppContext, requestInfo: RequestInfo, month: string) {
  await requireFirstDay(ctx, requestInfo);
  return (await findMonthFile(ctx.db, month))?.content;
}

/** Writes the seals of all files, oldest first. @throws AppError notFound if visitors do not see the books */
export async function writeSeals(ctx: AppContext, requestInfo: RequestInfo): Promise<string> {
  await requireFirstDay(ctx, requestInfo);
  const files = (await findClosedMonths(ctx.db)).toReversed();
  return files.map(({ month, sha256 }) => `${sha256}  ${month}.csv\n`).join("");
}
