import type * as en from "../en/staff-sure-facts.ts";
import type { Translated } from "../translated.ts";

export const staffSureFacts: Translated<typeof en.staffSureFacts> = {
  title: "Revenir sur un changement",
  changed: (by, fact, at) => `${by} a changé ${fact} le ${at}.`,
  before: (text) => `Avant : ${text}`,
  nothingBefore: "Avant : rien.",
  after: (text) => `Changé en : ${text}`,
  nothingAfter: "Changé en : rien.",
  button: "Revenir en arrière",
  done: "C’est fait. Les visiteurs voient de nouveau le texte d’avant.",
  notYet: "Rien n’a changé.",
  over: "Les 72 heures de ce lien sont passées. Changez-le dans l’espace de l’équipe.",
  undone: (by, at) => `${by} a annulé ce changement le ${at}.`,
  changedSince: "Cela a encore changé depuis. Regardez dans l’espace de l’équipe.",
  settings: "Noms et contacts",
};
