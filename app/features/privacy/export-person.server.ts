import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { isSuppressed } from "../newsletter/suppress-address.server.ts";
import { type Gathered, gatherPerson, nameInAuditLog } from "./gather-person.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

/**
 * All personal data of an address, for its owner, without data of others. The audit log records the export without the
 * address.
 * @param email in lower case
 * @throws AppError adminsOnly
 */
export async function exportPerson(ctx: AppContext, member: StaffMember, email: string): Promise<object> {
  if (!canAnswerDataRequests(member)) throw new AppError("adminsOnly");
  return withTransaction(ctx, async (ctx, transaction) => {
    const found = await gatherPerson(transaction, email);
    const subject = nameInAuditLog(ctx, email);
    await recordAuditEvent(ctx, transaction, member, { what: "person's data exported", subject });
    return {
      email,
      writtenAt: ctx.clock.now().toISOString(),
      newsletterNeverWrites: await isSuppressed(ctx, email),
      ...partsOf(found),
    };
  });
}

function partsOf(found: Gathered) {
  const { account, signIns, signed, names, ids } = found;
  return {
    messages: found.messages,
    subscription: found.subscription ?? null,
    unconfirmedSubscriptions: found.unconfirmed,
    emailsToYou: found.emails
      .filter(({ isOthers }) => !isOthers)
      .map(({ kind, subject, state, created_at, sent_at }) => ({ kind, subject, state, created_at, sent_at })),
    account: account ? accountFields(account) : null,
    signIns: signIns ?? null,
    posts: found.posts,
    pictures: signed.pictures.map(({ id, uploaded_by, uploaded_at, consent_by, consent_at }) => ({
      id,
      uploadedAt: names.includes(uploaded_by ?? "") ? uploaded_at : null,
      confirmedConsentAt: names.includes(consent_by ?? "") ? consent_at : null,
    })),
    savedVersions: signed.versions,
    messagesMarkedAsRead: signed.read,
    newsletterIssues: signed.issues,
    // Others' actions on the account include the changes; the person's own actions on others do not.
    log: found.auditEvents.map(({ at, what, subject, who_id, before, after }) => ({
      at,
      what,
      subject,
      byYou: ids.includes(who_id),
      ...(ids.includes(subject.replace("user:", "")) && { before: readJson(before), after: readJson(after) }),
    })),
  };
}

function accountFields(account: NonNullable<Gathered["account"]>) {
  const { name, firstName, lastName, email, dob, position, role, createdAt, updatedAt, twoFactorEnabled } = account;
  return {
    ...{ name, firstName, lastName, email, dateOfBirth: dob, position, role, createdAt, updatedAt },
    secondStep: Boolean(twoFactorEnabled),
  };
}

function readJson(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
