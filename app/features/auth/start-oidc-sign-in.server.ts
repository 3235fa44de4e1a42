import type { AppContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";

/**
 * Begins to sign somebody in with the organisation's account.
 *
 * @param to where they were going
 * @returns the provider's address and cookies; undefined when the provider cannot be reached
 * @throws Refusal notFound when the settings name no provider
 */
export async function startOidcSignIn({ auth: { provider }, log }: AppContext, headers: Headers, to: string) {
  if (provider === undefined) throw new AppError("notFound");
  const started = await provider.start(headers, to);
  if ("address" in started) return started;
  log.error("provider not reached", { reason: started.reason });
  return undefined;
}
