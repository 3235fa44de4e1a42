import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import { drawToken, hashOf } from "./random-token.server.ts";
import * as store from "./subscriber-queries.server.ts";

/**
 * What a link would do: confirm, or nothing more, because it has. Asking changes nothing, so that machines which open
 * links in letters confirm nobody.
 *
 * @throws Refusal deadConfirmation when it is too old, was never sent, or belongs to somebody who has left the list
 */
export async function needConfirmation(site: Site, token: string | null): Promise<"open" | "done"> {
  const hash = hashOf(token ?? "");
  const now = site.clock.now().toISOString();
  if ((await store.findPending(site.database, hash, now)) !== undefined) return "open";
  if ((await store.findSubscriber(site.database, "confirmed_by", hash)) !== undefined) return "done";
  throw new Refusal("deadConfirmation");
}

/** Puts the address of a link on the list. Twice is the same as once. @throws Refusal as `needConfirmation` */
export async function confirmSubscriber(site: Site, token: string | null): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const state = await needConfirmation({ ...site, database: transaction }, token);
    if (state === "done") return;
    const now = site.clock.now().toISOString();
    const hash = hashOf(token ?? "");
    const pending = await store.findPending(transaction, hash, now);
    if (pending === undefined) throw new Refusal("deadConfirmation");
    await store.insertSubscriber(transaction, {
      email: pending.email,
      created_at: pending.asked_at,
      confirmed_at: now,
      confirmed_by: hash,
      consent: pending.consent,
      page: pending.page,
      token: drawToken(),
    });
    await store.deletePending(transaction, pending.email);
  });
}
