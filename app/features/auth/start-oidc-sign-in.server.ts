import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";

/**
 * Begins to sign somebody in with the organisation's account.
 *
 * @param to where they were going
 * @returns the provider's address and cookies; undefined when the provider cannot be reached
 * @throws Refusal notFound when the settings name no provider
 */
export async function startProviderSignIn({ signIn: { provider }, log }: Site, headers: Headers, to: string) {
  if (provider === undefined) throw new Refusal("notFound");
  const started = await provider.start(headers, to);
  if ("address" in started) return started;
  log.error("provider not reached", { reason: started.reason });
  return undefined;
}
