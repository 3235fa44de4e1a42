import { createHash } from "node:crypto";
import { staffSettings as words } from "content/staff-settings.ts";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { onlyFor } from "../../../server/auth/require-may.server.ts";
import { rereadSiteClock } from "../../../server/clock/site-clock.server.ts";
import type { AppContext, InTransaction, RequestInfo } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import type { HasRoles } from "../../../values/roles.ts";
import { findSettings, isOwnEmail } from "./find-settings.server.ts";
import { textsOfMoney } from "./protect-settings.server.ts";
import { isSureSetting } from "./setting-classes.ts";
import { contactAddressChangedEmail } from "./settings-emails.tsx";
import {
  canChangeContact,
  canChangeCountry,
  canChangeGiving,
  canChangeHeadlines,
  canChangeRetention,
  canChangeSettings,
  canSwitchFaces,
  changingSettings,
  changingSureSettings,
} from "./settings-permissions.ts";
import { saveSetting } from "./settings-queries.server.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Returns a version of the settings: a hash of all values that forms contain. */
export function markSettings({
  welcomedAt: _ended,
  mailArrivedAt: _arrived,
  claims: _confirmed,
  readPages: _read,
  sharesCountedAt: _counted,
  ...settings
}: SiteSettings): number {
  return Number.parseInt(createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 12), 16);
}

/** Returns the settings' version when the form was opened; undefined if the form has none. */
export function seenSettings({ version: [version = ""] = [] }: Record<string, string[]>): number | undefined {
  return /^\d{1,15}$/.test(version) ? Number(version) : undefined;
}

/**
 * Changes settings and records each difference in the audit log. The money guard checks every text. Tells the previous
 * e-mail address about a new one, unless the previous address is the sample's. Changing `sure` settings requires a
 * fresh sign-in when payment methods are public.
 * @param seen settings' version when the form was opened; undefined skips the check
 * @returns the current settings after a conflict; nothing is stored then
 * @param proof request with a fresh sign-in, or `undo`; without proof, changes of sure settings are refused
 * @throws AppError adminsOnly if an editor changes retention or contact details; FormError of the money guard; Response
 * that redirects to the password page
 */
export async function changeSettings(
  ctx: AppContext,
  member: StaffMember,
  wanted: Partial<SiteSettings>,
  seen?: number,
  proof?: Proof,
): Promise<SiteSettings | undefined> {
  const current = await withTransaction(ctx, (ctx) => changeSettingsIn(ctx, member, wanted, seen, proof));
  if (["country", "otherCountry", "language"].some((name) => name in wanted)) await rereadSiteClock(ctx);
  return current;
}

/** The request with a fresh sign-in, or `undo` for the undo of a change. */
export type Proof = RequestInfo | "undo";

/** Like `changeSettings`, in the caller's transaction. */
export async function changeSettingsIn(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name" | "roles">,
  wanted: Partial<SiteSettings>,
  seen?: number,
  proof?: Proof,
): Promise<SiteSettings | undefined> {
  requireAct({ member }, changingSettings);
  if (!canChange(member, wanted)) throw onlyFor((one) => canChange(one, wanted));
  const now = await findSettings(ctx);
  if (seen !== undefined && seen !== markSettings(now)) return now;
  const changed = Object.entries(wanted).filter(
    ([name, after]) => JSON.stringify(now[name as keyof SiteSettings]) !== JSON.stringify(after),
  );
  if (proof !== "undo") await refuseMoney(ctx, textsOfMoney(Object.fromEntries(changed)), words.notYet);
  const areLive = await ctx.moneyGuard.areWaysLive(ctx);
  const sure = changed.map(([name]) => name).filter((name) => isSureSetting(name) && (areLive || name === "trustees"));
  if (sure.length > 0) requireProof(member, proof);
  for (const [name, after] of changed) {
    const before = now[name as keyof SiteSettings];
    await saveSetting(ctx.db, name, after);
    if (sure.some((one) => one === name))
      await ctx.events.sureFactChanged(ctx, member, {
        kind: "setting",
        key: name,
        before: JSON.stringify(before ?? null),
        after: JSON.stringify(after),
      });
    const subject = `setting:${name}`;
    await recordAuditEvent(ctx, ctx.db, member, { what: "setting changed", subject, before, after });
    // The sample's address does not belong to the foundation.
    if (name !== "email" || !isOwnEmail(now)) continue;
    const about = { to: now.email, now: String(after), foundation: now.name, by: member.name };
    await enqueueEmail(ctx, ctx.db, contactAddressChangedEmail(about), { kind: "contact-address-changed" });
  }
  return undefined;
}

/** @throws Response that redirects to the password page; FormError without proof */
function requireProof(member: HasRoles, proof: Proof | undefined): void {
  if (proof === "undo") return;
  if (proof === undefined) throw new FormError(`${words.notYet} ${words.fromPage}`);
  requireAct({ member, requestInfo: proof }, changingSureSettings);
}

/** Settings of the country and its language, and who read the law and the pages. */
const settingsOfAdmins = ["country", "otherCountry", "lawRead", "language", "readPages"] as const;

/** Returns true if this member may change all of these settings. */
export function canChange(member: HasRoles, wanted: Partial<SiteSettings>): boolean {
  // Two people change bank details: see `features/bank`.
  if ("bank" in wanted) return false;
  if (settingsOfAdmins.some((name) => name in wanted) && !canChangeCountry(member)) return false;
  if ("giving" in wanted && !canChangeGiving(member)) return false;
  if ("countFaces" in wanted && !canSwitchFaces(member)) return false;
  if ("headlineSums" in wanted && !canChangeHeadlines(member)) return false;
  if ("retention" in wanted && !canChangeRetention(member)) return false;
  if (Object.keys(wanted).some(isSureSetting) && !canChangeContact(member)) return false;
  return canChangeSettings(member);
}
