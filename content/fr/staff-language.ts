import type * as en from "../en/staff-language.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffLanguage: Translated<typeof en.staffLanguage> = {
  title: "Langue",
  lede: "Les textes du site sont dans une seule langue : pages, e-mails, documents et espace de l’équipe.",
  label: "Langue du site",
  hint: "Vous pouvez la changer à tout moment.",
  choose: "Choisissez une langue",
  save: "Enregistrer la langue",
  notYet: "La langue n’a pas été changée.",
  saved: "Enregistré. Le site parle français.",
  same: "Rien n’a changé.",
  meanwhile: "Un autre compte vient de changer la langue. Regardez à nouveau la page, puis choisissez.",
  ownWords: (pages) =>
    `${form(pages, `${pages} page a`, `${pages} pages ont`)} vos propres textes. Ils restent comme ils sont, comme vos articles, vos journées et vos autres textes. Tous les textes du site lui-même changent.`,
  noOwnWords:
    "Tous les textes du site lui-même changent. Vos articles, vos journées et vos autres textes restent comme ils sont.",
  pages: "Lire vos propres textes",
  need: {
    label: "Choisir la langue du site",
    detail: "Il parle anglais jusqu’à votre choix.",
    act: "Choisir",
  },
  asked: `
    français, francais, anglais, traduire, traduction, changer de langue, autre langue, langue du site, english, french, wolof, dioula, bambara,
    pulaar, mettre en français, site en anglais
  `,
};
