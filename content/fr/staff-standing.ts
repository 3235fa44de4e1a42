import type * as en from "../en/staff-standing.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffStanding: Translated<typeof en.staffStanding> = {
  title: "Chaque mois",
  lede: "Dons mensuels commencés. Chacun est attendu un mois après le dernier, et compte comme manqué une semaine plus tard.",
  caption: "Dons mensuels : les plus longtemps manqués d’abord, puis les prochains attendus",
  heads: { giver: "De la part de", last: "Dernier", next: "Prochain attendu", purpose: "Pour", sum: "Montant" },
  friend: "Une personne anonyme",
  noun: (number) => form(number, "don mensuel", "dons mensuels"),
  about: (day) => `vers le ${day}`,
  missed: (number, day) => form(number, `Manqué vers le ${day}`, `${inWords(number)} manqués, à partir du ${day}`),
  wentBack: "L’argent a été rendu",
  waits: "Un don attend une deuxième personne",
  line: (amount, day) => `Ligne bancaire ouverte : ${amount}, ${day}`,
  join: "C’est ce don",
  joined: "La ligne bancaire est le don de ce mois. Il a son reçu.",
  skip: "Rien ne vient ce mois-ci",
  skipped: (day) => `Enregistré. Le prochain est attendu vers le ${day}.`,
  end: "C’est terminé",
  ended: "Le don mensuel est terminé. Les dons déjà faits restent.",
  changed: "Rien n’est enregistré. Quelqu’un de l’équipe vient de changer ce don mensuel. Regardez-le encore une fois.",
  byPartner: "Le prestataire de paiement le prend",
  more: "Suivants",
  empty: {
    heading: "Aucun don mensuel pour l’instant",
    text: "Une promesse mensuelle est ici après son premier don.",
  },
  need: {
    label: (number) =>
      `${inWords(number)} ${form(number, "don mensuel n’est pas arrivé", "dons mensuels ne sont pas arrivés")}`,
    detail: "Attendu depuis plus d’une semaine. Regardez le compte bancaire, ou notez que rien ne vient.",
    act: "Regarder",
  },
};
