import type { Site } from "../../platform/site.server.ts";
import * as store from "./subscriber-store.server.ts";

/**
 * Puts an address on the list. Says the same whether it was there before or not, so that nobody can ask the form
 * who subscribes (decisions M3).
 *
 * @throws when it could not be kept
 */
export async function addSubscriber(site: Site, email: string): Promise<void> {
  await store.insertSubscriber(site.database, email, site.clock.now().toISOString());
}
