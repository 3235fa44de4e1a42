import type { Database } from "../../server/db/database.server.ts";
import { countRemaining, type Issue } from "./issue-queries.server.ts";
import { countUnsent } from "./newsletter-outbox-queries.server.ts";

export interface Progress {
  /** Sent or failed. */
  done: number;
  /** Those, and all still to send. */
  all: number;
  waiting: number;
  failed: number;
  /** Will the figures change on their own? */
  isMoving: boolean;
}

/** Undefined for a draft. Excludes people who unsubscribed meanwhile. */
export async function findProgress(db: Database, issue: Issue): Promise<Progress | undefined> {
  if (issue.state === "draft") return undefined;
  const { waiting, failed } = await countUnsent(db, issue.id);
  const remaining = issue.state === "sent" ? 0 : await countRemaining(db, issue);
  return {
    done: issue.enqueued - waiting,
    all: issue.enqueued + remaining,
    waiting,
    failed,
    isMoving: issue.state === "sending" || waiting > 0,
  };
}
