import { staffSettings } from "content/staff-settings.ts";
import { useState } from "react";
import { data, href } from "react-router";
import { Refusal } from "../../platform/refusals.ts";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Difference, StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import { compareWritten } from "../desk/compare-written.ts";
import type { Typed } from "../desk/kept-draft.ts";
import type { Route } from "./+types/settings-page";
import { changeSettings, markSettings } from "./change-settings.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { RetentionForm } from "./retention-form.tsx";
import { BankForm, SettingsForm } from "./settings-form.tsx";
import { bankFormSchema, retentionFormSchema, settingsFormSchema, settingsLists } from "./settings-form-schema.ts";
import { canChangeContact, mayChangeBank, mayChangeRetention } from "./settings-rules.ts";
import type { SiteSettings } from "./settings-schema.ts";
import { contactFields, writtenBankOf, writtenOf, writtenRetentionOf } from "./written-settings.ts";

const words = staffSettings;

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await findSettings(context.get(siteContext));
  const member = context.get(staffContext);
  return {
    settings,
    version: markSettings(settings),
    canChangeContact: canChangeContact(member),
    mayChangeBank: mayChangeBank(member),
    mayChangeRetention: mayChangeRetention(member),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  const typed = await readStaffForm(request);
  const seen = /^\d{1,15}$/.test(typed.version?.[0] ?? "") ? Number(typed.version?.[0]) : undefined;
  if (typed.form?.[0] === "bank") {
    const { fields, refused } = checkStaffForm(typed, bankFormSchema, words.notYet);
    if (refused) return data(refused, 422);
    const { checked: _compared, ...bank } = fields;
    const newer = await changeSettings(site, member, { bank }, seen);
    if (newer) return refuseOlder(newer, compareWritten(writtenBankOf(newer), typed, words.labels));
  } else if (typed.form?.[0] === "retention") {
    if (!mayChangeRetention(member)) throw new Refusal("adminsOnly");
    const { fields: retention, refused } = checkStaffForm(typed, retentionFormSchema, words.notYet);
    if (refused) return data(refused, 422);
    const newer = await changeSettings(site, member, { retention }, seen);
    if (newer) return refuseOlder(newer, compareWritten(writtenRetentionOf(newer), typed, words.labels));
  } else {
    const now = await findSettings(site);
    const whole = canChangeContact(member) ? typed : withContactOf(now, typed);
    const { fields, refused } = checkStaffForm(whole, settingsFormSchema, words.notYet, settingsLists);
    if (refused) return data(refused, 422);
    const { shares, phone, email, volunteerFormUrl, social, ...settings } = fields;
    const { label } = now.donationDistribution;
    const contact = canChangeContact(member) ? { phone, email, volunteerFormUrl, social } : {};
    const wanted = { ...settings, ...contact, donationDistribution: { label, shares } };
    const newer = await changeSettings(site, member, wanted, seen);
    if (newer) return refuseOlder(newer, compareWritten(writtenOf(newer), typed, words.labels));
  }
  return { done: words.saved } satisfies StaffAnswer;
}

/**
 * The form of an editor, who is not asked how visitors reach the foundation, with what that is now.
 *
 * @throws Refusal adminsOnly for a form that says something else
 */
function withContactOf(settings: SiteSettings, typed: Typed): Typed {
  const now: Typed = writtenOf(settings);
  const isOther = (name: string) =>
    typed[name] !== undefined && JSON.stringify(typed[name]) !== JSON.stringify(now[name]);
  if (contactFields.some(isOther)) throw new Refusal("adminsOnly");
  return { ...typed, ...Object.fromEntries(contactFields.map((name) => [name, now[name] ?? []])) };
}

/** Somebody else changed the settings while this form was open. */
function refuseOlder(settings: SiteSettings, differences: Difference[]) {
  const newer = { version: markSettings(settings), differences };
  return data({ message: words.newer, errors: {}, newer } satisfies StaffAnswer, 409);
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [said, setSaid] = useState<string>();
  const { settings, version } = loaderData;
  const form = { settings, version, action: href("/admin/settings"), onDone: setSaid };
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <SettingsForm {...form} canChangeContact={loaderData.canChangeContact} />
      {loaderData.mayChangeBank && <BankForm {...form} />}
      {loaderData.mayChangeRetention && <RetentionForm {...form} />}
    </>
  );
}
