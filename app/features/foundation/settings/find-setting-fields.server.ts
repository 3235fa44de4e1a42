import { askedOfSettings } from "content/staff-asked-foundation.ts";
import { staffFaces } from "content/staff-faces.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { staffSettings } from "content/staff-settings.ts";
import type { FindStaffDestinations, StaffDestination } from "../../../server/staff-destination.ts";
import { findCountry } from "./find-settings.server.ts";
import { givingFields } from "./giving-form-schema.ts";
import { retentionFormSchema } from "./settings-form-schema.ts";
import { contactFields, persons, settingTexts } from "./settings-form-values.ts";
import {
  canChangeContact,
  canChangeGiving,
  canChangeRetention,
  canChangeSettings,
  canSwitchFaces,
} from "./settings-permissions.ts";

/** Finds the settings that a member may change, for the jump box, by their labels. */
export const findSettingFields: FindStaffDestinations = async (ctx, member) => {
  if (!canChangeSettings(member)) return [];
  const isContact = (name: string) => contactFields.some((field) => field === name);
  const isPerson = (name: string) => persons.some((field) => field === name);
  const texts = settingTexts.filter((name) => canChangeContact(member) || !isContact(name));
  const retention = Object.keys(retentionFormSchema.entries) as (keyof typeof retentionFormSchema.entries)[];
  const { labels } = staffSettings;
  const giving: Record<string, string> = {
    ...staffReceipts.settings.labels,
    registration: (await findCountry(ctx)).register,
  };
  return [
    ...texts.map((name) =>
      isPerson(name)
        ? fieldOf("persons", name, labels[name], "/admin/help-numbers")
        : fieldOf("settings", name, labels[name]),
    ),
    ...(canChangeRetention(member) ? retention.map((name) => fieldOf("retention", name, labels[name])) : []),
    ...(canSwitchFaces(member) ? [fieldOf("faces", "countFaces", staffFaces.settings.countFaces)] : []),
    ...(canChangeGiving(member) ? givingFields.map((name) => fieldOf("giving", name, giving[name] ?? name)) : []),
  ];
};

/** @param form prefix of the fields' HTML ids @param page with the form */
const fieldOf = (
  form: string,
  name: string,
  label: string,
  page: "/admin/settings" | "/admin/help-numbers" = "/admin/settings",
): StaffDestination => ({
  kind: "setting",
  label,
  alsoCalled: askedOfSettings[name] ?? "",
  path: `${page}#${form}-${name}`,
  icon: "settings",
});
