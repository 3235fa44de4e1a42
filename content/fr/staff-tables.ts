import type * as en from "../en/staff-tables.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffTables: Translated<typeof en.staffTables> = {
  more: "Plus",
  moreOf: (about) => `Plus : ${about}`,
  choose: (about) => `Choisir : ${about}`,
  chooseAll: (number) => `Tout choisir sur cette page (${inWords(number)})`,
  chosenNone: "Ce qui est coché",
  chosenCsv: "CSV des lignes cochées",
  open: "Ouvrir",
  show: "Montrer",
  copyLink: "Copier le lien pour l’équipe",
  copied: "Le lien de cette liste est copié. Il s’ouvre pour les membres de l’équipe qui se connectent.",
  notCopied: "Le navigateur ne permet pas de copier. Copiez plutôt l’adresse de cette page.",
  moreThan: (number) => `Plus de ${inWords(number)}`,
  count: inWords,
  csv: (number) => (number === undefined ? "Tout ceci en CSV" : `Ceci en CSV (${inWords(number)})`),
  inKind: (number) => `et ${inWords(number)} en nature`,
  thereAre: (number, where) => `Il y en a ${inWords(number)} ${where}.`,
  shown: (number, noun) => `${noun}${form(number, "", "s")} à l’écran`,
};
