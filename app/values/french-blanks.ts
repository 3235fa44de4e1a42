import { siteLanguage } from "./site-language.ts";

/** A typed blank before a French sign that ends a part of a sentence. */
const beforeSigns = /(?<=\S)[ \u00a0\u202f](?=[:;!?]+(?:[\s»")\]*_]|$))/g;

const insideQuotes = /(?<=«)[ \u00a0\u202f](?=\S)|(?<=\S)[ \u00a0\u202f](?=»)/g;

/** On a French site, replaces typed blanks before `:`, `;`, `!`, `?` and inside `« »` by no-break blanks. */
export const withFrenchBlanks = (text: string): string =>
  siteLanguage() === "fr" ? text.replace(beforeSigns, "\u202f").replace(insideQuotes, "\u00a0") : text;
