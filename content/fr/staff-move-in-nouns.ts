import type { BroughtNoun, LeftKind } from "../en/staff-move-in-nouns.ts";

type Forms = readonly [one: string, others: string];

const nouns: Record<BroughtNoun, Forms> = {
  post: ["article", "articles"],
  page: ["page", "pages"],
  event: ["événement", "événements"],
  photo: ["photo", "photos"],
  "known-photo": ["photo déjà présente", "photos déjà présentes"],
  drawing: ["dessin", "dessins"],
  "known-drawing": ["dessin déjà présent", "dessins déjà présents"],
  place: ["photo d’une page fixe", "photos de pages fixes"],
  pdf: ["PDF d’un document", "PDF de documents"],
  figures: ["événement avec des chiffres comptés", "événements avec des chiffres comptés"],
  proposal: ["proposition", "propositions"],
  bank: ["proposition de moyens de donner", "propositions de moyens de donner"],
  project: ["projet", "projets"],
  document: ["document", "documents"],
  news: ["actualité", "actualités"],
  contributor: ["personne ou partenaire", "personnes ou partenaires"],
  words: ["page de textes en brouillon", "pages de textes en brouillon"],
  setting: ["paramètre", "paramètres"],
  switch: ["réglage d’utilisation", "réglages d’utilisation"],
  redirect: ["ancienne adresse", "anciennes adresses"],
  subscriber: ["abonnement à la lettre d’information", "abonnements à la lettre d’information"],
  "former-reader": ["adresse qui ne reçoit pas la lettre", "adresses qui ne reçoivent pas la lettre"],
  volunteer: ["bénévole", "bénévoles"],
  "past-gift": ["don ancien", "dons anciens"],
};

const left: Record<LeftKind, Forms> = {
  comment: ["commentaire", "commentaires"],
  order: ["commande", "commandes"],
  message: ["message", "messages"],
  trash: ["élément de la corbeille", "éléments de la corbeille"],
  pdf: ["fichier PDF", "fichiers PDF"],
  file: ["fichier qui n’est pas une image", "fichiers qui ne sont pas des images"],
  task: ["tâche d’un calendrier", "tâches d’un calendrier"],
  event: ["événement sans jour", "événements sans jour"],
  empty: ["élément sans texte", "éléments sans texte"],
  noDay: ["événement dont le jour n’existe pas", "événements dont le jour n’existe pas"],
  pastDay: ["jour passé d’une série", "jours passés d’une série"],
};

const others: Record<string, Forms> = { tribe_events: nouns.event };

export const nounOf = (noun: string): Forms | undefined =>
  Object.hasOwn(nouns, noun) ? nouns[noun as BroughtNoun] : others[noun];

export const leftOf = (kind: string): Forms => (Object.hasOwn(left, kind) ? left[kind as LeftKind] : [kind, kind]);
