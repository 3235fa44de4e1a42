import { replaceInAuditLog } from "../../../server/audit-log/audit-log-queries.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { nameInAuditLog } from "../../../server/closings/erased-people.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { deleteEmails } from "../../../server/db/stored-emails.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { AfterErasing } from "../../../server/personal-data.ts";
import { erasedName, someVolunteer } from "../../../values/erased-name.ts";
import { withoutAddress } from "../../../values/without-address.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { withoutPerson } from "./erased-text.ts";
import { whyNotErase } from "./find-person.server.ts";
import { gatherPerson } from "./gather-person.server.ts";
import { replaceInRecords } from "./occurrence-queries.server.ts";
import { findAddresses } from "./person-queries.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";
import { findEmailsNaming, replaceBylines, replaceInEmails, replaceStaffNames } from "./staff-name-queries.server.ts";

/**
 * Erases all personal data of an e-mail address, in one transaction. `docs/decisions/019-peoples-data.md` lists
 * exceptions.
 * @param email in lower case
 * @param isUnnamed also removes the name from the person's posts, and from the figures that the person counted
 * @throws AppError adminsOnly, foundationAddress, notYourself, lastAdmin, filesAway, filesStay
 */
export async function erasePerson(ctx: AppContext, member: StaffMember, email: string, isUnnamed: boolean) {
  requireMay(member, canAnswerDataRequests);
  for (const { person } of ctx.features) await person?.beforeErasing?.(ctx);
  const after = await withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(ctx, email);
    const reason = await whyNotErase(ctx, member, found);
    if (reason !== undefined) throw new AppError(reason);
    const { person } = found;
    const after: AfterErasing[] = [];
    for (const { feature, records } of found.ofFeatures) {
      const then = await feature.person?.erase?.(ctx, { ...person, member, isUnnamed }, records);
      if (then !== undefined) after.push(then);
    }
    await deleteEmails(
      transaction,
      "id",
      found.emails.map(({ id }) => id),
    );
    await replaceStaffNames(ctx, person.names, erasedName);
    if (isUnnamed) await replaceBylines(ctx, person.names, someVolunteer);
    const { email: office } = await findSettings(ctx);
    await replaceInEmails(ctx, await findEmailsNaming(ctx, person.names, office.toLowerCase()), erasedName);
    // Runs after the features, because the deletion of an account adds audit events.
    await replaceInAuditLog(transaction, person.accountIds, erasedName, withoutPerson);
    await replaceInRecords(ctx, email, (text) => withoutAddress(text, email));
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data erased", subject });
    await recordClosing(ctx, { kind: "erased", key: subject, value: isUnnamed ? "posts too" : "" });
    return after;
  });
  await dropErasedBytes(ctx);
  for (const then of after) await then(ctx);
}

/** Lists the e-mail addresses of all people, in lower case. */
export const listAddresses = (ctx: Pick<AppContext, "db" | "features">): Promise<string[]> => findAddresses(ctx);
