import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";

/** Limits wrong keys from one network; many phones share one address. */
const wrongKeyLimit = { what: "gift link", times: 60, minutes: 60 };

/**
 * Counts a wrong key in the address of a gift or receipt. Right keys are neither counted nor refused.
 * @throws AppError tooManyTries
 */
export async function countWrongKey(ctx: AppContext, { address }: Pick<RequestInfo, "address">): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, wrongKeyLimit, address))) throw new AppError("tooManyTries");
}
