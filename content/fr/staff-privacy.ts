import type * as en from "../en/staff-privacy.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffPrivacy: Translated<typeof en.staffPrivacy> = {
  title: "Demandes sur les données",
  lede: "Quand une personne demande ce que nous gardons sur elle, ou demande d’effacer ses données, répondez ici. La page Vie privée promet une réponse dans le mois.",
  find: {
    heading: "Que gardons-nous sur… ?",
    label: "Adresse e-mail",
    hint: "L’adresse n’est pas écrite dans le journal.",
    payee:
      "Une personne payée qui n’a pas de compte : ouvrez une de ses pièces sous Dépenses, et effacez la personne à cet endroit.",
    button: "Chercher",
    notYet: "Rien n’a été cherché.",
    lead: "La personne référente a peut-être d’autres données. Demandez-lui.",
  },
  found: {
    heading: (email) => `Gardé sur ${email}`,
    none: "Nous ne gardons rien sur cette adresse.",
    kinds: {
      emails: "E-mails à cette personne ou sur elle",
      named: "Données qui la nomment comme membre de l’équipe",
      log: "Lignes du journal par elle ou sur elle",
    },
    days: (first, last) => (first === last ? first : `du ${first} au ${last}`),
    done: (what, day) => `Déjà fait : ${what}, ${day}.`,
    otherRecords: (places) =>
      `L’adresse est aussi dans des données d’autres personnes : ${places}. Elles ne sont pas exportées. L’effacement y remplace l’adresse.`,
    occurrencesInContent: (places) =>
      `L’adresse est aussi dans des textes de l’équipe : ${places}. Exporter et effacer n’y touchent pas : changez-les sur leur page.`,
    shared: (names) =>
      `Un autre membre de l’équipe a le même nom (${names}). Les données qui ont seulement ce nom ne sont ni montrées ni effacées : le site ne sait pas à qui elles sont.`,
  },
  export: {
    heading: "Les donner à la personne",
    text: "Un seul fichier avec tout, que d’autres programmes peuvent lire (JSON). Envoyez-le seulement à cette adresse.",
    button: "Tout exporter",
  },
  erase: {
    heading: "Effacer",
    goes: "Effacés : les messages, l’abonnement, les e-mails, le compte avec sa photo, et le nom et l’adresse dans toutes les autres données.",
    stays: [
      "Les lignes du journal restent, sans nom ni adresse.",
      "Les articles et les chiffres des journées restent. Vous choisissez si le nom y reste.",
      "Le nom d’une personne qui a confirmé le consentement pour une photo reste : c’est la preuve.",
      "Les notes de la personne référente gardent le nom de la personne qui les a écrites : ce sont des preuves.",
      "Si l’adresse recevait la lettre d’information, une forme brouillée reste, pour qu’elle ne soit pas ajoutée de nouveau.",
      "Le nom d’une personne qui a donné son consentement pour une photo reste : c’est la preuve.",
      "Les sauvegardes gardent tout pendant encore 14 jours. Un site restauré depuis l’une d’elles l’efface de nouveau, si la liste à côté des sauvegardes est là.",
    ],
    proofs: (count) =>
      `${inWords(count)} ${form(count, "photo porte", "photos portent")} un tel nom. S’il doit partir aussi, supprimez les photos, ou décochez la case et faites-la cocher par quelqu’un d’autre.`,
    sure: (email) => `Effacer tout ce qui est gardé sur ${email}. On ne peut pas revenir en arrière.`,
    byline: "Écrire aussi « Un bénévole » comme auteur de ses articles, et comme personne qui a compté à une journée",
    button: "Tout effacer",
    notYet: "Rien n’a été effacé.",
    done: "Tout sur cette adresse est effacé, sauf ce que cette page nomme.",
  },
  recordCounts: {
    heading: "Sur combien de personnes gardons-nous des données ?",
    all: (count) => `${inWords(count)} ${form(count, "personne", "personnes")},`,
    recent: (count) => `dont ${inWords(count)} ${form(count, "nouvelle", "nouvelles")} ces six derniers mois.`,
    countedAt: (moment) => `Compté le ${moment}, et de nouveau chaque nuit.`,
    how: "Compté par adresse e-mail : les personnes qui ont écrit ou se sont abonnées, et l’équipe. Les personnes sur les photos, sur papier, dans les téléphones et à la banque ne sont pas comptées : ajoutez-les.",
    past: (line) =>
      `Oui, vous dépassez ${inWords(line)} : inscrivez-vous auprès de la Nigeria Data Protection Commission.`,
    below: (line) => `Non, ce site seul est sous ${inWords(line)}.`,
    why: (line) =>
      `Au Nigeria, le Nigeria Data Protection Act 2023 (articles 44 et 65) demande aux organismes « d’importance majeure » de s’inscrire auprès de la Commission dans les six mois. Sa note de février 2024 y compte ceux qui traitent les données de plus de ${inWords(line)} personnes en six mois, et garder est traiter. Elle en compte d’autres quel que soit leur nombre, par exemple dans la santé et l’éducation, ou là où des personnes se confient. Les petits sont au plus bas de ses trois niveaux.`,
    notAdvice:
      "Cette page compte ; elle ne connaît pas la loi. Demandez à la Commission ou à un avocat avant de vous y fier.",
    link: "La Commission : ndpc.gov.ng",
    address: "https://ndpc.gov.ng/",
  },
};
