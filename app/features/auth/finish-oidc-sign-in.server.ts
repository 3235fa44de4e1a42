import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { ProviderAnswer } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { deleteInvitationOf } from "./link-queries.server.ts";

/**
 * Ends what `startProviderSignIn` began: for people who are here already, and for nobody else.
 *
 * @param query what the provider sent them back with
 * @throws Refusal notFound when the settings name no provider
 */
export async function finishProviderSignIn(
  site: Site,
  headers: Headers,
  query: URLSearchParams,
): Promise<ProviderAnswer> {
  const { provider } = site.signIn;
  if (provider === undefined) throw new Refusal("notFound");
  const answer = await provider.finish(headers, query);
  if (answer.outcome === "in") await closeInvitation(site, answer.cookies);
  if (answer.outcome === "down") site.log.error("sign-in through the provider failed", { reason: answer.reason });
  if (answer.outcome === "refused") site.log.info("sign-in through the provider refused", { reason: answer.reason });
  return answer;
}

/** Somebody who was only invited is in now: the link in the letter has done its work. */
async function closeInvitation(site: Site, cookies: string[]): Promise<void> {
  const Cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const member = await site.signIn.whoIs(new Headers({ Cookie }));
  if (member === undefined) return;
  await withTransaction(site, async (site, transaction) => {
    if (!(await deleteInvitationOf(transaction, member.id))) return;
    await keepDeed(site, transaction, member, { what: "invitation accepted", subject: `user:${member.id}` });
  });
}
