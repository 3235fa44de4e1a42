import type { SiteSettings } from "./settings-schema.ts";

/**
 * Who changes a setting. `sure`: it tells where money goes or whom to call, so admins who have just signed in change it, and
 * all admins and leads have an e-mail with the way back. A setting of which nothing is said is a type error.
 */
const classes = {
  name: "free",
  kind: "free",
  nameMeaning: "free",
  founded: "free",
  phone: "sure",
  email: "sure",
  town: "free",
  headOffice: "free",
  safeguardingContact: "sure",
  safeguardingPhone: "sure",
  privacyContact: "sure",
  social: "sure",
  volunteerFormUrl: "sure",
  introVideoId: "free",
  figures: "free",
  headlineSums: "free",
  donationDistribution: "free",
  giving: "sure",
  trustees: "sure",
  country: "free",
  otherCountry: "free",
  lawRead: "free",
  welcomedAt: "free",
  claims: "free",
  mailArrivedAt: "free",
  retention: "free",
  countFaces: "free",
  look: "free",
} as const satisfies Record<keyof SiteSettings, "free" | "sure">;

type Classes = typeof classes;

export type SureSetting = { [Name in keyof Classes]: Classes[Name] extends "sure" ? Name : never }[keyof Classes];

/** Whether a row of the table of settings is a setting, and no mark that the site keeps there. */
export const isSetting = (name: string): boolean => Object.hasOwn(classes, name);

export const isSureSetting = (name: string): name is SureSetting =>
  isSetting(name) && classes[name as keyof Classes] === "sure";
