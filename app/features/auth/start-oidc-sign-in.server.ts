import type { AppContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";

/**
 * Starts OIDC sign-in.
 * @param to the return address
 * @returns the provider's address, and cookies; undefined when the provider is unreachable
 * @throws AppError notFound without an OIDC config
 */
export async function startOidcSignIn({ auth: { provider }, log }: AppContext, headers: Headers, to: string) {
  if (provider === undefined) throw new AppError("notFound");
  const started = await provider.start(headers, to);
  if ("address" in started) return started;
  log.error("provider not reached", { reason: started.reason });
  return undefined;
}
