import { createHash } from "node:crypto";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { onlyFor } from "../../../server/auth/require-may.server.ts";
import { rereadSiteClock } from "../../../server/clock/site-clock.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { HasRoles } from "../../../values/roles.ts";
import { findSettings, isOwnEmail } from "./find-settings.server.ts";
import { contactAddressChangedEmail } from "./settings-emails.tsx";
import { contactSettings } from "./settings-form-values.ts";
import {
  canChangeContact,
  canChangeCountry,
  canChangeGiving,
  canChangeHeadlines,
  canChangeRetention,
  canChangeSettings,
  canSwitchFaces,
} from "./settings-permissions.ts";
import { saveSetting } from "./settings-queries.server.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** A version of the settings: a hash that changes with any of them that a form has. */
export function markSettings({
  welcomedAt: _ended,
  mailArrivedAt: _arrived,
  claims: _confirmed,
  ...settings
}: SiteSettings): number {
  return Number.parseInt(createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 12), 16);
}

/** The version at which a form was opened; undefined for a form without. */
export function seenSettings({ version: [version = ""] = [] }: Record<string, string[]>): number | undefined {
  return /^\d{1,15}$/.test(version) ? Number(version) : undefined;
}

/**
 * Changes settings, with an audit event for each difference. A new foundation e-mail is announced to the old
 * address, unless that was the sample's.
 * @param seen version at which the form was opened; undefined skips the check
 * @returns the current settings on a conflict: nothing is stored then
 * @throws AppError adminsOnly for retention and contact details by an editor
 */
export async function changeSettings(
  ctx: AppContext,
  member: StaffMember,
  wanted: Partial<SiteSettings>,
  seen?: number,
): Promise<SiteSettings | undefined> {
  const current = await withTransaction(ctx, (ctx) => changeSettingsIn(ctx, member, wanted, seen));
  if ("country" in wanted || "otherCountry" in wanted) await rereadSiteClock(ctx);
  return current;
}

/** Changes the settings as `changeSettings` does, inside a transaction that changes more. */
export async function changeSettingsIn(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name" | "roles">,
  wanted: Partial<SiteSettings>,
  seen?: number,
): Promise<SiteSettings | undefined> {
  if (!canChange(member, wanted)) throw onlyFor((one) => canChange(one, wanted));
  const now = await findSettings(ctx);
  if (seen !== undefined && seen !== markSettings(now)) return now;
  for (const [name, after] of Object.entries(wanted)) {
    const before = now[name as keyof SiteSettings];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await saveSetting(ctx.db, name, after);
    const subject = `setting:${name}`;
    await recordAuditEvent(ctx, ctx.db, member, { what: "setting changed", subject, before, after });
    // The sample's address is not the foundation's.
    if (name !== "email" || !isOwnEmail(now)) continue;
    const about = { to: now.email, now: String(after), foundation: now.name, by: member.name };
    await enqueueEmail(ctx, ctx.db, contactAddressChangedEmail(about), { kind: "contact-address-changed" });
  }
  return undefined;
}

const countrySettings = ["country", "otherCountry", "lawRead"] as const;

/** Whether this member may change all of these settings. */
export function canChange(member: HasRoles, wanted: Partial<SiteSettings>): boolean {
  // Two people change them: see `features/bank`.
  if ("bank" in wanted) return false;
  if (countrySettings.some((name) => name in wanted) && !canChangeCountry(member)) return false;
  if ("giving" in wanted && !canChangeGiving(member)) return false;
  if ("countFaces" in wanted && !canSwitchFaces(member)) return false;
  if ("headlineSums" in wanted && !canChangeHeadlines(member)) return false;
  if ("retention" in wanted && !canChangeRetention(member)) return false;
  if (contactSettings.some((name) => name in wanted) && !canChangeContact(member)) return false;
  return canChangeSettings(member);
}
