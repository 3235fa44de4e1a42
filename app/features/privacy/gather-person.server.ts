import type { Database } from "../../server/db/database.server.ts";
import { findSubscriberData } from "../newsletter/find-subscriber-data.server.ts";
import { findPublishedOccurrences, findRecordOccurrences } from "./occurrence-queries.server.ts";
import * as people from "./person-queries.server.ts";
import * as records from "./record-queries.server.ts";

/** Everything that is kept about one address, and where: for whoever erases it. */
export type Gathered = Awaited<ReturnType<typeof gatherPerson>>;

/**
 * Finds everything that is kept about an address, without anything about other people.
 *
 * @param email in lower case
 */
export async function gatherPerson(db: Database, email: string) {
  const account = await people.findAccount(db, email);
  const ids = await findIds(db, email, account?.id);
  const deeds = await people.findAuditEventsOf(db, ids);
  const everyName = [...new Set([account?.name ?? "", ...namesIn(deeds, ids)].filter((name) => name !== ""))];
  const sharedNames = await people.findSharedNames(db, everyName, ids);
  const names = everyName.filter((name) => !sharedNames.includes(name));

  const messages = await records.findMessagesFrom(db, email);
  const causes = messages.map(({ id }) => `message:${id}`);
  const letters = await records.findEmailsAbout(db, email, causes);
  const own = new Set([...causes, ...letters.map(({ id }) => `letter:${id}`), ...deeds.map(({ id }) => `deed:${id}`)]);
  const { subscription, unconfirmed } = await findSubscriberData(db, email);
  return {
    email,
    account,
    signIns: account && (await people.findSignIns(db, account.id)),
    /** Numbers of the account, and of accounts that were deleted. */
    ids,
    names,
    /** Names that somebody else on the staff has too: nobody can tell whose traces those are. */
    sharedNames,
    messages,
    subscription,
    unconfirmed,
    letters: letters.map(({ reply_to, ...letter }) => ({
      ...letter,
      // A contact message that went to this address is another person's, unless it asks for an answer here.
      isOthers: letter.kind === "contact-message" && !causes.includes(letter.cause ?? "") && !isFrom(reply_to, email),
    })),
    posts: ids.length + names.length > 0 ? await records.findPostsBy(db, ids, names) : [],
    signed: await records.findSigned(db, names),
    deeds,
    /** Records of other people in which the address stands: erasing replaces it there. */
    otherRecords: (await findRecordOccurrences(db, email)).filter((place) => !own.has(place)),
    occurrencesInContent: await findPublishedOccurrences(db, email),
  };
}

/** The account of the address, and those of it that are gone; not one whose owner has another address by now. */
async function findIds(db: Database, email: string, id: string | undefined): Promise<string[]> {
  const deeds = await people.findAccountAuditEvents(db, email);
  const former = [...new Set(deeds.map(({ subject }) => subject.replace("user:", "")))];
  const living = await people.findLivingIds(db, former);
  return [...new Set([...(id === undefined ? [] : [id]), ...former.filter((one) => !living.includes(one))])];
}

/** Every name that people had: in the log they are called as they were then. */
function namesIn(deeds: Awaited<ReturnType<typeof people.findAuditEventsOf>>, ids: string[]): string[] {
  return deeds.flatMap(({ who_id, who, subject, before, after }) => [
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
