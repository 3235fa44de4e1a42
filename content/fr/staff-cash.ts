import type * as en from "../en/staff-cash.ts";
import type { Translated } from "../translated.ts";

export const staffCash: Translated<typeof en.staffCash> = {
  title: "Caisse et lieux",
  lede: "L’argent a un lieu, où il se trouve, et une enveloppe, à quoi il sert. Les deux listes donnent la même somme.",
  first: {
    heading: "Le premier jour",
    lede: "Choisissez un soir. Écrivez ce qui se trouve dans chaque lieu, et à quoi cela sert. Ce qui est entré et sorti jusqu’à ce soir-là est dans ces montants, et n’est pas compté de nouveau.",
    day: "Soir du",
    begin: "Commencer les comptes",
    places: "Où est l’argent ?",
    purses: "À quoi sert-il ?",
    bank: (account, currency) => `${account}, ${currency}`,
    mainBank: "Compte bancaire",
    box: (currency) => `Caisse, ${currency}`,
    wallet: (currency) => `Portefeuille mobile, ${currency}`,
    purse: (purse, currency) => `${purse}, ${currency}`,
    hint: "Laissez vide s’il n’y a rien.",
    button: "Écrire le premier jour",
    notOpen: "Les comptes commencent par le premier jour. La trésorerie ou l’administration l’écrit.",
  },
  places: "Où il se trouve",
  purses: "À quoi il sert",
  sum: "Ensemble",
  lines: "Trouver ou corriger une ligne",
  ended: "Terminée",
  put: {
    purse: "Vers",
    currency: "Monnaie",
    why: "Pourquoi ?",
    none: "Aucune autre enveloppe n’a encore de ligne.",
  },
  own: {
    lede: "Les espèces que vous avez pour nous, et celles qu’une autre personne vous remet.",
    none: "Vous n’avez pas d’espèces à nous.",
  },
  acts: {
    heading: "Attend une autre personne",
    open: (day) => `Le premier jour, ${day}`,
    close: (month) => `Clore ${month}`,
    rest: (project, target) => `Le reste de « ${project} » va à « ${target} »`,
    end: (project, target) => `Terminer « ${project} » ; son reste va à « ${target} »`,
    "put in": (amount, purse, why) => `Mettre ${amount} dans « ${purse} » : ${why}`,
    by: (name, day) => `Demandé par ${name} le ${day}.`,
    own: "Vous l’avez demandé. Une autre personne de la trésorerie ou de l’administration donne son accord.",
    alone: (moment) => `Vous l’avez demandé. Il n’y a pas de deuxième personne : le site le fera le ${moment}.`,
    agree: "Donner son accord",
    stop: "Arrêter",
    agreed: "C’est fait.",
    stopped: "C’est arrêté. Rien n’a été écrit.",
    asked: {
      done: "Le premier jour est écrit, et les comptes sont ouverts.",
      waits: "Une autre personne doit encore donner son accord.",
      alone: "Il n’y a pas de deuxième personne. Ce sera fait après 72 heures.",
    },
  },
  notYet: "Rien n’a été écrit.",
  choose: "Choisissez.",
  samePlace: "Choisissez deux lieux différents.",
  twoCurrencies: "Ces lieux contiennent des monnaies différentes. Choisissez-en deux de la même monnaie.",
  charge: "frais",
  log: { money: "acte sur l’argent", entry: "écriture" },
  asked: `
    caisse, petite caisse, solde du compte, combien d'argent avons-nous, où est l'argent, enveloppe, fonds affectés, argent d'un projet, premier jour des comptes,
    solde d'ouverture, déplacer de l'argent, virement entre comptes, frais bancaires, mettre de l'argent dans un projet, portefeuille, mobile money, comptabilité, livre de comptes
  `,

  write: "Écrire un déplacement, des frais ou un compte",
  askedWrite: `
    déplacer de l’argent, virement entre comptes, frais bancaires, remettre des espèces, avance, compter la caisse, intérêts, remboursement d’un magasin, changer
    des dollars, taux de change, espèces qui manquent
  `,
  askedLines:
    "journal, écritures, trouver un paiement, montant faux, corriger une pièce, annuler une écriture, erreur dans les comptes, toutes les opérations",
};
