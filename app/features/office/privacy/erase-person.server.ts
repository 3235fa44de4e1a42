import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { eraseGuest } from "../../events/guests/forget-guests.server.ts";
import { eraseVolunteer } from "../../events/volunteers/forget-volunteers.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { eraseFromStatements } from "../../giving/bank-statements/tend-statements.server.ts";
import { eraseDonor } from "../../giving/gifts/donor-commands.server.ts";
import { deleteFiles, deleteProfilePhotos, requireFiles } from "../../media/photos/delete-photo.server.ts";
import { deleteFormerAddresses } from "../../people/users/find-settled-people.server.ts";
import { deleteUserWithin } from "../../people/users/user-commands.server.ts";
import { emailKinds } from "../../publishing/newsletter/newsletter-emails.ts";
import { eraseSubscriber } from "../../publishing/newsletter/subscriber-commands.server.ts";
import * as store from "./erase-queries.server.ts";
import { erasedName, someVolunteer, withoutAddress, withoutPerson } from "./erased-text.ts";
import { privacyErrors } from "./find-person.server.ts";
import { type Gathered, gatherPerson, nameInAuditLog } from "./gather-person.server.ts";
import { replaceInRecords } from "./occurrence-queries.server.ts";
import { findAddresses } from "./person-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";
import {
  findEmailsNaming,
  replaceBylines,
  replaceCounters,
  replaceInEmails,
  replaceStaffNames,
} from "./staff-name-queries.server.ts";

/**
 * Erases all personal data of an address, in one transaction. `docs/decisions/019-peoples-data.md` lists exceptions.
 * @param email in lower case
 * @param isUnnamed also removes the name from the person's posts, and from who counted at events
 * @throws AppError adminsOnly, foundationAddress, notYourself, lastAdmin, filesAway, filesStay
 */
export async function erasePerson(ctx: AppContext, member: StaffMember, email: string, isUnnamed: boolean) {
  if (!canAnswerDataRequests(member)) throw new AppError("adminsOnly");
  const { email: own } = await findSettings(ctx);
  // All contact messages go to this address, and belong to others.
  if (own.toLowerCase() === email) throw new AppError(privacyErrors.foundationAddress);
  await requireFiles(ctx);
  const files = await withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(ctx, email);
    const { account, ids, names, emails } = found;
    const portraits = await deleteProfilePhotos(ctx, { id: account?.id, names }, someVolunteer);
    if (account) await deleteUserWithin(ctx, member, account.id);
    if (isUnnamed) await store.renameAuthor(transaction, idsOf(found.posts), someVolunteer);
    // Others leave no suppression, so that they can subscribe one day.
    if (isReader(found)) await eraseSubscriber(ctx, email);
    await eraseDonor(ctx, email, names, erasedName);
    await eraseGuest(ctx, email);
    await eraseVolunteer(ctx, email);
    await eraseFromStatements(ctx);
    await store.deleteRows(transaction, "outbox_emails", idsOf(emails));
    await store.deleteRows(transaction, "messages", idsOf(found.messages));
    // Last: deleting an account adds audit events.
    await deleteFormerAddresses(ctx, ids);
    await replaceStaffNames(ctx, names, erasedName);
    if (isUnnamed) await replaceBylines(ctx, names, someVolunteer);
    await replaceCounters(ctx, names);
    await replaceInEmails(ctx, await findEmailsNaming(ctx, names, own.toLowerCase()), erasedName);
    await store.replaceInAuditLog(transaction, ids, erasedName, withoutPerson);
    await store.deleteVerifications(transaction, ids, email);
    await replaceInRecords(ctx, email, (text) => withoutAddress(text, email));
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data erased", subject });
    await recordClosing(ctx, { kind: "erased", key: subject, value: isUnnamed ? "posts too" : "" });
    return portraits;
  });
  await dropErasedBytes(ctx);
  await deleteFiles(ctx, files);
}

/** Every address of somebody, in lower case. */
export const listAddresses = ({ db }: Pick<AppContext, "db">): Promise<string[]> => findAddresses(db);

function isReader({ emails, subscription, unconfirmed }: Gathered): boolean {
  const kinds: string[] = Object.values(emailKinds);
  return subscription !== undefined || unconfirmed.length > 0 || emails.some(({ kind }) => kinds.includes(kind));
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
