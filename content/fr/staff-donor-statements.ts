import type * as en from "../en/staff-donor-statements.ts";
import type { Translated } from "../translated.ts";
import { form, inWords, plural } from "./counting.ts";

export const staffDonorStatements: Translated<typeof en.staffDonorStatements> = {
  title: "Récapitulatifs d’une année",
  lede: "Chaque personne qui a donné peut recevoir un récapitulatif avec tous ses dons arrivés dans l’année, leurs reçus et la somme. Le site le fait quand vous l’envoyez ou l’enregistrez.",
  years: "Année",
  soFar: "Cette année n’est pas terminée. Les récapitulatifs montrent les dons jusqu’à aujourd’hui.",
  byEmail: {
    heading: "Par e-mail",
    count: (number) => `${inWords(number)} ${plural(number, "personne")} avec une adresse e-mail.`,
    none: "Aucune personne de cette année n’a d’adresse e-mail.",
    send: (number) => `Envoyer ${inWords(number)} ${plural(number, "récapitulatif")}`,
    sent: (number) =>
      form(
        number,
        `${inWords(number)} récapitulatif va partir.`,
        `${inWords(number)} récapitulatifs vont partir, l’un après l’autre.`,
      ),
    before: (number, day, by) =>
      `Déjà envoyés le ${day} par ${by} : ${inWords(number)}. Un nouvel envoi va encore une fois à toutes les personnes de l’année.`,
    changed:
      "Rien n’est envoyé. Quelqu’un de l’équipe vient d’envoyer ces récapitulatifs. Regardez la page encore une fois.",
  },
  onPaper: {
    heading: "Sur papier",
    text: "Une feuille pour chaque personne sans adresse e-mail, toutes dans un seul PDF.",
    none: "Toutes les personnes qui ont un nom ont une adresse e-mail.",
    together: (name, number) => `${name} : les ${inWords(number)} dons sont d’une même personne`,
    ask: "Deux personnes peuvent avoir le même nom. Cochez un nom si tous ses dons viennent d’une même personne : ils vont sur une seule feuille. Sinon, chaque don a sa feuille.",
    save: "Enregistrer les feuilles en PDF",
    more: (number) =>
      `Seuls les ${inWords(number)} premiers noms sont affichés. Imprimez les autres avec « Récapitulatif pour une personne ».`,
    nameless: (number) =>
      `${inWords(number)} ${form(number, "don de l’année n’a pas de nom", "dons de l’année n’ont pas de nom")}.`,
  },
  notYet: "Rien n’est envoyé.",
  one: "Récapitulatif pour une personne",
  file: (year) => `recapitulatifs-${year}`,
};
