import type * as en from "../en/purse-errors.ts";
import type { Translated } from "../translated.ts";

export const purseErrors: Translated<typeof en.purseErrors> = {
  day: "Choisissez un jour du calendrier.",
  why: "Écrivez pourquoi, en une phrase.",
  amount: "Écrivez un montant supérieur à 0, en chiffres.",
  beforeFirst: "Ce jour ne vient pas après le premier soir des comptes. Choisissez un jour plus récent.",
  ahead: "Ce jour n’est pas encore arrivé. Choisissez aujourd’hui ou un jour passé.",
  closed: (month: string) => `${month} est clos et ne prend plus de ligne. Choisissez un jour d’un mois ouvert.`,
  place: "Choisissez un lieu de la liste.",
  person: "Choisissez une personne de la liste.",
  handMoves:
    "Les espèces d’une personne changent de lieu quand elle donne son accord. Choisissez « Espèces à une personne » ou « Espèces rendues ».",
  oneCurrency: "Les deux lieux contiennent la même monnaie. Choisissez « Entre deux lieux ».",
  otherMoney: "Ces lieux contiennent des monnaies différentes. Choisissez-en deux de la même monnaie.",
  onlyReceiver: "Seule la personne qui reçoit les espèces peut le dire.",
  onlyKeepers: "Une personne de la trésorerie ou de l’administration donne son accord.",
  ownCash:
    "Vous avez ces espèces, ou comptez comme une seule personne avec qui les a. Deux autres personnes donnent leur accord à l’écart.",
  ownDifference: (amount: string) =>
    `Les comptes diffèrent de ${amount}. Une personne de la trésorerie ou de l’administration compte avec vous, et écrit ce qui s’est passé. Rien n’a été écrit.`,
  missing: (amount: string) => `Il manque ${amount}. Écrivez ce qui s’est passé, puis envoyez de nouveau.`,
  over: (amount: string) => `Il y a ${amount} de plus que prévu. Écrivez ce qui s’est passé, puis envoyez de nouveau.`,
  countedBefore: "Les comptes ont changé depuis ce comptage. Arrêtez-le, et comptez de nouveau.",
  countWaits: "Un autre comptage de ces espèces attend déjà. Donnez votre accord, ou arrêtez-le.",
  hasCash: (name: string, amount: string) =>
    `${name} a ${amount} de nos espèces. Écrivez d’abord leur retour, dans Caisse et lieux. Rien n’a été changé.`,
  kind: "Choisissez à quoi cela a servi.",
  line: "Cette ligne n’existe pas. Choisissez-en une de la liste.",
  sameLine: "La ligne dit déjà cela. Changez ce qui est faux.",
  samePlace: "Choisissez deux lieux différents.",
  notCorrected: {
    gift: "Cette ligne suit un don. Changez le don, et le site corrige la ligne.",
    payout: "Cette ligne suit un relevé bancaire. Changez-la là-bas, et le site corrige la ligne.",
    negative: "Cette ligne en reprend une autre. Corrigez la ligne d’à côté.",
    corrected: "Cette ligne est déjà corrigée. Sa correction peut être corrigée.",
    waits: "Une correction de cette ligne attend une autre personne, dans Caisse et lieux.",
    other: "Cette ligne ne se corrige pas à la main.",
  },
  giftSpent: (purse: string, amount: string) =>
    `Il manque ${amount} dans « ${purse} », car de l’argent de ce don est dépensé. Rien n’a été changé.`,
  noPlace:
    "Les comptes ne connaissent aucun lieu d’où l’argent repart de cette façon. Choisissez une autre façon. Rien n’a été changé.",
  decided: "C’était décidé avant que vous appuyiez. Rien n’a été fait deux fois.",
  ownAsk: "Vous l’avez demandé : une autre personne doit donner son accord.",
  needsOther: "Une personne connue comme une autre personne doit donner son accord. Voir Équipe.",
  openAlready: "Les comptes sont déjà ouverts. Rien n’a été changé.",
  ended: (purse: string) => `« ${purse} » est terminée. Choisissez une autre enveloppe.`,
  largeCharge: (most, besides) =>
    `Une personne écrit des frais jusqu’à ${most} par semaine pour chaque lieu ; déjà écrits : ${besides}. Envoyez plutôt une pièce, qu’une autre personne approuve.`,
  notSpent: (spent) => `Dépensé pour ce type : ${spent}. Un magasin rend au plus ce montant.`,
  emptyOpening: "Écrivez au moins un montant. S’il n’y a pas d’argent, écrivez 0 pour le compte bancaire.",
  longAgo: "Choisissez un jour des deux dernières années. Les mois plus anciens restent dans vos anciens comptes.",
  listsDiffer: (amount: string) => `Les deux listes diffèrent de ${amount}. Corrigez l’une des deux.`,
  otherCurrency: "Ce lieu contient une autre monnaie. Choisissez un lieu dans la monnaie de la pièce.",
  purseLacks: (purse: string, amount: string) =>
    `Il manque ${amount} dans « ${purse} ». Une enveloppe ne descend jamais sous zéro. Rien n’a été écrit.`,
  placeLacks: (place: string, amount: string) =>
    `Il manque ${amount} dans « ${place} ». Choisissez un autre lieu, ou enregistrez d’abord ce qui est entré. Rien n’a été écrit.`,
};
