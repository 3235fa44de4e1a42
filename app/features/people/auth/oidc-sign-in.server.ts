import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { OidcResponse } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { deleteInvitationOf } from "../users/link-queries.server.ts";
import { findNewMember } from "./describe-second-step.server.ts";

/**
 * Begins a sign-in with OIDC.
 * @returns undefined if the provider cannot be reached
 * @throws AppError notFound if OIDC is not configured
 */
export async function startOidcSignIn(
  { auth: { provider }, log }: AppContext,
  headers: Headers,
  to: string,
  isFresh = false,
) {
  if (provider === undefined) throw new AppError("notFound");
  const started = await provider.start(headers, to, isFresh);
  if ("address" in started) return started;
  log.error("provider not reached", { reason: started.reason });
  return undefined;
}

const stateLimit = { what: "sign-in-state", times: 1, minutes: 60 };

const maxStateLength = 200;

/** Completes a sign-in of existing staff; creates no accounts. @throws AppError notFound if OIDC is not configured */
export async function finishOidcSignIn(ctx: AppContext, headers: Headers, query: URLSearchParams) {
  const { provider } = ctx.auth;
  if (provider === undefined) throw new AppError("notFound");
  // Repeated parameters are invalid (RFC 6749, 4.1.2). The library must read the same state that the rate limit counts.
  if (new Set(query.keys()).size < query.size)
    return { outcome: "again", reason: "repeated_parameter", cookies: [], to: "" } satisfies OidcResponse;
  // Counted, because the library reads a state before it deletes it: two parallel requests could use the same state.
  const state = (query.get("state") ?? "").slice(0, maxStateLength);
  if (!(await countTowardsRateLimit(ctx, stateLimit, state)))
    return { outcome: "again", reason: "state_used", cookies: [], to: "" } satisfies OidcResponse;
  const answer = await provider.finish(headers, query);
  if (answer.outcome === "in") await closeInvitation(ctx, answer.cookies);
  if (answer.outcome === "down") ctx.log.error("sign-in through the provider failed", { reason: answer.reason });
  if (answer.outcome === "refused") ctx.log.info("sign-in through the provider refused", { reason: answer.reason });
  return answer;
}

async function closeInvitation(ctx: AppContext, cookies: string[]): Promise<void> {
  const member = await findNewMember(ctx, cookies);
  if (member === undefined) return;
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await deleteInvitationOf(transaction, member.id))) return;
    await recordAuditEvent(ctx, transaction, member, { what: "invitation accepted", subject: `user:${member.id}` });
  });
}
