import { sampleBank } from "../../app/features/giving/bank-details/sample-bank.ts";
import { sampleColours } from "../../app/values/look/design-colours.ts";
import type { Palette } from "../../app/values/look/palette.ts";
import { coloursOf } from "../../app/values/look/recolour.ts";
import { samples } from "../../content/en/samples/index.ts";
import { firstSettings } from "../../content/en/site.ts";
import { findFixedTexts } from "./fixed-texts.ts";
import { originalSentences } from "./own-words.ts";
import { withoutEntities } from "./page-text.ts";

const { name, kind, founded, phone, email, headOffice, volunteerFormUrl } = firstSettings;

/** Facts of the sample foundation alone. */
const sampleFacts = [
  name,
  "Lagos",
  "Swahili",
  kind,
  founded,
  phone,
  email,
  headOffice,
  volunteerFormUrl,
  ...Object.values(sampleBank).flat(),
  ...firstSettings.social.map(({ url }) => `"${url}"`),
  ...[...firstSettings.figures, ...firstSettings.donationDistribution.shares]
    .map(({ label }) => label)
    // A single word is a word of anybody's.
    .filter((label) => label.includes(" ")),
  ...[samples.events, samples.projects, samples.posts, samples.news].flat().map(({ title }) => title),
];

const lower = (text: string) => text.toLowerCase();

/** Answers of the site itself are the same everywhere. */
const fixed = findFixedTexts();

const allSentences = originalSentences().filter((one) => !fixed.some((text) => text.includes(one)));

/** Facts and sentences of the sample in a text of any format. */
export function sampleWordsIn(text: string, sentences = allSentences): string[] {
  const read = lower(withoutEntities(text));
  return [...sampleFacts, ...sentences].filter((one) => read.includes(lower(one)));
}

/** Colours of the sample that this palette does not have. */
export function sampleColoursIn(text: string, palette: Palette): string[] {
  const own = new Set<string>(Object.values(coloursOf(palette)));
  const found = Object.values(sampleColours).filter((colour) => !own.has(colour) && lower(text).includes(colour));
  return [...new Set(found)];
}
