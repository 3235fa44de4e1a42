import type { InTransaction } from "./context.server.ts";

/** What a feature tells those above it, in the transaction of its act. The composition root knows who listens. */
export interface FeatureEvents {
  /** An account is about to be deleted. @param account its id */
  accountDeleted(ctx: InTransaction, account: string): Promise<void>;
}
