import type * as en from "../en/staff-country.ts";
import type { Translated } from "../translated.ts";

export const staffCountry: Translated<typeof en.staffCountry> = {
  lede: "Votre pays fixe la monnaie, l’heure et la forme des numéros de téléphone.",
  label: "Où est la fondation ?",
  choose: "Choisissez un pays",
  save: "Enregistrer",
  notYet: "Le pays n’a pas changé.",
  saved: (name) => `Enregistré : ${name}.`,
  same: "Rien n’a changé.",
  meanwhile: (name) =>
    `Une autre personne de l’administration vient de choisir : ${name}. Regardez de nouveau la page, puis choisissez.`,
  free: "Vous pouvez le changer jusqu’au premier don, à la première promesse ou au premier compte bancaire.",
  fixed: (name, why) =>
    `Le pays ne change plus : ${name}. Ce site a ${why}. Un changement leur donnerait une autre monnaie ou un autre jour.`,
  fixers: {
    gifts: "un don ou une promesse",
    books: "le premier jour des comptes",
    bank: "un compte qui reçoit les dons",
  },
  law: {
    heading: "La loi sur les données personnelles",
    none: "Nous ne connaissons pas de loi pour votre pays. La page Vie privée n’en nomme aucune.",
    unread: (law, authority, site) =>
      `Pour votre pays, nous connaissons cette loi : ${law}, et cette autorité : ${authority} (${site}). La page Vie privée les nomme quand l’un de vous a lu la loi.`,
    isRead: (law, by, day) => `La page Vie privée nomme cette loi : ${law}. ${by} l’a lue le ${day}.`,
    first: (law) => `La page Vie privée nomme cette loi : ${law}.`,
    read: "Je l’ai lue : la nommer sur la page Vie privée",
    saved: "Enregistré : la page Vie privée nomme la loi.",
    unknown: "Il n’y a pas de loi à nommer pour ce pays.",
  },
  facts: {
    heading: "Ce que cela fixe",
    lede: "Le site choisit cela selon votre pays.",
    none: "Choisissez un pays pour voir ce que cela fixe.",
    open: "Pas encore fixé",
    labels: {
      country: "Pays",
      money: "Monnaie",
      clock: "Heure",
      ways: "Moyens de donner",
      numbers: "Numéros d’urgence proposés",
      law: "Loi sur les données personnelles",
    },
    notCalled: "Un numéro s’affiche seulement quand l’un de vous l’a confirmé.",
    noNumber: "Nous n’en connaissons pas",
    noLaw: "Nous n’en connaissons pas",
  },
  welcome: {
    heading: "Où vivent les enfants que vous aidez ?",
    lede: (person) =>
      `Bonjour ${person}. Votre pays fixe la monnaie, l’heure et la forme des numéros de téléphone. Vous pouvez le changer jusqu’au premier don.`,
  },
  other: {
    unticked: (name) =>
      `Vous avez décrit un autre pays, mais coché : ${name}. Cochez « Un autre pays », ou videz ces champs.`,
    legend: "Votre pays",
    note: "Seulement pour « Un autre pays » : écrivez son nom, son fuseau horaire et sa monnaie.",
    name: "Nom du pays",
    zone: "Fuseau horaire",
    currency: "Monnaie",
    choose: "Choisissez",
    noName: "Écrivez le nom du pays",
    longName: "Écrivez au plus 60 caractères",
    noZone: "Choisissez le fuseau horaire",
    noCurrency: "Choisissez la monnaie",
  },
  follows: (money, clock, ways) => `${money}. Heure : ${clock}. Les dons arrivent par : ${ways}.`,
};
