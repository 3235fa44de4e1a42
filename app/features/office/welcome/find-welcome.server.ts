import { isAbsolute, relative } from "node:path";
import type { AppContext } from "../../../server/context.server.ts";
import { monthFieldOf } from "../../../values/founding-month.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { isSamePalette } from "../../../values/look/palette.ts";
import { markCountry, otherValues } from "../../foundation/country/find-countries.server.ts";
import { lookValuesOf } from "../../foundation/settings/look-form-values.ts";
import { isOwnFact } from "../../foundation/settings/settings-facts.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { findClaimsOfWelcome } from "../../foundation/words/find-claims.server.ts";
import { findFilledSentences } from "../../foundation/words/find-filled-sentences.server.ts";
import { findSample } from "../home/remove-sample.server.ts";
import { ownPalette, type Step, steps } from "./welcome-step.ts";

/** Settings of a new site. */
type First = Omit<SiteSettings, "look">;

export type StepValues = Record<string, string[]>;

const readyNameOf = ({ palette }: SiteSettings["look"]): string =>
  readyPalettes.find((ready) => isSamePalette(ready.palette, palette))?.name ?? ownPalette;

/** Finds the first step that still has the sample's answers: the welcome continues there. */
export function findOpenStep(settings: SiteSettings, first: First): Step {
  if (settings.name === first.name) return settings.country === first.country ? "country" : "name";
  return isOwnFact(settings, first, "email") ? "post" : "words";
}

/** Returns the stored values of a step. The sample's facts are left empty. */
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
    // The page ticks the confirmed claims.
    case "words":
    case "post":
      return {};
  }
}

/**
 * Finds the sentences with answers filled in, and the claims to confirm.
 * @param changing key of the sentence whose field is open
 */
export async function findSentences(ctx: AppContext, changing?: string) {
  const filled = await findFilledSentences(ctx, changing);
  const claims = await findClaimsOfWelcome(ctx);
  return { filled, claims, isEmpty: filled.length === 0 && claims.length === 0 };
}

/** Finds the steps with a question, in order. */
export async function findAskedSteps(ctx: AppContext): Promise<Step[]> {
  const { isEmpty } = await findSentences(ctx);
  return steps.filter((step) => step !== "words" || !isEmpty);
}

/** Finds out if the end of the welcome deletes samples, and the titles of those that staff changed. */
export async function describeSample(ctx: AppContext) {
  const { left, deleted, kept } = await findSample(ctx);
  return { isThere: left.length + deleted.length > 0, kept: kept.map(({ row }) => row.title) };
}

/** Returns the folder of e-mails without a mail server: relative to the site's folder, or absolute. */
export function findMailFolder({ config: { mail, root } }: Pick<AppContext, "config">): string | undefined {
  if (mail.by !== "mailbox") return undefined;
  const below = relative(root, mail.folder);
  return below === "" || below.startsWith("..") || isAbsolute(below) ? mail.folder : below;
}
