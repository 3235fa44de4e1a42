import type { InferOutput } from "valibot";
import type { SignInAnswer } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { countTowardsRateLimit, forgetAttempts, slowDown } from "../../server/http/rate-limit.server.ts";
import type { loginSchema } from "../users/user-schema.ts";

/** Attempts per account and network. */
const personLimit = { what: "sign-in-person", times: 10, minutes: 15 };

/** Attempts per account from all networks; beyond, each takes longer. Slows distributed guessing. */
const accountLimit = { what: "sign-in-account", times: 50, minutes: 15 };

/**
 * Signs in by e-mail and password. The right password resets the person's count.
 * @param headers of the request
 * @param address the client's IP address
 * @returns `wait` beyond the limit of this network for this account
 */
export async function signIn(
  ctx: AppContext,
  headers: Headers,
  address: string,
  { email, password }: InferOutput<typeof loginSchema>,
): Promise<SignInAnswer | "wait"> {
  if (!(await countTowardsRateLimit(ctx, personLimit, address, email))) {
    ctx.log.info("sign-in", { factor: "password", outcome: "wait" });
    return "wait";
  }
  await slowDown(ctx, accountLimit, email);
  const answer = await ctx.auth.withPassword(headers, email, password);
  ctx.log.info("sign-in", { factor: "password", outcome: answer.outcome });
  if (answer.outcome !== "refused") {
    await forgetAttempts(ctx, personLimit, address, email);
    await forgetAttempts(ctx, accountLimit, email);
  }
  return answer;
}
