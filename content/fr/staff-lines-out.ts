import type * as en from "../en/staff-lines-out.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffLinesOut: Translated<typeof en.staffLinesOut> = {
  title: "Sorties d’argent",
  tab: "Sorties",
  lede: "Selon la banque, cet argent est sorti. Chaque ligne a besoin d’un nom avant la clôture du mois.",
  notYet: "Rien n’a été changé.",
  none: "Toutes les lignes ont un nom.",
  line: (money, day) => `−${money}, ${day}`,
  noWords: "Le texte est effacé.",
  exact: (count) =>
    form(count, `${count} ligne correspond à ce qui est écrit`, `${count} lignes correspondent à ce qui est écrit`),
  agreeAll: (count) => form(count, "Donner son accord", `Donner son accord aux ${count} lignes`),
  showExact: "Montrer les lignes",
  open: (count) => form(count, `${count} ligne a besoin d’un nom`, `${count} lignes ont besoin d’un nom`),
  written: (what, day) => `${what}, ${day}`,
  voucher: (number, payee) => `Pièce ${number} : ${payee}`,
  credit: (day, narration) => `${day} : ${narration}`,
  thisOne: (what) => `Choisir : ${what}`,
  pay: (voucher) => `Noter comme payée : ${voucher}`,
  cancels: (credit) => `Annuler avec : ${credit}`,
  charge: "Écrire comme frais",
  sendVoucher: "Envoyer la pièce",
  disown: "Noter comme étrangère",
  reversal: "Voir le don que la banque a repris",
  named: "Lignes qui ont un nom",
  reopen: "Retirer le nom",
  names: { named: "Nommée", cancels: "L’argent est revenu", "not ours": "Pas à nous", open: "" },
  done: "La ligne a un nom.",
  doneExact: (count) =>
    count === 0
      ? "Il ne restait aucune ligne. Rien n’a été fait deux fois."
      : form(count, `${count} ligne a un nom.`, `${count} lignes ont un nom.`),
  doneCharge: "Les frais sont écrits, et la ligne a un nom.",
  donePaid: "La pièce est payée, et la ligne a un nom.",
  doneReopened: "La ligne a de nouveau besoin d’un nom.",
  errors: {
    beforeBooks: "Les comptes ne sont pas ouverts pour ce jour. Écrivez le premier jour dans Caisse et lieux.",
    fitsNoMore: "Cela ne correspond plus à la ligne. Regardez de nouveau la page.",
    noPlace: "Les comptes n’ont pas de lieu pour ce compte. Envoyez la pièce, ou notez la ligne comme étrangère.",
    writtenBefore: "Ces frais ont déjà été écrits. Choisissez-les parmi les lignes qui correspondent.",
    closed: "Le mois est clos. La ligne garde son nom.",
  },
  asked: `
    sorties, débits, frais bancaires, pointer les paiements, paiement inexpliqué, quel est ce paiement, nommer une ligne
  `,
};
