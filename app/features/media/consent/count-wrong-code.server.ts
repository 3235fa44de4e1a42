import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { wrongCodeLimit } from "./photo-request-limits.ts";

/** Counts a wrong card code. Right codes are never refused. @param wait sentence for the visitor @throws FormError */
export async function countWrongCode(
  ctx: AppContext,
  { address }: Pick<RequestInfo, "address">,
  wait: string,
): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, wrongCodeLimit, address))) throw new FormError(wait, { status: 429 });
}
