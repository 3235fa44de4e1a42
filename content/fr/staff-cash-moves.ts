import type * as en from "../en/staff-cash-moves.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const asked = {
  done: "C’est écrit.",
  waits: "Une autre personne doit encore donner son accord.",
  alone: "Il n’y a pas de deuxième personne. Ce sera fait après 72 heures.",
};

export const staffCashMoves: Translated<typeof en.staffCashMoves> = {
  nav: "Que s’est-il passé ?",
  kinds: {
    between: "Entre deux lieux",
    person: "Espèces à une personne",
    back: "Espèces rendues",
    count: "Compter les espèces",
    charge: "Frais",
    income: "Autre entrée",
    shop: "Rendu par un magasin",
    exchange: "Autre monnaie",
    put: "Mettre dans une enveloppe",
  },
  ledes: {
    between: "Un déplacement ne change aucune enveloppe. Un relevé doit le montrer avant la clôture du mois.",
    person:
      "L’argent reste le nôtre. Il change de lieu quand la personne appuie sur « Je l’ai reçu » dans Caisse et lieux. Les pièces changent l’enveloppe.",
    back: "Une des deux personnes compte les espèces, et l’autre donne son accord.",
    count: "Une des deux personnes compte ce qui s’y trouve, et l’autre donne son accord.",
    charge:
      "Les frais de la banque ou du portefeuille sont pris là où le besoin est le plus grand. Ils comptent dans « Faire marcher la maison ».",
    income:
      "Intérêts, vente ou cotisations : de l’argent entré qui n’est pas un don. Une autre personne donne son accord.",
    shop: "Un magasin a rendu de l’argent. La dépense de ce type diminue. Une autre personne donne son accord.",
    exchange: "L’argent reste dans son enveloppe, dans une autre monnaie. Une autre personne accepte le taux.",
    put: "L’argent reste pour toujours dans l’autre enveloppe, et tout le monde voit la ligne. Une autre personne donne son accord.",
  },
  buttons: {
    between: "Écrire le déplacement",
    person: "Remettre les espèces",
    back: "Écrire le compte",
    count: "Écrire le compte",
    charge: "Écrire les frais",
    income: "Demander de l’écrire",
    shop: "Demander de l’écrire",
    exchange: "Demander de l’écrire",
    put: "Le demander",
  },
  from: "Depuis",
  to: "Vers",
  amount: "Montant",
  kind: "À quoi avait-il servi ?",
  charge: "Frais de la banque ou du portefeuille",
  chargeHint: "Laissez vide s’il n’y en a pas. Ils sont pris là où le besoin est le plus grand.",
  day: "Jour",
  done: "C’est écrit.",
  repeated: "Ce formulaire a déjà été envoyé. Rien n’a été écrit deux fois.",
  asked,
  you: (name) => `${name} (vous)`,
  person: {
    who: "À",
    note: "Pour quoi ?",
    noteHint: "Seule l’équipe lit ce texte.",
    asked: {
      ...asked,
      done: "C’est écrit. Vous avez les espèces.",
      waits: "La personne appuie sur « Je l’ai reçu ». Jusque-là, l’argent reste dans son lieu.",
    },
  },
  should: "Ce que les comptes attendent, sans les pièces en attente :",
  counted: "Espèces comptées",
  countedAmount: "Montant que vous avez compté",
  all: {
    legend: "Reste-t-il des espèces chez la personne ?",
    all: "Non, c’est la totalité",
    part: "Oui, c’est une partie",
  },
  why: "Que s’est-il passé, si le montant diffère ?",
  whyHint: "Deux personnes qui n’ont pas ces espèces donnent leur accord à un écart. Ce n’est pas un reproche.",
  noCash: "Il n’y a pas d’espèces à compter.",
  exchange: {
    left: "Montant sorti",
    came: "Montant entré",
    purse: "À quoi sert-il ?",
  },
  held: (days, since) => `${days} ${form(days, "jour", "jours")}, depuis le ${since}`,
  countedOn: (day) => `Dernier comptage par deux personnes : ${day}`,
  have: "Je l’ai reçu",
  waitsForPerson: "En attente : la personne doit appuyer sur « Je l’ai reçu ».",
  acts: {
    exchange: (left, came, purse, day) => `Changé ${left} en ${came} pour « ${purse} », le ${day}`,
    income: (amount, place, purse, day) => `Autre entrée : ${amount} dans « ${place} » pour « ${purse} », le ${day}`,
    shop: (amount, place, purse, day) =>
      `Rendu par un magasin : ${amount} dans « ${place} » pour « ${purse} », le ${day}`,
    give: (amount, name, place, day) => `${amount} pour ${name}, depuis « ${place} », ${day}`,
    back: (amount, place, to, day) => `${amount} rendus : de « ${place} » vers « ${to} », ${day}`,
    mistake: (amount, day) => `Retirer le don de ${amount} du ${day} : c’était une erreur`,
    count: (amount, place, day) => `Compté dans « ${place} » : ${amount}, ${day}`,
    missing: (amount) =>
      `Il manque ${amount}. Ils sont pris là où le besoin est le plus grand, pour « Faire marcher la maison ».`,
    over: (amount) => `Il y a ${amount} de plus que prévu. Ils vont là où le besoin est le plus grand.`,
  },
  needs: {
    given: "Des espèces vous sont remises",
    givenDetail: "Dites que vous les avez reçues, ou arrêtez la remise.",
    have: "Regarder",
    agree: (count) => form(count, "Un acte sur l’argent vous attend", `${count} actes sur l’argent vous attendent`),
    agreeDetail: "Une autre personne l’a demandé, et vous pouvez donner votre accord.",
    look: "Regarder",
    long: (amount, name, days) => `${amount} sont chez ${name} depuis ${days} ${form(days, "jour", "jours")}`,
    longDetail: "Demandez les pièces, ou les espèces.",
    gone: "une personne partie",
  },
};
