import type { SiteSettings } from "./settings-schema.ts";

/**
 * The class of each setting decides the roles that may change it. `sure` settings direct money or calls:
 * they need an admin with a fresh sign-in; admins and leads get an e-mail to undo it. A missing class is a type error.
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
  language: "free",
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

/** Returns true if the row is a setting, not another mark in the table. */
export const isSetting = (name: string): boolean => Object.hasOwn(classes, name);

export const isSureSetting = (name: string): name is SureSetting =>
  isSetting(name) && classes[name as keyof Classes] === "sure";
