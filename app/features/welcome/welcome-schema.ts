import * as v from "valibot";
import { settingsFormSchema } from "../settings/settings-form-schema.ts";

export const steps = ["name", "look", "bank", "reach", "post"] as const;

export type Step = (typeof steps)[number];

const { name, kind, founded, phone, email, headOffice } = settingsFormSchema.entries;

export const nameStepSchema = v.object({ name, kind, founded });

export const reachStepSchema = v.object({ phone, email, headOffice });

/** Of the ready palettes; "own" leaves the colours as they are. */
export const ownPalette = "own";

/** @param number from 1 */
export const stepAddress = (number: number): string => `/admin/welcome?step=${number}`;
