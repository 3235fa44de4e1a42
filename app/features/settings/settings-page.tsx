import { staffSettings } from "content/staff-settings.ts";
import { useState } from "react";
import { data, href } from "react-router";
import type { SentForm } from "../../server/http/handle-form.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import { type Sender, senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { StaffAnswer } from "../../values/staff-form-result.ts";
import { newerRejection } from "../../cms/handle-content-form.server.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import type { Route } from "./+types/settings-page";
import { changeSettings, markSettings } from "./change-settings.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { RetentionForm } from "./retention-form.tsx";
import { BankForm, SettingsForm } from "./settings-form.tsx";
import { bankFormSchema, retentionFormSchema, settingsFormSchema, settingsLists } from "./settings-form-schema.ts";
import { canChangeContact, mayChangeBank, mayChangeRetention } from "./settings-permissions.ts";
import type { SiteSettings } from "./settings-schema.ts";
import { contactFields, writtenBankOf, writtenOf, writtenRetentionOf } from "./settings-form-values.ts";

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
  const sender = senderOf(context);
  const plan = { name: "settings", notYet: words.notYet };
  const { done, rejected } = await answerStaffForm(sender.site, sender.visit, request, plan, async (form) => {
    await acceptSettings(sender, form);
    return words.saved;
  });
  return rejected ? data<StaffAnswer>(rejected.answer, rejected.status) : data<StaffAnswer>({ done });
}

/** Keeps the settings of one of the three forms. @throws FormRejection when somebody else changed them meanwhile */
async function acceptSettings({ site, member }: Sender, { typed, check }: SentForm): Promise<void> {
  const seen = /^\d{1,15}$/.test(typed.version?.[0] ?? "") ? Number(typed.version?.[0]) : undefined;
  const change = async (
    wanted: Parameters<typeof changeSettings>[2],
    savedOf: (settings: SiteSettings) => Record<string, string | string[]>,
  ) => {
    const newer = await changeSettings(site, member, wanted, seen);
    if (newer) throw newerRejection(words.newer, markSettings(newer), savedOf(newer), typed, words.labels);
  };
  switch (typed.form?.[0]) {
    case "bank": {
      const { checked: _compared, ...bank } = check(bankFormSchema);
      return change({ bank }, writtenBankOf);
    }
    case "retention": {
      if (!mayChangeRetention(member)) throw new Refusal("adminsOnly");
      return change({ retention: check(retentionFormSchema) }, writtenRetentionOf);
    }
    default: {
      const now = await findSettings(site);
      if (!canChangeContact(member)) Object.assign(typed, contactOf(now, typed));
      const { shares, phone, email, volunteerFormUrl, social, ...settings } = check(settingsFormSchema, settingsLists);
      const { label } = now.donationDistribution;
      const contact = canChangeContact(member) ? { phone, email, volunteerFormUrl, social } : {};
      return change({ ...settings, ...contact, donationDistribution: { label, shares } }, writtenOf);
    }
  }
}

/**
 * The fields that an editor's form does not have, because it is not asked how visitors reach the foundation.
 *
 * @throws Refusal adminsOnly for a form that says something else than what is saved
 */
function contactOf(settings: SiteSettings, typed: Record<string, string[]>): Record<string, string[]> {
  const now: Record<string, string[]> = writtenOf(settings);
  const isOther = (name: string) =>
    typed[name] !== undefined && JSON.stringify(typed[name]) !== JSON.stringify(now[name]);
  if (contactFields.some(isOther)) throw new Refusal("adminsOnly");
  return Object.fromEntries(contactFields.map((name) => [name, now[name] ?? []]));
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
