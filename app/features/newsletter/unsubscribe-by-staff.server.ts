import type { Database } from "../../server/db/database.server.ts";
import { decrementQueued } from "./issue-queries.server.ts";
import { issueOf } from "./newsletter-email-kinds.ts";
import { deleteQueuedEmails } from "./newsletter-outbox-queries.server.ts";
import * as store from "./subscriber-queries.server.ts";

/**
 * Unsubscribes an address and deletes its pending confirm links and waiting e-mails.
 * @param transaction of the caller
 * @returns whether it was subscribed
 */
export async function unsubscribeByStaff(transaction: Database, email: string): Promise<boolean> {
  const wasThere = await store.deleteSubscriber(transaction, email);
  await store.deletePending(transaction, email);
  for (const cause of await deleteQueuedEmails(transaction, email)) {
    const issue = issueOf(cause);
    if (issue !== undefined) await decrementQueued(transaction, issue);
  }
  return wasThere;
}
