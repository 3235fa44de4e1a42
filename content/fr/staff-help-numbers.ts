import type * as en from "../en/staff-help-numbers.ts";
import type { Translated } from "../translated.ts";

const since = (day: string) => `Déjà sur la page avant le ${day}`;

export const staffHelpNumbers: Translated<typeof en.staffHelpNumbers> = {
  lede: "Numéros de la page de protection de l’enfance. Chacun apparaît seulement quand une personne de l’équipe l’a appelé ou confirmé.",
  who: "Qui répond dans la fondation",
  nobody: "Aucune personne n’est encore nommée.",
  adminsOnly: "L’administration change cela.",
  data: "Qui répond pour les données des gens",
  dataNote: "La page sur la vie privée donne son nom.",
  personsSaved: "Enregistré. Le site le montre maintenant.",
  preview: {
    heading: "Sur la page de protection de l’enfance",
    lede: "Numéros que les gens peuvent appeler.",
    lead: "qui répond",
    left: (numbers) => `Pas montrés avant un appel ou une confirmation : ${numbers.join(", ")}.`,
  },
  shown: "Sur la page",
  none: "Aucun numéro pour l’instant : aucune personne de l’équipe n’en a appelé ou confirmé un.",
  called: (day, by) => (by === undefined ? since(day) : `Appelé le ${day} par ${by}`),
  confirmed: (day, by) => (by === undefined ? since(day) : `Confirmé le ${day} par ${by}`),
  offered: (country) => `Numéros proposés : ${country}`,
  offeredLede:
    "Appelez une ligne d’aide une fois, et dites que vous faites un essai. N’appelez pas les numéros d’urgence pour essayer. Demandez au poste de police près de vous quel numéro marche.",
  allCalled: "Tous les numéros proposés sont sur la page.",
  call: "J’ai appelé ce numéro",
  confirm: "Je sais qu’il est juste",
  add: "Un autre numéro",
  addLede: "Le poste de police près de vous, l’agent de protection de l’enfance de votre zone, un poste de santé.",
  labels: { name: "Qui répond", number: "Téléphone" },
  addButton: "J’ai appelé : mettre sur la page",
  remove: "Enlever de la page",
  saved: (name) => `${name} : sur la page maintenant.`,
  removed: (name) => `${name} : enlevé de la page.`,
  gone: "Il était déjà enlevé.",
  notYet: "Rien n’est changé.",
  name: "Écrivez qui répond",
  number: "Écrivez le numéro que vous avez appelé : trois chiffres ou plus",
  tooMany: "Six numéros au plus. Enlevez-en un d’abord.",
  unknown: "Ce numéro n’est pas proposé ici. Regardez la page une nouvelle fois.",
};
