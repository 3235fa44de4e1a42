import type * as en from "../en/spending-errors.ts";
import type { Translated } from "../translated.ts";

export const spendingErrors: Translated<typeof en.spendingErrors> = {
  namesPerson: (payee) =>
    `« ${payee} » peut être le nom d’une personne. Enlevez la coche : les fichiers publics ne nomment que des organisations enregistrées.`,
  registration:
    "Écrivez le numéro d’enregistrement de l’organisation, avec au moins trois chiffres et au plus 40 caractères. Sans numéro, enlevez la coche.",
  currency: "Choisissez une monnaie de la fondation.",
  amount: "Écrivez le montant de la pièce, en chiffres.",
  notOpen:
    "Les comptes ne sont pas encore ouverts. La trésorerie ou l’administration écrit le premier jour sous Caisse et lieux.",
  kind: "Choisissez à quoi cela a servi.",
  whyNoPicture: "Dites pourquoi il n’y a pas de photo de la pièce. Deux personnes l’approuveront.",
  ended: (purse: string) => `« ${purse} » est terminée. Choisissez une autre enveloppe.`,
  samePicture: (number: string) => `Cette photo est déjà sur la pièce ${number}. Rien n’a été envoyé.`,
  paidFrom: "Choisissez avec quel argent c’était payé.",
  otherCurrency: (place: string, voucher: string) =>
    `Ce lieu contient des ${place}, et la pièce est en ${voucher}. Choisissez un autre lieu.`,
  day: "Choisissez un jour du calendrier.",
  payee: "Écrivez qui a été payé.",
  note: "Écrivez au plus 500 caractères.",
  payeeTooLong: "Écrivez au plus 100 caractères.",
  cashShort: (amount: string) =>
    `Il vous reste ${amount} en main. Le reste était-il votre propre argent ? Envoyez alors deux pièces.`,
  cashWaits: (amount: string) => `Des pièces pour ${amount}, payées avec cet argent, attendent une approbation.`,
  picture: {
    empty: "La photo est vide. Reprenez-la.",
    unknown: "Ce fichier n’est pas une photo. Photographiez la pièce.",
    tooLarge: "Cette photo dépasse 20 Mo. Prenez-en une plus petite.",
    busy: "La photo n’est pas arrivée. Envoyez-la de nouveau dans une minute.",
    costly: "Le site ne peut pas ouvrir cette photo. Reprenez-la.",
    again: "Choisissez de nouveau la photo : le navigateur ne l’a pas gardée.",
  },
  child: (words: string) =>
    `C’est peut-être le nom d’un enfant : « ${words} ». Retirez-le, ou dites que c’est sans risque.`,
  family: (words: string) =>
    `Cela peut mener à un enfant ou à une famille : « ${words} ». Retirez-le, ou dites que c’est sans risque.`,
  decided: (number: string) =>
    `La pièce ${number} a changé depuis que vous avez ouvert la page. Rien n’a été fait deux fois.`,
  sayWhy: "Écrivez une phrase pour l’autre personne.",
  notYours: "Seule la personne qui a dépensé peut le faire.",
  ownVoucher: "Vous avez fait cette dépense : une autre personne doit donner son accord.",
  onePerson:
    "Votre compte et celui de l’autre personne comptent comme une seule personne. Tant qu’un admin n’a pas confirmé à qui il est, une autre personne doit donner son accord. Voir Équipe.",
  unsettled:
    "Votre compte est nouveau : il ne peut pas encore être la deuxième personne. Une autre personne doit donner son accord. Voir Équipe.",
  noPayee: "Aucune personne n’est plus nommée ici. Rien n’a été changé.",
  approvedAlready: "Vous avez déjà approuvé. Une deuxième personne est demandée.",
};
