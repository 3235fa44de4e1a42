import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { SharedPage } from "../../../server/share-card.ts";

/** Finds the data of a public page's card and printed papers. @throws AppError for a page that visitors cannot see */
export async function requireShared(
  ctx: AppContext,
  requestInfo: RequestInfo,
  kind: string,
  key: string,
): Promise<SharedPage> {
  const kinds = new Map(ctx.features.flatMap(({ shared = {} }) => Object.entries(shared)));
  const find = kinds.get(kind);
  if (find === undefined) throw new AppError("notFound");
  return find(ctx, requestInfo, key);
}
