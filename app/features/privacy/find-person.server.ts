import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { whyNotDelete } from "../users/delete-user.server.ts";
import { needPerson } from "../users/require-user.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { gatherPerson } from "./gather-person.server.ts";
import { nameInLog } from "./name-person.server.ts";
import { findRequests } from "./person-queries.server.ts";
import { mayAnswerDataRequests } from "./privacy-permissions.ts";

/** How much of one kind is kept, and of which days: ISO dates and times, UTC. */
export interface Trace {
  kind:
    | "messages"
    | "subscription"
    | "unconfirmed"
    | "account"
    | "letters"
    | "posts"
    | "pictures"
    | "versions"
    | "read"
    | "issues"
    | "deeds";
  count: number;
  first: string;
  last: string;
}

/**
 * Counts what is kept about an address.
 *
 * @param email in lower case
 * @throws Refusal adminsOnly
 */
export async function findPerson(site: Site, member: StaffMember, email: string) {
  if (!mayAnswerDataRequests(member)) throw new Refusal("adminsOnly");
  const found = await gatherPerson(site.database, email);
  const { account, signed, subscription } = found;
  const days: Record<Trace["kind"], (string | null)[]> = {
    messages: found.messages.map(({ created_at }) => created_at),
    subscription: subscription ? [subscription.confirmedAt] : [],
    unconfirmed: found.unconfirmed.map(({ askedAt }) => askedAt),
    account: account ? [account.createdAt] : [],
    letters: found.letters.map(({ created_at }) => created_at),
    posts: found.posts.map(({ timestamp }) => new Date(timestamp * 1_000).toISOString()),
    pictures: signed.pictures.map(({ uploaded_at, consent_at }) => uploaded_at ?? consent_at),
    versions: signed.versions.map(({ saved_at }) => saved_at),
    read: signed.read.map(({ read_at }) => read_at),
    issues: signed.issues.map(({ created_at }) => created_at),
    deeds: found.deeds.map(({ at }) => at),
  };
  const traces = Object.entries(days).flatMap(([kind, all]): Trace[] => {
    const sorted = all.map((day) => day ?? "").toSorted();
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ kind: kind as Trace["kind"], count: sorted.length, first, last }];
  });
  return {
    email,
    traces,
    asides: found.asides,
    mentions: found.mentions,
    sharedNames: found.sharedNames,
    consents: signed.pictures.filter(({ consent_by }) => consent_by !== null).length,
    requests: await findRequests(site.database, nameInLog(site, email)),
    whyNot: await whyNotErase(site, member, email, account?.id),
  };
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Why this address cannot be erased; undefined when it can. */
async function whyNotErase(site: Site, member: StaffMember, email: string, id: string | undefined) {
  const { email: own } = await findSettings(site);
  if (own.toLowerCase() === email) return "foundationAddress" as const;
  return id === undefined ? undefined : whyNotDelete(site.database, member, await needPerson(site.database, id));
}
