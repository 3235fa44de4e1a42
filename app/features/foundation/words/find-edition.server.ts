import type { AppContext } from "../../../server/context.server.ts";
import type { PageKey } from "../../../server/page-words.ts";
import { isChanged, isDue, liveContent } from "./find-words.server.ts";
import { findLastWith, findPageText } from "./page-text-queries.server.ts";
import { versionSubject } from "./save-words.server.ts";

/**
 * Finds the version of a page that visitors read, and since when (ISO date and time, UTC).
 * @returns undefined for the original, which is version 1
 */
export async function findEdition(
  ctx: AppContext,
  page: PageKey,
): Promise<{ version: number; since: string } | undefined> {
  const row = await findPageText(ctx.db, page);
  const now = ctx.clock.now().toISOString();
  const content = liveContent(row, now);
  if (row === undefined || !isChanged(ctx, row, now)) return undefined;
  const saved = await findLastWith(ctx.db, versionSubject(page), content);
  const since = isDue(row, now) ? row.publish_at : saved?.saved_at;
  return { version: (saved?.version ?? row.version) + 1, since: since ?? now };
}
