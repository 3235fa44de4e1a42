import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { Person, PersonalRecords } from "../../../server/personal-data.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findPublishedOccurrences, findRecordOccurrences } from "./occurrence-queries.server.ts";
import * as people from "./person-queries.server.ts";
import { findEmailsNaming, findNamedRecords } from "./staff-name-queries.server.ts";

/** All personal data of an e-mail address and where it is stored, for erasing. */
export type Gathered = Awaited<ReturnType<typeof gatherPerson>>;

/** Finds all personal data of an e-mail address, without other people's data. @param email in lower case */
export async function gatherPerson(site: AppContext, email: string) {
  const { db } = site;
  const { person, sharedNames, auditEvents } = await identify(db, email);
  const ofFeatures: { feature: Feature; records: PersonalRecords[] }[] = [];
  for (const feature of site.features)
    ofFeatures.push({ feature, records: (await feature.person?.find?.(site, person)) ?? [] });
  const records = ofFeatures.flatMap(({ records }) => records);
  const keys = records.flatMap(({ keys = [] }) => keys);

  const emails = await people.findEmailsAbout(db, email, keys);
  const own = new Set([
    ...keys,
    ...emails.map(({ id }) => `email:${id}`),
    ...auditEvents.map(({ id }) => `audit-event:${id}`),
  ]);
  const aboutSender = new Set(site.features.flatMap(({ person }) => person?.emailsAboutSender ?? []));
  const isOwn = new Set(emails.map(({ id }) => id));
  const { email: office } = await findSettings(site);
  const namingEmails = (await findEmailsNaming(site, person.names, office.toLowerCase())).filter(
    ({ id }) => !isOwn.has(id),
  );
  return {
    person,
    /** Names that other staff also have; texts with these names may be about others. */
    sharedNames,
    ofFeatures,
    records,
    emails: emails.map(({ reply_to, ...found }) => ({
      ...found,
      isOthers: aboutSender.has(found.kind) && !own.has(found.idempotency_key ?? "") && !isFrom(reply_to, email),
    })),
    signed: [
      ...(await findNamedRecords(site, person.names)),
      ...namingEmails.map(({ id, created_at }) => ({
        record: `email:${id}`,
        as: "text",
        at: created_at,
        class: "staff",
      })),
    ],
    auditEvents,
    /** Records of other people that contain the e-mail address; erasing replaces it there. */
    otherRecords: (await findRecordOccurrences(site, email)).filter((place) => !own.has(place)),
    occurrencesInContent: await findPublishedOccurrences(site, email),
  };
}

/** Finds the person with the e-mail address, with their accounts and the names that no one else has. */
async function identify(db: Database, email: string) {
  const account = await people.findAccount(db, email);
  const accountIds = await findIds(db, email, account?.id);
  const auditEvents = await people.findAuditEventsOf(db, accountIds);
  const everyName = [
    ...new Set([account?.name ?? "", ...namesIn(auditEvents, accountIds)].filter((name) => name !== "")),
  ];
  const sharedNames = await people.findSharedNames(db, everyName, accountIds);
  const names = everyName.filter((name) => !sharedNames.includes(name));
  const person: Person = { email, accountId: account?.id, accountIds, names };
  return { person, sharedNames, auditEvents };
}

/**
 * Finds the account with the e-mail address, and deleted accounts that had it. Accounts that now have another address
 * are excluded.
 */
async function findIds(db: Database, email: string, id: string | undefined): Promise<string[]> {
  const auditEvents = await people.findAccountAuditEvents(db, email);
  const former = [...new Set(auditEvents.map(({ subject }) => subject.replace("user:", "")))];
  const living = await people.findLivingIds(db, former);
  return [...new Set([...(id === undefined ? [] : [id]), ...former.filter((one) => !living.includes(one))])];
}

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
