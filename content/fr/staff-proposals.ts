import type * as en from "../en/staff-proposals.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffProposals: Translated<typeof en.staffProposals> = {
  title: "Propositions de l’archive",
  lede: "L’autre site propose ceci. Rien n’est public, et personne de l’autre équipe n’a d’e-mail. Vérifiez chaque proposition, puis utilisez-la ou laissez-la de côté.",
  none: "Aucune proposition n’attend.",
  link: (number) => `${formatNumber(number)} ${form(number, "proposition", "propositions")} de l’archive`,
  bank: "Les moyens de donner de l’autre site attendent sous Moyens de donner, jusqu’à l’accord d’un autre administrateur.",
  bankLink: "Ouvrir Moyens de donner",
  bankReason: "De l’archive de l’autre site.",
  back: "L’import",
  there: (value) => `Sur l’autre site : ${value}`,
  here: (value) => `Ici, maintenant : ${value}`,
  use: {
    setting: "L’utiliser",
    "help number": "J’ai appelé : l’afficher",
    person: "Envoyer l’invitation",
  },
  used: {
    setting: "C’est changé.",
    "help number": "Le numéro est sur la page.",
    person: "L’invitation est envoyée.",
  },
  out: "Laisser de côté",
  isOut: "Cela reste de côté.",
  kinds: {
    setting: "Contacts et liens",
    "help number": "Numéros d’aide",
    person: "Équipe",
  },
  hints: {
    setting:
      "Quand des moyens de donner sont publics, les administrateurs et les responsables de la protection reçoivent un e-mail avec le retour en arrière.",
    "help number": "Appelez chaque numéro avant de l’afficher.",
    person: "Ces personnes n’ont pas de compte ici. Un bouton crée le compte avec ses rôles et envoie l’invitation.",
  },
  notYet: "Rien n’a été changé.",
  late: "Quelqu’un d’autre a changé ceci après l’ouverture de la page. Regardez de nouveau.",
  records: "Propositions d’inviter",
  report: "Télécharger la liste des lignes laissées de côté (CSV)",
  reportFile: "lignes-de-cote",
};
