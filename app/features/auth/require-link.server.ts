import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import * as store from "./link-queries.server.ts";
import { hashOf } from "./create-link.server.ts";

/**
 * The link with this secret, if it still works for one of these purposes.
 *
 * @throws Refusal deadLink when it was used, is too old, or never was
 */
export async function needLink(
  site: Site,
  token: string | null,
  purposes: OneTimeLinkTable["purpose"][],
): Promise<OneTimeLinkTable> {
  const link = await store.findLink(site.database, hashOf(token ?? ""), site.clock.now().toISOString());
  if (link === undefined || !purposes.includes(link.purpose)) throw new Refusal("deadLink");
  return link;
}
