import type { Database } from "../../server/db/database.server.ts";
import { emptyLog } from "../../server/db/truncate-wal.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { letterKinds } from "../newsletter/newsletter-email-kinds.ts";
import { eraseSubscriber } from "../newsletter/suppress-address.server.ts";
import { deleteUserWithin } from "../users/delete-user.server.ts";
import { needFiles, removeFiles } from "../photos/delete-files.server.ts";
import { removePortraits } from "../photos/delete-profile-photos.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { withoutAddress, withoutPerson } from "./address-in-text.ts";
import * as store from "./erase-queries.server.ts";
import { type Gathered, gatherPerson } from "./gather-person.server.ts";
import { erasedMark, someVolunteer } from "./erased-names.ts";
import { replaceInRecords } from "./occurrence-queries.server.ts";
import { nameInLog } from "./name-person.server.ts";
import { mayAnswerDataRequests } from "./privacy-permissions.ts";

/**
 * Erases everything that is kept about an address, all or nothing. `docs/decisions/019-peoples-data.md` says what stays.
 *
 * @param email in lower case
 * @param isUnnamed takes the name off the person's posts as well
 * @throws Refusal adminsOnly, foundationAddress, notYourself, lastAdmin, filesAway, filesStay
 */
export async function erasePerson(site: Site, member: StaffMember, email: string, isUnnamed: boolean): Promise<void> {
  if (!mayAnswerDataRequests(member)) throw new Refusal("adminsOnly");
  const { email: own } = await findSettings(site);
  // Every contact message goes there: they are other people's.
  if (own.toLowerCase() === email) throw new Refusal("foundationAddress");
  await needFiles(site);
  const files = await withTransaction(site, async (site, transaction) => {
    const found = await gatherPerson(transaction, email);
    const { account } = found;
    const portraits = await removePortraits(transaction, { id: account?.id, names: found.names }, someVolunteer);
    if (account) await deleteUserWithin(site, transaction, member, account.id);
    if (isUnnamed) await store.renameAuthor(transaction, idsOf(found.posts), someVolunteer);
    await eraseWords(site, transaction, found);
    // Last, for deleting an account writes lines of its own.
    await eraseTraces(transaction, found);
    await keepDeed(site, transaction, member, { what: "person's data erased", subject: nameInLog(site, email) });
    return portraits;
  });
  await emptyLog(site);
  await removeFiles(site, files);
}

/** What the person wrote to the foundation, and what it wrote to them. */
async function eraseWords(site: Site, transaction: Database, found: Gathered): Promise<void> {
  const { email, letters, subscription, unconfirmed } = found;
  const kinds: string[] = Object.values(letterKinds);
  const isReader =
    subscription !== undefined || unconfirmed.length > 0 || letters.some(({ kind }) => kinds.includes(kind));
  // Who never had to do with the newsletter may still subscribe one day.
  if (isReader) await eraseSubscriber(site, transaction, email);
  await store.deleteLetters(transaction, idsOf(letters));
  await store.deleteMessages(transaction, idsOf(found.messages));
}

/** Where the person is named in records of the foundation. */
async function eraseTraces(transaction: Database, { email, ids, names }: Gathered): Promise<void> {
  await store.replaceNames(transaction, names, erasedMark);
  await store.replaceInDeeds(transaction, ids, erasedMark, withoutPerson);
  await store.deleteVerifications(transaction, ids, email);
  await replaceInRecords(transaction, email, (text) => withoutAddress(text, email));
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
