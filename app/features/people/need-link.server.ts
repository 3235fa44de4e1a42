import type { OneTimeLinkTable } from "../../platform/database/tables.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/site.server.ts";
import * as store from "./link-store.server.ts";
import { hashOf } from "./make-link.server.ts";

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
