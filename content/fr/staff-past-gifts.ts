import type * as en from "../en/staff-past-gifts.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const count = (number: number) => `${formatNumber(number)} ${form(number, "don ancien", "dons anciens")}`;

export const staffPastGifts: Translated<typeof en.staffPastGifts> = {
  title: "Dons anciens",
  lede: "Dons d’avant ce site, venus de votre ancien logiciel ou d’un tableur. C’est un historique : aucun total du compte ne les compte, et ils n’ont pas de reçu ici. Pour les retirer, annulez l’import.",
  search: "Chercher un nom",
  period: (from, until) =>
    [from && `À partir du ${from}`, until && `jusqu’au ${until}`].filter((part) => part !== "").join(" "),
  heads: {
    day: "Jour",
    giver: "Nom",
    purpose: "Affectation",
    receipt: "Ancien reçu",
    program: "Venu de",
    fee: "Frais",
    sum: "Montant",
  },
  sheet: "Tableur",
  programs: {
    givewp: "GiveWP",
    charitable: "Charitable",
    civicrm: "CiviCRM",
    donorbox: "Donorbox",
    paystack: "Paystack",
    flutterwave: "Flutterwave",
    mpesa: "M-Pesa",
    archive: "Un autre site comme celui-ci",
  },
  noun: (number) => form(number, "don ancien", "dons anciens"),
  more: "Dons plus anciens",
  none: {
    heading: "Aucun don ancien",
    text: "L’administration apporte les dons d’un autre logiciel ou d’un tableur, sous « Emménager ».",
  },
  csv: ["Id", "Jour", "Nom", "E-mail", "Montant", "Frais", "Monnaie", "Affectation", "Ancien reçu", "Venu de"],
  apart: (number, sums) => `${count(number)} d’avant ce site, hors de ces sommes : ${sums}`,
  partOfCsv: "Dons anciens, d’avant ce site, non comptés ci-dessus",
  state: "Don ancien",
  board: "Dons anciens, d’avant ce site",
  boardNote: "Aucune autre somme de cette page ne les compte.",
  statement: {
    heading: "Avant ce site",
    text: "Un ancien logiciel a enregistré ces dons. Ce site n’a pas fait de reçu pour eux.",
    receipt: (number) => `Ancien reçu ${number}`,
    sum: "Total d’avant ce site",
  },
  first: (day) => `Donne depuis le ${day}.`,
  atBank: "Déjà un don ancien",
  atBankText: "Un don ancien a ce jour et ce montant. Enregistrez un don seulement si c’en est un autre.",
  records: "Dons anciens",
  asked: `
    anciens dons, dons de l’ancien logiciel, historique des dons, dons d’avant ce site, dons importés, anciens reçus, dons des années passées,
    ancienne liste de donateurs, givewp, charitable, civicrm, donorbox, dons d’un tableur, dons excel, donne depuis, premier don
  `,
};
