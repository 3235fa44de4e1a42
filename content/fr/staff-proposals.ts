import type * as en from "../en/staff-proposals.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffProposals: Translated<typeof en.staffProposals> = {
  title: "Propositions de l’archive",
  lede: "L’autre site propose ceci. Rien n’est public avant votre accord, et aucun e-mail n’est parti. Vérifiez chaque proposition, puis utilisez-la ou laissez-la de côté.",
  none: "Aucune proposition n’attend.",
  link: (number) => `${formatNumber(number)} ${form(number, "proposition", "propositions")} de l’archive`,
  bank: "Les moyens de donner de l’autre site attendent sous Moyens de donner, jusqu’à l’accord d’un autre administrateur.",
  bankLink: "Ouvrir Moyens de donner",
  bankReason: "De l’archive de l’autre site.",
  back: "L’import",
  there: (value) => `Sur l’autre site : ${value}`,
  here: (value) => `Ici, maintenant : ${value}`,
  empty: "rien",
  state: (isOn) => (isOn ? "activé" : "désactivé"),
  switch: (name) => `Ce que vous utilisez : ${name}`,
  look: (colours, pattern, hasFace, hasLogo) =>
    `couleurs ${colours}, motif ${pattern}, ${hasFace ? "police propre" : "police simple"}, ${hasLogo ? "avec un logo" : "sans logo"}`,
  settings: {
    heading: "Paramètres",
    hint: "Le public n’en voit rien avant votre accord. Décochez ceux que vous ne voulez pas.",
    use: "Utiliser ces paramètres",
    used: "Les paramètres sont changés.",
    out: "Laisser ces paramètres de côté",
    isOut: "Ils restent de côté.",
    tick: "Cochez-en au moins un.",
    guard: "Le site pose une question sur les mots de l’un d’eux. Laissez-le de côté, et écrivez-le sous Paramètres.",
    logo: "Le logo de l’archive a attendu plus d’une semaine et il est supprimé. Laissez l’apparence de côté, et choisissez le logo sous Apparence.",
  },
  waysTitle: "Tous les moyens de donner de l’autre site",
  waysOf: (name) =>
    `Seule la personne qui a apporté l’archive (${name}) peut proposer ces moyens. Un autre administrateur les accepte ensuite.`,
  use: {
    ways: "Proposer ces moyens",
    setting: "L’utiliser",
    "help number": "J’ai appelé : l’afficher",
    person: "Envoyer l’invitation",
  },
  used: {
    ways: "Ils attendent sous Moyens de donner, jusqu’à l’accord d’un autre administrateur. Tous les administrateurs reçoivent un e-mail.",
    setting: "C’est changé.",
    "help number": "Le numéro est sur la page.",
    person: "L’invitation est envoyée.",
  },
  out: "Laisser de côté",
  isOut: "Cela reste de côté.",
  kinds: {
    ways: "Moyens de donner",
    setting: "Contacts et liens",
    "help number": "Numéros d’aide",
    person: "Équipe",
  },
  hints: {
    ways: "Comparez chaque numéro avec un papier de votre banque. Ils ne sont publics qu’après l’accord d’un autre administrateur.",
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
  csv: { row: "Ligne", title: "Titre", note: "Remarque" },
  notes: {
    words: (page) => `La page « ${page} » a ses propres textes ici. Ils restent.`,
    pdf: "Ce PDF ne peut pas être lu, ou un autre document l’a déjà.",
    figures: "Ses chiffres comptés restent de côté. Écrivez-les à la main.",
    logo: "Le logo ne peut pas être lu. Choisissez-le de nouveau.",
    number: "Ce numéro d’aide ne peut pas être utilisé.",
    person: "Le nom ou l’adresse de cette personne ne convient pas au formulaire. Invitez-la à la main.",
    ways: "Ces moyens de donner ne conviennent pas au formulaire d’ici. Écrivez-les à la main.",
    sure: (setting) => `L’archive n’apporte pas ${setting}. Écrivez-le à la main.`,
    "setting-form": (setting) => `L’archive n’apporte pas ${setting} : sa forme est fausse. Écrivez-le à la main.`,
  },
};
