import type * as en from "../en/staff-events.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffEvents: Translated<typeof en.staffEvents> = {
  happens: "Journée",
  ...aboutEach("event"),
  empty: {
    heading: "Aucune journée pour l’instant",
    text: "Créez-en une, avec une date, un lieu et une raison de venir.",
  },
  title: "Journées",
  dateHint: "Si vous connaissez seulement le mois, choisissez n’importe quel jour de ce mois.",
  timeHint: "L’heure ({zone}).",
  skipped: "Cette heure n’existe pas ce jour-là, car on avance les horloges. Choisissez une autre heure",
  endsEarlier: "La fin doit être après le début. Si elle est après minuit, écrivez aussi le dernier jour",
  folded: {
    when: "Heure, adresse et thème",
    none: "Pas d’heure",
    signUp: "Inscription",
    on: "Oui",
    off: "Non",
    helpers: "Enfants et bénévoles",
    entries: (count) => (count === 0 ? "Aucune" : formatNumber(count)),
  },
  addressHint: "Avec une adresse, la page a un lien vers une carte.",
  states: { planned: "Prévue", postponed: "Reportée", cancelled: "Annulée", over: "Terminée" },
  stateHint:
    "Reportée : changez la date, ou laissez-la si le nouveau jour n’est pas encore connu. À la publication, chaque personne inscrite avec une adresse e-mail reçoit un e-mail.",
  cancelFirst:
    "Des personnes sont inscrites. Choisissez d’abord « Annulée » et enregistrez : toutes celles qui ont une adresse e-mail sont prévenues. Ensuite vous pouvez supprimer la journée.",
  fewerPlaces: (taken, places) =>
    `${form(taken, "1 personne a une place", `${formatNumber(taken)} personnes ont une place`)} : c’est ${formatNumber(taken - places)} de trop. ${form(taken, "Elle garde sa place", "Elles gardent leurs places")}.`,
  placesHint: "Des personnes, enfants compris. Laissez vide s’il n’y a pas de limite.",
  untilHint: "Laissez vide pour garder les inscriptions ouvertes jusqu’au jour même.",
  withChildren: {
    yes: "Oui : seuls aident les bénévoles dont la vérification est faite",
    no: "Non : aucun enfant ne participe",
    hint: "Si vous hésitez, choisissez oui. Alors seuls les bénévoles dont la vérification est faite peuvent aider ce jour-là.",
  },
  list: {
    add: "Ajouter une ligne à la liste",
    remove: "Enlever la ligne",
    removeShort: "Enlever",
    up: "Monter la ligne",
    hint: "Par exemple des partenaires. La page sépare les lignes par des virgules.",
  },
};
