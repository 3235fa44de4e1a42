import type * as en from "../en/staff-move-in-gifts.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, plural } from "./counting.ts";

export const staffMoveInGifts: Translated<typeof en.staffMoveInGifts> = {
  kind: "Dons anciens",
  exports:
    "Dans GiveWP, Charitable, CiviCRM, Donorbox, Paystack ou Flutterwave, exportez tous les dons en CSV, avec leur statut. Pour un site comme celui-ci, choisissez past_gifts.csv et gifts.csv dans le dossier lists de son archive. Pour le mobile money, choisissez le relevé de votre organisation. Votre propre tableau demande un montant et un jour complet par ligne.",
  promise:
    "Les dons arrivent comme un historique, à côté des dons de ce site. Ils n’ont ni reçu, ni remerciement, ni e-mail. Les totaux du compte ne les comprennent pas.",
  notKept: "Le site ne garde ni adresses, ni numéros de téléphone, ni commentaires des donateurs.",
  roles: {
    name: "Nom de la personne qui donne",
    firstName: "Prénom",
    lastName: "Nom de famille",
    email: "Adresse e-mail",
    amount: "Montant",
    currency: "Monnaie",
    day: "Jour du don",
    purpose: "Affectation",
    receipt: "Numéro de l’ancien reçu",
    status: "Statut",
    fee: "Frais du prestataire de paiement",
    test: "Paiement d’essai",
    silent: "Ne veut pas d’e-mail",
  },
  currency: "Choisissez la monnaie des montants qui n’en ont pas.",
  units: {
    label: "Choisissez l’unité des montants de Paystack.",
    major: (amount) => `Nairas ou cedis : 5000 veut dire ${amount}`,
    minor: (amount) => `Kobos ou pesewas : 5000 veut dire ${amount}`,
  },
  unitsOfArchive: {
    label: "Choisissez l’unité des montants de cette ancienne archive. La plupart ont la plus petite unité.",
    major: (amount) => `Unité entière : 5000 veut dire ${amount}`,
    minor: (amount) => `Plus petite unité : 5000 veut dire ${amount}`,
  },
  types: "Choisissez les types financiers qui sont des dons.",
  sum: (amount, number) => `${amount} (${formatNumber(number)} ${plural(number, "don")})`,
  sums: (sums) => `Somme qui peut venir : ${formatList(sums)}.`,
  days: (first, last) => `Premier don : ${first}. Dernier don : ${last}.`,
  outs: (number) =>
    `${formatNumber(number)} ${form(number, "ligne reste", "lignes restent")} de côté. Les lignes plus bas disent pourquoi.`,
  becomes: (day) => `Don ancien, ${day}`,
  title: (name, amount) => (name === null ? amount : `${name}, ${amount}`),
  notes: {
    "gift-sum": "C’est le total d’autres lignes.",
    "gift-test": "C’est un paiement d’essai.",
    "gift-off": "Le statut dit que l’argent n’est pas resté.",
    "gift-unknown": "Le site ne connaît pas ce statut.",
    "gift-back": "L’argent a été rendu, ou le paiement a été annulé.",
    "gift-part": "Une partie a été rendue. Saisissez le reste à la main.",
    "gift-remark": "La remarque dit que l’argent n’est pas entré, ou qu’il a été rendu.",
    "gift-untaken": "L’argent n’a pas été encaissé.",
    "gift-own": "Le type dit que ce n’est pas un don.",
    "gift-type": "Vous n’avez pas choisi ce type financier.",
    "gift-none": "Aucun argent n’est entré.",
    "gift-day": "Il n’y a pas de jour complet et lisible.",
    "gift-future": "Ce jour est à venir.",
    "gift-amount": "Le montant n’est pas clair. Écrivez un seul nombre.",
    "gift-thousands": "L’en-tête dit milliers. Écrivez des montants entiers.",
    "gift-amounts": "La ligne a plusieurs montants. Laissez celui qui est entré.",
    "gift-refund":
      "C’est un remboursement ou une correction : la ligne reste de côté. Diminuez le don concerné, ou laissez-le.",
    "gift-mpesa": "Un relevé de M-Pesa est en shillings kényans. Ce site n’a pas cette monnaie.",
    "gift-bare": "Choisissez d’abord la monnaie des montants sans monnaie.",
    "gift-currency": "Ce site n’a pas cette monnaie, ou la ligne en nomme deux.",
    "gift-again": "Ce numéro est déjà dans ces fichiers.",
    "gift-before": "Un import précédent a apporté ce don.",
    "gift-here": "Ce site a déjà ce don.",
    "gift-erased":
      "Les données de cette personne ont été effacées ici. Le don entre sans nom, adresse e-mail ni affectation.",
    "gift-email": "L’adresse e-mail n’est pas lisible. Le don reste.",
    "gift-fee": "Les frais ne sont pas clairs. Le don reste, sans frais.",
  },
};
