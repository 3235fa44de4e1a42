import type { AppContext, InTransaction } from "./context.server.ts";
import type { Feature } from "./define-feature.server.ts";

/** What features tell those that they do not know, in the transaction of the act. */
export interface FeatureEvents {
  /** An account is about to be deleted. @param account its id */
  accountDeleted(ctx: InTransaction, account: string): Promise<void>;
  /** An item of a content type is about to be deleted for good. @param subject like `post:12` */
  itemDeleted(ctx: InTransaction, subject: string): Promise<void>;
  /** The sample that was removed cannot come back. In no transaction: files go too. @param photos their ids */
  sampleGone(ctx: AppContext, photos: number[]): Promise<void>;
}

/** Tells every feature that listens. */
export const eventsOf = (features: readonly Feature[]): FeatureEvents => ({
  async accountDeleted(...about) {
    for (const { on } of features) await on?.accountDeleted?.(...about);
  },
  async itemDeleted(...about) {
    for (const { on } of features) await on?.itemDeleted?.(...about);
  },
  async sampleGone(...about) {
    for (const { on } of features) await on?.sampleGone?.(...about);
  },
});
