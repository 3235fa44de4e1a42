import { setImmediate } from "node:timers/promises";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import type { Site } from "../../server/context.server.ts";
import * as store from "./issue-queries.server.ts";
import { causeOf, letterKinds } from "./newsletter-email-kinds.ts";
import { countUntried } from "./newsletter-outbox-queries.server.ts";
import { readFrozen, writeIssueLetter } from "./render-issue-email.server.ts";

/** How many letters of issues may wait: the outbox stays small, and an invitation never waits behind thousands. */
const mostWaiting = 100;

/** How many are put at once: pages are answered between two batches. */
const batch = 25;

/**
 * Puts letters of the issues that are being sent into the outbox, the oldest issue first, until enough of them wait.
 * Each batch and how far it came are written down together, so after a crash nobody gets a letter twice, and nobody none.
 */
export async function sendIssues(site: Site, stopping: AbortSignal): Promise<void> {
  for (const { id } of await store.findSending(site.database)) {
    let isGoingOn = true;
    while (isGoingOn) {
      if (stopping.aborted || (await countUntried(site.database)) >= mostWaiting) return;
      isGoingOn = await putBatch(site, id);
      await setImmediate();
    }
  }
}

/** @returns false when there is nothing more to put */
async function putBatch(site: Site, id: number): Promise<boolean> {
  return withTransaction(site, async (site, transaction) => {
    const issue = await store.findIssue(transaction, id);
    if (issue?.state !== "sending" || issue.frozen === null) return false;
    const readers = await store.findNextReaders(transaction, issue, batch);
    const last = readers.at(-1);
    if (last === undefined) {
      await store.updateIssue(transaction, issue, { state: "sent", ended_at: site.clock.now().toISOString() });
      return false;
    }
    if (!(await store.moveOn(transaction, issue, last.id, readers.length))) return false;
    const facts = readFrozen(issue.frozen);
    for (const reader of readers) {
      const letter = writeIssueLetter(facts, reader);
      await putLetter(site, transaction, letter, { kind: letterKinds.issue, cause: causeOf(id, reader.id) });
    }
    return true;
  });
}
