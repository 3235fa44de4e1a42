import { createHash } from "node:crypto";
import { contactAddressChangedEmail } from "../../emails/contact-address-changed-email.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { contactSettings } from "./settings-form-values.ts";
import { canChangeBank, canChangeContact, canChangeRetention, canChangeSettings } from "./settings-permissions.ts";
import { keepSetting } from "./settings-queries.server.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** A number that stands for what the settings are: another one as soon as any of them changes. */
export function markSettings(settings: SiteSettings): number {
  return Number.parseInt(createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 12), 16);
}

/**
 * Changes settings; each that is new is written down with what it was before. The old e-mail address of the foundation is
 * told of a new one.
 *
 * @param seen the mark of the settings that the form was opened with; none where nobody compares
 * @returns what they are now, where somebody else changed them meanwhile: then nothing is kept
 * @throws Refusal adminsOnly for bank details, times of keeping and ways to reach the foundation by an editor
 */
export async function changeSettings(
  ctx: AppContext,
  member: StaffMember,
  wanted: Partial<SiteSettings>,
  seen?: number,
): Promise<SiteSettings | undefined> {
  if (!canChange(member, wanted)) throw new AppError("adminsOnly");
  return withTransaction(ctx, async (ctx, transaction) => {
    const now = await findSettings({ ...ctx, db: transaction });
    if (seen !== undefined && seen !== markSettings(now)) return now;
    for (const [name, after] of Object.entries(wanted)) {
      const before = now[name as keyof SiteSettings];
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      await keepSetting(transaction, name, after);
      await recordAuditEvent(ctx, transaction, member, {
        what: "setting changed",
        subject: `setting:${name}`,
        before,
        after,
      });
      if (name === "email") await tellOldAddress(ctx, transaction, member, now, String(after));
    }
    return undefined;
  });
}

/** Puts the e-mail to the old address into the outbox, in the transaction of the change. */
async function tellOldAddress(
  ctx: AppContext,
  db: OpenTransaction,
  member: StaffMember,
  before: SiteSettings,
  now: string,
) {
  const letter = contactAddressChangedEmail({ to: before.email, now, foundation: before.name, by: member.name });
  await enqueueEmail(ctx, db, letter, { kind: "contact-address-changed" });
}

function canChange(member: StaffMember, wanted: Partial<SiteSettings>): boolean {
  if ("bank" in wanted && !canChangeBank(member)) return false;
  if ("retention" in wanted && !canChangeRetention(member)) return false;
  if (contactSettings.some((name) => name in wanted) && !canChangeContact(member)) return false;
  return canChangeSettings(member);
}
