import type * as en from "../en/typed-signs.ts";

/** A typed blank before a sign that ends a part of a sentence. */
const beforeSigns = /(?<=\S)[ \u00a0\u202f](?=[:;!?]+(?:[\s»")\]*_]|$))/g;

const insideQuotes = /(?<=«)[ \u00a0\u202f](?=\S)|(?<=\S)[ \u00a0\u202f](?=»)/g;

/** Replaces typed blanks before `:`, `;`, `!`, `?` and inside `« »` by no-break blanks. */
export const setBlanks: typeof en.setBlanks = (text) =>
  text.replace(beforeSigns, "\u202f").replace(insideQuotes, "\u00a0");
