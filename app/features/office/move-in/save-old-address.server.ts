import { findRedirect, saveRedirect } from "../../../cms/redirect-queries.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { plainPath } from "../../../values/address.ts";

/** An item, or an address of this site. */
type Target = { noun: string | null; content_id: number | null } | { target: string };

/**
 * Lets an address of the old site lead on. An address that staff or an earlier import saved stays, and so does `/`.
 * @returns the path; undefined if nothing was saved
 */
export async function saveOldAddress(ctx: InTransaction, address: string, to: Target): Promise<string | undefined> {
  const path = plainPath(address);
  if (path === undefined || path === "/" || (await findRedirect(ctx.db, [path])) !== undefined) return undefined;
  const created_at = ctx.clock.now().toISOString();
  await saveRedirect(ctx.db, { path, ...to, made_by: "import", created_at });
  return path;
}
