import type { Database } from "../../server/db/database.server.ts";
import { countRemaining, type Issue } from "./issue-queries.server.ts";
import { countUnsent } from "./newsletter-outbox-queries.server.ts";

/** How far the sending of an issue is. */
export interface Progress {
  /** Letters that left the site, or failed. */
  done: number;
  /** Those, and all that still go. */
  all: number;
  /** Letters in the outbox. */
  waiting: number;
  failed: number;
  /** Will these figures change by themselves? */
  isMoving: boolean;
}

/** How far an issue is; nothing for a draft. Who leaves the list meanwhile is counted no more. */
export async function findProgress(db: Database, issue: Issue): Promise<Progress | undefined> {
  if (issue.state === "draft") return undefined;
  const { waiting, failed } = await countUnsent(db, issue.id);
  const remaining = issue.state === "sent" ? 0 : await countRemaining(db, issue);
  return {
    done: issue.put - waiting,
    all: issue.put + remaining,
    waiting,
    failed,
    isMoving: issue.state === "sending" || waiting > 0,
  };
}
