import type { SiteSettings } from "./settings-schema.ts";

/**
 * The class of each setting determines the roles that may change it. `sure` settings direct money or calls: only an
 * admin with a fresh sign-in changes them, and admins and leads get an e-mail with an undo link. TypeScript reports a
 * setting without a class.
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
  sharesCountedAt: "free",
  giving: "sure",
  trustees: "sure",
  country: "free",
  otherCountry: "free",
  language: "free",
  lawRead: "free",
  welcomedAt: "free",
  claims: "free",
  readPages: "free",
  mailArrivedAt: "free",
  retention: "free",
  countFaces: "free",
  look: "free",
} as const satisfies Record<keyof SiteSettings, "free" | "sure">;

type Classes = typeof classes;

export type SureSetting = { [Name in keyof Classes]: Classes[Name] extends "sure" ? Name : never }[keyof Classes];

/** Returns true if a row of the settings table is a setting of the site; other features also store values there. */
export const isSetting = (name: string): boolean => Object.hasOwn(classes, name);

export const isSureSetting = (name: string): name is SureSetting =>
  isSetting(name) && classes[name as keyof Classes] === "sure";
