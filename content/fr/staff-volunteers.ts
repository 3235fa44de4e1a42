import type * as en from "../en/staff-volunteers.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { ago, form } from "./counting.ts";

const hoursOf = (hours: number) => `${formatNumber(hours)} ${form(hours, "heure", "heures")}`;

const states: Translated<typeof en.staffVolunteers.states> = {
  new: "Nouvelles propositions",
  talked: "Appel fait",
  vetted: "Vérification faite",
  active: "Aide en ce moment",
  resting: "En pause",
};

export const staffVolunteers: Translated<typeof en.staffVolunteers> = {
  title: "Bénévoles",
  lede: "Les personnes qui ont proposé leur aide. Toute l’équipe voit les noms et les contacts. Seules l’administration et la personne référente voient les notes et les personnes qui les connaissent.",
  export: "Enregistrer en CSV",
  csv: ["Nom", "E-mail", "Téléphone", "État", "Vérification jusqu’au", "Où", "Jours", "Voudrait", "Heures", "Depuis"],
  search: "Chercher des bénévoles",
  older: "Bénévoles plus anciens",
  none: "Cette liste est vide.",
  nobody: {
    heading: (state) => `Aucun bénévole dans « ${state} ».`,
    text: (number, state) => `Dans « ${state} » : ${number}.`,
    show: (state) => `Montrer « ${state} »`,
  },
  caption: "Bénévoles, les plus récents d’abord",
  heads: { name: "Nom", place: "Où", skills: "Voudrait", state: "État", since: "Depuis" },
  noun: "bénévole",
  foundWith: (search) => `Bénévoles avec « ${search} »`,
  chosen: "Bénévoles choisis",
  write: "Leur écrire",
  form: "Ouvrir le formulaire des bénévoles",
  filters: { label: "État" },
  states,
  skills: {
    read: "Lit avec les enfants",
    carry: "Porte, conduit",
    translate: "Traduit",
    treat: "Enseigne ou soigne",
  },
  back: "Tous les bénévoles",
  since: (at) => `Depuis le ${at}`,
  facts: { contact: "Contact", place: "Où", days: "Jours", skills: "Voudrait", message: "A écrit" },
  notYet: "Rien n’est changé.",
  state: {
    heading: "État",
    now: (state) => `Maintenant : ${state}`,
    to: {
      new: "Nouvelle proposition",
      talked: "Nous avons appelé",
      vetted: "Vérification faite",
      active: "Aide en ce moment",
      resting: "En pause, ou cela n’a pas marché",
    },
    button: "Enregistrer l’état",
    choose: "Choisissez un état",
    saved: "L’état est enregistré.",
    wrong: (from, to) => `On ne peut pas passer de « ${from} » à « ${to} ». Passez par les étapes entre les deux.`,
    notTalked:
      "Appelez d’abord : on peut vérifier seulement les personnes que vous avez appelées et qui ne sont pas en pause.",
  },
  vetting: {
    heading: "Vérification",
    none: "Pas de vérification. Cette personne peut aider seulement là où aucun enfant ne participe.",
    holds: (by, on, until) => `Vérification faite par ${by} le ${on}, valable jusqu’au ${until}.`,
    ended: (by, on, until) =>
      `La vérification faite par ${by} le ${on} s’est terminée le ${until}. Cette personne peut aider seulement là où aucun enfant ne participe.`,
    short: (until) => `vérification valable jusqu’au ${until}`,
    shortEnded: (until) => `vérification terminée le ${until}`,
    lead: "Seule la personne référente fait la vérification.",
    spoke: "J’ai parlé avec deux personnes qui la connaissent. Elles ne voient aucun danger pour les enfants",
    months: "Valable combien de mois ?",
    monthsHint: "D’habitude 24, au plus 36.",
    button: "Noter la vérification",
    again: "Noter une nouvelle vérification à partir d’aujourd’hui",
    withdraw: "Retirer la vérification",
    done: "La vérification est notée.",
    withdrawn: "La vérification est retirée. Les journées de cette personne le disent.",
    errors: {
      months: "Écrivez un nombre de mois de 1 à 36",
      spoke: "Parlez d’abord avec deux personnes, puis cochez cette case",
    },
  },
  references: {
    heading: "Personnes qui la connaissent",
    note: "Écrivez seulement qui elles sont et comment les joindre.",
    firstName: "Première personne : nom",
    firstContact: "Première personne : e-mail ou téléphone",
    secondName: "Deuxième personne : nom",
    secondContact: "Deuxième personne : e-mail ou téléphone",
    button: "Enregistrer ces personnes",
    saved: "Ces personnes sont enregistrées.",
    half: "Écrivez le nom et comment joindre cette personne, ou laissez les deux vides",
  },
  notes: {
    heading: "Notes",
    none: "Aucune note pour l’instant.",
    label: "Nouvelle note",
    hint: "On ne peut pas changer une note plus tard. Elle porte votre nom et l’heure. La personne peut demander à la lire.",
    button: "Ajouter la note",
    empty: "Écrivez d’abord la note",
    added: "Votre note est ajoutée.",
    by: (name, at) => `${name}, ${at}`,
  },
  hours: {
    heading: "Heures",
    sum: (hours) => `${hoursOf(hours)} en tout`,
    none: "Aucune heure pour l’instant.",
    one: (day, hours) => `${day} : ${hoursOf(hours)}`,
    date: "Jour",
    hours: "Heures",
    hoursHint: "Demi-heures comme 2,5",
    event: "Pour quelle journée ? (facultatif)",
    noEvent: "Aucune",
    button: "Noter les heures",
    remove: "Enlever",
    added: "Les heures sont notées.",
    removed: "Les heures sont enlevées.",
    errors: {
      date: "Choisissez un jour du calendrier",
      later: "Ce jour n’est pas encore arrivé",
      hours: "Écrivez des heures de 0,5 à 24, par demi-heures, comme 2,5",
    },
  },
  delete: {
    heading: "Supprimer",
    text: "Tout ce qui concerne cette personne est supprimé pour toujours, aussi dans les listes des journées. Les heures restent dans les totaux, sans nom.",
    sure: "Supprimer tout ce qui la concerne",
    unsure: "Cochez la case pour dire que vous le voulez vraiment",
    button: "Supprimer",
    done: "Les données de cette personne sont supprimées.",
  },
  helpers: {
    link: "Bénévoles du jour",
    title: "Bénévoles du jour",
    event: "La journée",
    children:
      "Des enfants participent : seuls les bénévoles dont la vérification est valable ce jour-là peuvent aider.",
    noChildren: "Aucun enfant ne participe. Tous les bénévoles qui aident en ce moment peuvent venir.",
    none: "Aucun bénévole du jour pour l’instant.",
    why: {
      notVetted:
        "Pas de vérification pour ce jour. Retirez cette personne de la liste, ou demandez à la personne référente",
      notReady: "N’aide pas en ce moment. Retirez cette personne de la liste",
    },
    remove: "Retirer de la liste",
    who: "Bénévole",
    button: "Ajouter",
    most: (count) =>
      form(
        count,
        "On peut choisir ici seulement le premier bénévole par ordre de nom.",
        `On peut choisir ici seulement les ${formatNumber(count)} premiers bénévoles par ordre de nom.`,
      ),
    noneReady: "Aucun autre bénévole ne peut aider.",
    unvetted: (count) =>
      form(
        count,
        "1 bénévole qui aide en ce moment n’a pas de vérification pour ce jour, et n’est donc pas dans la liste.",
        `${formatNumber(count)} bénévoles qui aident en ce moment n’ont pas de vérification pour ce jour, et ne sont donc pas dans la liste.`,
      ),
    choose: "Choisissez un bénévole",
    added: "Cette personne est dans la liste des bénévoles du jour.",
    removed: "Cette personne n’est plus dans la liste.",
    notVetted: (name) =>
      `${name} n’a pas de vérification pour ce jour. Des enfants participent : seuls les bénévoles dont la vérification est faite peuvent aider.`,
    notReady: (name) => `${name} n’aide pas en ce moment. Changez d’abord l’état sur sa page.`,
  },
};

export const volunteerNeeds: Translated<typeof en.volunteerNeeds> = {
  label: (count) => form(count, "1 personne propose son aide", `${formatNumber(count)} personnes proposent leur aide`),
  detail: (since) => `Nous promettons d’appeler dans la semaine. Première proposition : ${ago(since)}`,
  act: "Appeler",
};

export const volunteerData = { label: "Propositions d’aide comme bénévole" };
