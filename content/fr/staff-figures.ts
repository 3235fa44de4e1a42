import type * as en from "../en/staff-figures.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffFigures: Translated<typeof en.staffFigures> = {
  link: "Compté ce jour-là",
  title: "Compté ce jour-là",
  event: "La journée",
  lede: "Les visiteurs voient ces chiffres sur la page de la journée et dans les totaux. Écrivez seulement ce qui a été compté, et comment.",
  early:
    "On ne peut rien compter avant le jour. Revenez le jour même, ou mettez l’état de la journée sur « Terminée ».",
  cancelled: "Cette journée a été annulée : il n’y avait rien à compter.",
  row: (place) => `Chiffre ${place}`,
  labels: {
    count: "Combien",
    unit: "De quoi",
    what: "Ce qu’on en a fait",
    how: "Comment l’a-t-on compté ?",
    people: "Est-ce que ce sont des personnes ?",
    by: "Qui a compté ?",
  },
  hints: {
    unit: "Par exemple : livres, dans « 240 livres donnés »",
    what: "Par exemple, dans « 240 livres donnés » : donnés",
    by: "Les visiteurs le lisent ; un rôle suffit : Équipe de santé",
  },
  how: { each: "Compté un par un", list: "D’après la liste", estimate: "Estimé" },
  people: {
    no: "Non",
    once: "Oui, chaque personne comptée une fois",
    attendances: "Oui : des présences",
  },
  choose: "Choisir",
  project: (title) =>
    `La page de ce projet les additionne aussi : ${title}. Changez-le dans le formulaire de la journée.`,
  button: "Enregistrer les chiffres",
  more: "Enregistrez pour avoir d’autres lignes vides. Les lignes sans les trois premiers champs sont enlevées.",
  notYet: "Les chiffres ne sont pas encore enregistrés.",
  saved: "Les chiffres sont enregistrés.",
  newer:
    "Un membre de l’équipe vient d’enregistrer d’autres chiffres. Les vôtres sont plus bas. Enregistrez de nouveau pour remplacer les siens, ou ouvrez cette page dans un autre onglet pour comparer.",
  tooMany: "Une journée a 30 chiffres au plus",
  errors: {
    count: "Écrivez un nombre entier, en chiffres",
    large: "Écrivez 9 999 999 au plus",
    unit: "Écrivez ce qui a été compté, comme : livres",
    what: "Écrivez ce qu’on en a fait, comme : donnés",
    how: "Choisissez comment on a compté",
    people: "Choisissez si ce sont des personnes",
    by: "Écrivez qui a compté",
  },
  headlines: {
    link: "Chiffres : écrits, ou comptés",
    title: "Chiffres",
    lede: "La page « Qui sommes-nous » commence par ces chiffres. Vous pouvez remplacer chacun par un total compté, qui augmente avec chaque journée publiée.",
    place: (place) => `Emplacement ${place}`,
    written: (value, label) => `Comme écrit : ${value} ${label}`,
    sum: (count, unit, what, days) =>
      `Compté : ${count} ${unit} ${what} (${form(days, `${formatNumber(days)} journée`, `${formatNumber(days)} journées`)})`,
    none: "Rien n’est encore compté pour une journée publiée : il n’y a rien à choisir.",
    button: "Enregistrer",
    saved: "Les grands chiffres sont enregistrés.",
    back: "Réglages",
    notYet: "Rien n’est changé.",
  },
};
