import { staffSettings } from "content/staff-settings.ts";
import { useState } from "react";
import { data, href } from "react-router";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/settings-page";
import { changeSettings } from "./change-settings.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { BankForm, SettingsForm } from "./settings-form.tsx";
import { bankFormSchema, settingsFormSchema, settingsLists } from "./settings-form-schema.ts";
import { mayChangeBank } from "./settings-rules.ts";

const words = staffSettings;

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await findSettings(context.get(siteContext));
  return { settings, mayChangeBank: mayChangeBank(context.get(staffContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  const typed = await readStaffForm(request);
  if (typed.form?.[0] === "bank") {
    const { fields, refused } = checkStaffForm(typed, bankFormSchema, words.notYet);
    if (refused) return data(refused, 422);
    const { checked: _compared, ...bank } = fields;
    await changeSettings(site, member, { bank });
  } else {
    const { fields, refused } = checkStaffForm(typed, settingsFormSchema, words.notYet, settingsLists);
    if (refused) return data(refused, 422);
    const { shares, ...settings } = fields;
    const { label } = (await findSettings(site)).donationDistribution;
    await changeSettings(site, member, { ...settings, donationDistribution: { label, shares } });
  }
  return { done: words.saved } satisfies StaffAnswer;
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [said, setSaid] = useState<string>();
  const path = href("/admin/settings");
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <SettingsForm settings={loaderData.settings} action={path} onDone={setSaid} />
      {loaderData.mayChangeBank && <BankForm bank={loaderData.settings.bank} action={path} onDone={setSaid} />}
    </>
  );
}
