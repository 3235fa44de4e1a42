import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { truncateWal } from "../../server/db/truncate-wal.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { emailKinds } from "../newsletter/newsletter-emails.ts";
import { eraseSubscriber } from "../newsletter/suppress-address.server.ts";
import { deleteFiles, requireFiles } from "../photos/delete-files.server.ts";
import { deleteProfilePhotos } from "../photos/delete-profile-photos.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { deleteUserWithin } from "../users/user-commands.server.ts";
import * as store from "./erase-queries.server.ts";
import { erasedName, someVolunteer, withoutAddress, withoutPerson } from "./erased-text.ts";
import { privacyErrors } from "./find-person.server.ts";
import { type Gathered, gatherPerson, nameInAuditLog } from "./gather-person.server.ts";
import { replaceInRecords } from "./occurrence-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

/**
 * Erases all personal data of an address, in one transaction. `docs/decisions/019-peoples-data.md` lists exceptions.
 * @param email in lower case
 * @param isUnnamed also removes the name from the person's posts
 * @throws AppError adminsOnly, foundationAddress, notYourself, lastAdmin, filesAway, filesStay
 */
export async function erasePerson(ctx: AppContext, member: StaffMember, email: string, isUnnamed: boolean) {
  if (!canAnswerDataRequests(member)) throw new AppError("adminsOnly");
  const { email: own } = await findSettings(ctx);
  // All contact messages go to this address, and belong to others.
  if (own.toLowerCase() === email) throw new AppError(privacyErrors.foundationAddress);
  await requireFiles(ctx);
  const files = await withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(transaction, email);
    const { account } = found;
    const portraits = await deleteProfilePhotos(transaction, { id: account?.id, names: found.names }, someVolunteer);
    if (account) await deleteUserWithin(ctx, member, account.id);
    if (isUnnamed) await store.renameAuthor(transaction, idsOf(found.posts), someVolunteer);
    await eraseWords(ctx, transaction, found);
    // Last: deleting an account adds audit events.
    await eraseTraces(transaction, found);
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data erased", subject });
    return portraits;
  });
  await truncateWal(ctx);
  await deleteFiles(ctx, files);
}

async function eraseWords(ctx: AppContext, transaction: Database, found: Gathered): Promise<void> {
  const { email, emails, subscription, unconfirmed } = found;
  const kinds: string[] = Object.values(emailKinds);
  const isReader =
    subscription !== undefined || unconfirmed.length > 0 || emails.some(({ kind }) => kinds.includes(kind));
  // Otherwise leaves no suppression, so that the person can subscribe one day.
  if (isReader) await eraseSubscriber(ctx, transaction, email);
  await store.deleteEmails(transaction, idsOf(emails));
  await store.deleteMessages(transaction, idsOf(found.messages));
}

async function eraseTraces(transaction: Database, { email, ids, names }: Gathered): Promise<void> {
  await store.replaceNames(transaction, names, erasedName);
  await store.replaceInAuditLog(transaction, ids, erasedName, withoutPerson);
  await store.deleteVerifications(transaction, ids, email);
  await replaceInRecords(transaction, email, (text) => withoutAddress(text, email));
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
