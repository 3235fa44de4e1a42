import { monthFieldOf } from "../../../values/founding-month.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { isSamePalette } from "../../../values/look/palette.ts";
import { markCountry, otherValues } from "../../foundation/country/find-countries.server.ts";
import { lookValuesOf } from "../../foundation/settings/look-form-values.ts";
import { isOwnFact } from "../../foundation/settings/settings-facts.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { ownPalette, type Step } from "./welcome-step.ts";

/** Settings of a new site. */
type First = Omit<SiteSettings, "look">;

export type StepValues = Record<string, string[]>;

const readyNameOf = ({ palette }: SiteSettings["look"]): string =>
  readyPalettes.find((ready) => isSamePalette(ready.palette, palette))?.name ?? ownPalette;

/** The first step whose answers are the sample's: where the welcome goes on. */
export function findOpenStep(settings: SiteSettings, first: First): Step {
  if (settings.name === first.name) return settings.country === first.country ? "country" : "name";
  return isOwnFact(settings, first, "email") ? "post" : "words";
}

/** A step's form as stored; the sample's own facts are left empty, since none of them is the foundation's. */
export function valuesOfStep(step: Step, settings: SiteSettings, first: First): StepValues {
  switch (step) {
    case "country": {
      const isOwn = settings.name !== first.name || settings.country !== first.country;
      return { country: isOwn ? [settings.country] : [], was: [markCountry(settings)], ...otherValues(settings) };
    }
    case "name": {
      const isOwn = settings.name !== first.name;
      const { name, kind, town, founded } = settings;
      return {
        name: [isOwn ? name : ""],
        kind: [isOwn ? kind : ""],
        town: [isOwn && town !== first.town ? town : ""],
        founded: [isOwn ? monthFieldOf(founded) : ""],
        ready: [readyNameOf(settings.look)],
        logo: lookValuesOf(settings).logo ?? [],
      };
    }
    case "reach": {
      const facts = (["phone", "email", "headOffice"] as const).map((fact) => [
        fact,
        [isOwnFact(settings, first, fact) ? settings[fact] : ""],
      ]);
      const { safeguardingContact, safeguardingPhone } = settings;
      return {
        ...Object.fromEntries(facts),
        safeguardingContact: [safeguardingContact],
        safeguardingPhone: [safeguardingPhone],
      };
    }
    // Which claims are in force is asked of the words.
    case "words":
    case "post":
      return {};
  }
}
