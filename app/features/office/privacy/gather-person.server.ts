import { createHmac } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { findGuestData } from "../../events/guests/forget-guests.server.ts";
import { findVolunteerData } from "../../events/volunteers/forget-volunteers.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findCreditsOfDonor } from "../../giving/bank-statements/tend-statements.server.ts";
import { findDonorData } from "../../giving/gifts/donor-commands.server.ts";
import { findSubscriberData } from "../../publishing/newsletter/subscriber-commands.server.ts";
import { findPublishedOccurrences, findRecordOccurrences } from "./occurrence-queries.server.ts";
import * as people from "./person-queries.server.ts";
import { findEmailsNaming, findNamedRecords } from "./staff-name-queries.server.ts";

/** All personal data of an address, with its places, for erasing. */
export type Gathered = Awaited<ReturnType<typeof gatherPerson>>;

/** Finds all personal data of an address, without data of others. @param email in lower case */
export async function gatherPerson(site: AppContext, email: string) {
  const { db } = site;
  const account = await people.findAccount(db, email);
  const ids = await findIds(db, email, account?.id);
  const auditEvents = await people.findAuditEventsOf(db, ids);
  const everyName = [...new Set([account?.name ?? "", ...namesIn(auditEvents, ids)].filter((name) => name !== ""))];
  const sharedNames = await people.findSharedNames(db, everyName, ids);
  const names = everyName.filter((name) => !sharedNames.includes(name));

  const messages = await people.findMessagesFrom(db, email);
  const replies = await people.findRepliesTo(
    db,
    messages.map(({ id }) => id),
  );
  const idempotencyKeys = messages.map(({ id }) => `message:${id}`);
  const emails = await people.findEmailsAbout(db, email, idempotencyKeys);
  const { promises, gifts, receipts } = await findDonorData(db, email);
  const guests = await findGuestData(db, email);
  const volunteers = await findVolunteerData(db, email);
  const bankLines = await findCreditsOfDonor(db, email);
  const own = new Set([
    ...idempotencyKeys,
    ...emails.map(({ id }) => `email:${id}`),
    ...auditEvents.map(({ id }) => `audit-event:${id}`),
    ...ids.map((id) => `draft:${id}`),
    ...promises.map(({ id }) => `promise:${id}`),
    ...gifts.map(({ id }) => `gift:${id}`),
    ...guests.map(({ id }) => `guest:${id}`),
    ...volunteers.map(({ id }) => `volunteer:${id}`),
    ...bankLines.map(({ id }) => `bank line:${id}`),
    ...receipts.map(({ id }) => `receipt:${id}`),
  ]);
  const isOwn = new Set(emails.map(({ id }) => id));
  const { email: office } = await findSettings(site);
  const namingEmails = (await findEmailsNaming(site, names, office.toLowerCase())).filter(({ id }) => !isOwn.has(id));
  const { subscription, unconfirmed } = await findSubscriberData(db, email);
  return {
    email,
    account,
    signIns: account && (await people.findSignIns(db, account.id)),
    /** Ids of the account and of deleted accounts. */
    ids,
    names,
    /** Names shared with other staff, whose occurrences are ambiguous. */
    sharedNames,
    messages,
    replies,
    subscription,
    unconfirmed,
    promises,
    gifts,
    guests,
    volunteers,
    bankLines,
    receipts,
    emails: emails.map(({ reply_to, ...found }) => ({
      ...found,
      // A contact message sent to this address is another person's, unless its reply address is this one.
      isOthers:
        found.kind === "contact-message" &&
        !idempotencyKeys.includes(found.idempotency_key ?? "") &&
        !isFrom(reply_to, email),
    })),
    posts: ids.length + names.length > 0 ? await people.findPostsBy(db, ids, names) : [],
    drafts: await people.findDraftsOf(db, ids),
    signed: [
      ...(await findNamedRecords(site, names)),
      ...namingEmails.map(({ id, created_at }) => ({ record: `email:${id}`, as: "text", at: created_at })),
    ],
    auditEvents,
    /** Others' records that contain the address, which erasing replaces. */
    otherRecords: (await findRecordOccurrences(site, email)).filter((place) => !own.has(place)),
    occurrencesInContent: await findPublishedOccurrences(site, email),
  };
}

/** The address's account, and its deleted ones; not those whose owner has a new address. */
async function findIds(db: Database, email: string, id: string | undefined): Promise<string[]> {
  const auditEvents = await people.findAccountAuditEvents(db, email);
  const former = [...new Set(auditEvents.map(({ subject }) => subject.replace("user:", "")))];
  const living = await people.findLivingIds(db, former);
  return [...new Set([...(id === undefined ? [] : [id]), ...former.filter((one) => !living.includes(one))])];
}

/** All names that the people had: audit events keep the name of their time. */
function namesIn(auditEvents: Awaited<ReturnType<typeof people.findAuditEventsOf>>, ids: string[]): string[] {
  return auditEvents.flatMap(({ who_id, who, subject, before, after }) => [
    ...(ids.includes(who_id) ? [who] : []),
    ...(ids.includes(subject.replace("user:", "")) ? [nameIn(before), nameIn(after)] : []),
  ]);
}

function nameIn(json: string | null): string {
  const facts: unknown = json === null ? undefined : JSON.parse(json);
  const name = typeof facts === "object" && facts !== null && "name" in facts ? facts.name : "";
  return typeof name === "string" ? name : "";
}

function isFrom(replyTo: string | null, email: string): boolean {
  const { address } = JSON.parse(replyTo ?? "{}") as { address?: string };
  return address?.toLowerCase() === email;
}

/** A keyed pseudonym for exports and erasures in the audit log: only the holder of the secret can test an address. */
export function nameInAuditLog({ config: settings }: Pick<AppContext, "config">, email: string): string {
  const hash = createHmac("sha256", settings.secret).update(`person ${email}`).digest("hex");
  return `person:${hash.slice(0, 24)}`;
}
