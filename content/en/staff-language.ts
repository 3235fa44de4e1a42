import { plural } from "./counting.ts";

/** Words of the staff page of the language, and of its question in the welcome. */
export const staffLanguage = {
  title: "Language",
  lede: "The words of the site are in one language: pages, emails, papers and this staff area.",
  label: "Language of the site",
  hint: "You can change it at any time.",
  choose: "Choose a language",
  save: "Save the language",
  notYet: "The language was not changed.",
  saved: "Saved. The site speaks English.",
  same: "Nothing was changed.",
  meanwhile: "Another admin has just changed the language. Look at the page again, then choose.",
  ownWords: (pages: number) =>
    `${pages} ${plural(pages, "page")} ${pages === 1 ? "has" : "have"} words of your own. They stay as they are, like your posts, events and other texts. All words of the site itself change.`,
  noOwnWords: "All words of the site itself change. Your posts, events and other texts stay as they are.",
  pages: "Read your own words",
  need: {
    label: "Choose the language of the site",
    detail: "It speaks English until you choose.",
    act: "Choose",
  },
  asked: `
    french, francais, english, anglais, translate, translation, speak french, other language, change language, langue, in french, wolof, swahili,
    dioula, spanish, portuguese, arabic, multilingual, site in french
  `,
} as const;
