import { countryOf } from "content/countries/index.ts";
import { firstSettings } from "content/site.ts";
import { staffBank } from "content/staff-bank.ts";
import { staffFigures } from "content/staff-figures.ts";
import { staffHome } from "content/staff-home.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffRedirects } from "content/staff-redirects.ts";
import { staffSettings as words } from "content/staff-settings.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { href } from "react-router";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import { onlyFor, requireMay } from "../../../server/auth/require-may.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender, staffContext } from "../../../server/context.server.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/settings-page";
import { askAboutTelephones } from "./ask-about-telephones.server.ts";
import { changeSettings, markSettings, seenSettings } from "./change-settings.server.ts";
import { FacesSettingsForm } from "./faces-settings-form.tsx";
import { findSettings } from "./find-settings.server.ts";
import { givingFormSchema, givingValuesOf } from "./giving-form-schema.ts";
import { GivingSettingsForm } from "./giving-settings-form.tsx";
import { protectSettings } from "./protect-settings.server.ts";
import { sampleValuesOf } from "./settings-facts.ts";
import { AdminSettingsForm, SettingsForm } from "./settings-form.tsx";
import { personsFormSchema, retentionFormSchema, settingsFormSchema, settingsLists } from "./settings-form-schema.ts";
import { contactFields, formValuesOf, groupValuesOf, roomValuesOf } from "./settings-form-values.ts";
import { canChangeContact, canChangeGiving, canChangeRetention, canChangeSettings } from "./settings-permissions.ts";
import type { SiteSettings } from "./settings-schema.ts";

export const handle: StaffHandle = { staff: { who: canChangeSettings } };

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await findSettings(context.get(appContext));
  const member = context.get(staffContext);
  const can = {
    contact: canChangeContact(member),
    retention: canChangeRetention(member),
    giving: canChangeGiving(member),
  };
  const sample = sampleValuesOf(settings, firstSettings);
  return { settings, version: markSettings(settings), can, sample, registration: registerLabelOf(settings) };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "settings", notYet: words.notYet, isEchoed: true }, async (form, sender) => {
    await acceptSettings(sender, form);
    return words.saved;
  });

const allLabels = () => ({ ...staffReceipts.settings.labels, ...words.labels });

const registerLabelOf = ({ country }: SiteSettings): string => countryOf(country).register;

/** Saves one of the three forms. @throws FormError after a conflict */
async function acceptSettings({ ctx, member, requestInfo }: Sender, { formValues, check }: SentForm): Promise<void> {
  const seen = seenSettings(formValues);
  const change = async (
    wanted: Parameters<typeof changeSettings>[2],
    savedOf: (settings: SiteSettings) => Record<string, string | string[]>,
  ) => {
    await protectSettings({ ctx, member }, wanted, { formValues, notYet: words.notYet });
    const newer = await changeSettings(ctx, member, wanted, seen, requestInfo);
    if (newer === undefined) return;
    const labels = { ...allLabels(), registration: registerLabelOf(newer) };
    throw newerRejection(words.newer, markSettings(newer), savedOf(newer), formValues, labels);
  };
  switch (formValues.form?.[0]) {
    // The form was opened in an earlier release.
    case "bank":
      throw new FormError(staffBank.moved);
    case "retention": {
      requireMay(member, canChangeRetention);
      return change({ retention: check(retentionFormSchema) }, (newer) => groupValuesOf(newer.retention));
    }
    case "giving": {
      requireMay(member, canChangeGiving);
      return change({ giving: check(givingFormSchema) }, givingValuesOf);
    }
    case "faces":
      return change({ countFaces: formValues.countFaces !== undefined }, () => ({}));
    default: {
      const now = await findSettings(ctx);
      await askAboutTelephones(ctx, formValues, { phone: now.phone }, { notYet: words.notYet });
      if (!canChangeContact(member)) Object.assign(formValues, contactOf(now, formValues));
      const { shares, phone, email, volunteerFormUrl, social, ...settings } = check(
        settingsFormSchema({ founded: now.founded, today: siteDate(ctx.clock.now()) }),
        settingsLists,
      );
      const { label, shares: last } = now.donationDistribution;
      // Forms of an earlier release also contain the contact persons.
      const persons = formValues.safeguardingContact === undefined ? {} : check(personsFormSchema);
      const contact = canChangeContact(member) ? { phone, email, volunteerFormUrl, social, ...persons } : {};
      const wanted = {
        ...settings,
        ...contact,
        donationDistribution: { label, shares: now.sharesCountedAt === undefined ? shares : last },
      };
      return change(wanted, (newer) => roomValuesOf(newer, formValues));
    }
  }
}

/** Returns the contact fields; an editor's form omits them. @throws AppError adminsOnly if an editor changes them */
function contactOf(settings: SiteSettings, formValues: Record<string, string[]>): Record<string, string[]> {
  const now: Record<string, string[]> = formValuesOf(settings);
  const isOther = (name: string) =>
    formValues[name] !== undefined && JSON.stringify(formValues[name]) !== JSON.stringify(now[name]);
  if (contactFields.some(isOther)) throw onlyFor(canChangeContact);
  return Object.fromEntries(contactFields.map((name) => [name, now[name] ?? []]));
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState<string>();
  const { settings, version, can, sample, registration } = loaderData;
  const form = { settings, version, action: href("/admin/settings"), onDone: setStatusMessage };
  const done = statusMessage ?? actionData?.done;
  const refused = formErrorsOf(actionData);
  const plainOf = (name: string | undefined) => (refused?.formValues?.form?.[0] === name ? refused : undefined);
  return (
    <>
      <PageMeta title={staffShell.rooms.foundation} />
      <RoomHead heading={staffShell.rooms.foundation} lede={words.lede} />
      <div role="status">{done && <p className="alert alert--ok">{done}</p>}</div>
      <SettingsForm {...form} canChangeContact={can.contact} sample={sample} plain={plainOf(undefined)} />
      <div className="rare">
        {can.retention && (
          <Folded id="bank" heading={words.bank}>
            <p className="muted">{staffBank.settings}</p>
            <p>
              <ActLink label={staffBank.settingsLink} icon="gift" to={href("/admin/bank")} />
            </p>
          </Folded>
        )}
        {can.retention && <AdminSettingsForm {...form} id="retention" plain={plainOf("retention")} />}
        {can.retention && <FacesSettingsForm {...form} button={words.save} />}
        {can.giving && (
          <GivingSettingsForm {...form} registration={registration} button={words.save} plain={plainOf("giving")} />
        )}
        <Folded id="redirects" heading={staffRedirects.title}>
          <p className="muted">{staffRedirects.settings}</p>
          <p>
            <ActLink label={staffRedirects.open} icon="link" to={href("/admin/redirects")} />
          </p>
        </Folded>
      </div>
      {can.retention && (
        <p className="btns">
          <ActLink label={staffFigures.headlines.link} to={href("/admin/figures")} />
          <ActLink label={staffHome.checklist.bringBack} to={`${href("/admin")}?checklist`} />
        </p>
      )}
    </>
  );
}
