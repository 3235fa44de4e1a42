import type * as en from "../en/staff-board.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffBoard: Translated<typeof en.staffBoard> = {
  title: "Pour le conseil d’administration",
  lede: "Dons reçus moins remboursements. Un remboursement est retiré du mois de son don. Les dons promis, contestés ou non confirmés ne comptent pas. Les frais des prestataires de paiement ne sont pas retirés.",
  years: "Année",
  until: (day) => `jusqu’au ${day}`,
  whole: "année entière",
  none: "Aucun don reçu pendant ces deux années.",
  total: "Total",
  months: "Par mois",
  purposes: "Par affectation",
  ways: "Par moyen",
  month: "Mois",
  purpose: "Affectation",
  way: "Moyen",
  heading: (year) => `Dons reçus en ${year}`,
  count: (number) => `(${inWords(number)} ${form(number, "don", "dons")})`,
  nothing: "rien",
  goods: (number, year) => `Dons en nature en ${year} : ${inWords(number)}, sans valeur comptée`,
  pdf: "En PDF",
  csv: "En CSV",
  gone: "Un projet supprimé",
  csvHeads: ["Année", "Mois", "Affectation", "Moyen", "Monnaie", "Dons", "Montant"],
  file: (year) => `dons-${year}`,
};
