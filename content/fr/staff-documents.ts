import type * as en from "../en/staff-documents.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { plural } from "./counting.ts";
import { aboutEach } from "./staff-cms.ts";

export const staffDocuments: Translated<typeof en.staffDocuments> = {
  ...aboutEach("document"),
  saved: "Le document est enregistré. Son PDF se trouve sous « Fichier et personnes ».",
  title: "Documents",
  goesOut: "Document",
  empty: {
    heading: "Aucun document pour l’instant",
    text: "Ajoutez un rapport annuel, vos comptes ou votre récépissé.",
  },
  titleHint: "L’adresse vient du premier titre et ne change pas, car on l’imprime.",
  asked: `
    pdf, ajouter un pdf, rapport annuel, rapport d’activité, comptes audités, états financiers, récépissé, agrément, statuts, règlement intérieur,
    politique de protection de l’enfance, papiers à télécharger, téléchargements, dossier pour les donateurs, plaquette, remplacer un pdf,
    nouvelle version du rapport, qui est dans le rapport, plan stratégique, procès-verbal, certificat
  `,
  askedNew: `
    ajouter un document, ajouter un pdf, mettre le rapport annuel en ligne, publier les comptes, ajouter le récépissé, nouveau document,
    ajouter des statuts, partager un pdf, mettre un fichier sur le site
  `,
  files: "Fichier et personnes",
  heading: (title) => `Fichier et personnes : ${title}`,
  lede: "Une nouvelle version garde la même adresse. Les visiteurs la lisent quand ses questions ont une réponse ; avant, ils lisent la précédente.",
  open: "Modifier le texte",
  view: "Voir sur le site",
  states: {
    shown: "Les visiteurs voient ce document.",
    empty: "Les visiteurs ne voient pas ce document : il n’a pas de fichier.",
    unanswered: "Les visiteurs ne voient pas ce document : une question sur son fichier attend une réponse.",
    draft: "Les visiteurs ne voient pas ce document : il n’est pas publié. Modifiez le texte et publiez-le.",
    closed:
      "Les visiteurs ne voient pas ce document : un consentement manque, n’est plus valable, est retiré ou n’est pas pour le site. Supprimez la version avec cette personne, ou demandez de nouveau son accord.",
    hidden:
      "Les visiteurs ne voient pas ce document : quelqu’un a demandé de le cacher. Seule la personne référente peut le montrer de nouveau.",
  },
  needs: {
    closed: (title) => `Les visiteurs ne voient plus « ${title} »`,
    closedWhy:
      "Le consentement d’une personne de ce document manque, n’est plus valable, est retiré ou n’est pas pour le site.",
    uncompared: (title) => `Comparer les comptes et les numéros : « ${title} »`,
    uncomparedWhy:
      "Les visiteurs lisent ce fichier quand une personne de l’administration qui ne l’a pas ajouté les a comparés.",
    act: "Regarder",
  },
  versionOf: (version) => `Version ${formatNumber(version)}`,
  facts: (pages, size, by, day) =>
    `${formatNumber(pages)} ${plural(pages, "page")}, ${size}, ajouté le ${day} par ${by}`,
  waits: "Les visiteurs ne lisent pas encore cette version : répondez à ses questions.",
  waitsForAdmin:
    "Les visiteurs ne lisent pas encore cette version : une personne de l’administration doit comparer ses numéros.",
  current: "Les visiteurs lisent cette version.",
  earlier: "Cette version est gardée. Si le document est public, les visiteurs la trouvent sous la version actuelle.",
  openFile: "Ouvrir le PDF",
  texts: {
    scan: "Ce PDF est une image numérisée. Le site ne peut pas lire son texte : une personne doit y chercher des comptes et des numéros.",
    unread: "Le site n’a pas pu lire le texte de ce PDF : une personne doit y chercher des comptes et des numéros.",
  },
  nobody: "On n’y reconnaît personne.",
  consents: "Consentements des personnes visibles",
  people: "Peut-on y reconnaître des personnes ?",
  peopleAnswers: { none: "Non, on ne reconnaît personne", some: "Oui, on reconnaît des personnes" },
  peopleHint:
    "Notez le consentement de chaque personne. Si l’une d’elles retire son accord, tout le document est caché tout de suite.",
  codes: "Codes des personnes avec un consentement (facultatif)",
  codesHint:
    "Comme P-12, avec des espaces entre plusieurs codes. Répondez à « Qui a dit oui ? » pour une personne qui n’en a pas encore.",
  money: "Montre-t-il un numéro de compte ou un numéro de téléphone pour l’argent ?",
  moneyAnswers: { no: "Non, il n’en montre pas", yes: "Oui, il en montre un" },
  answer: "Enregistrer les réponses",
  answered: "Les réponses sont enregistrées.",
  changeAnswer: "Ajouter des personnes à cette version",
  foundHeading: "Il peut dire où envoyer de l’argent",
  foundText:
    "Une personne de l’administration qui n’a pas ajouté ce fichier compare une fois chaque compte et chaque numéro. Si tout est juste, les visiteurs peuvent le lire. La liste a dix passages au plus.",
  compare: "Confirmer que tout est juste",
  compared: "C’est confirmé. Les visiteurs peuvent lire cette version.",
  check: "Relire le texte",
  checked: "Aucun compte ni numéro n’attend l’administration.",
  stillFound: "Des comptes ou des numéros ne sont pas encore permis.",
  allowNumber: "Permettre un numéro",
  deleteFile: "Supprimer cette version",
  deleteAsk: (version) => `Supprimer la version ${formatNumber(version)} ?`,
  deleteText: "Le fichier est supprimé pour toujours. Les consentements restent.",
  add: "Ajouter le PDF",
  addVersion: "Ajouter une nouvelle version",
  file: "PDF",
  fileHint:
    "20 Mo au plus. Nous enlevons les données cachées, comme le nom de la personne qui l’a écrit, et les liens.",
  button: "Ajouter le fichier",
  added: "Le fichier est ajouté. Répondez à ses questions plus bas.",
  deleted: "La version est supprimée.",
  notYet: "Rien n’a changé.",
  problems: {
    missing: "Choisissez un PDF.",
    notPdf: "Ce fichier n’est pas un PDF. Enregistrez-le en PDF, et ajoutez ce fichier-là.",
    half: "La fin de ce PDF manque. Copiez-le ou téléchargez-le de nouveau, puis ajoutez-le.",
    encrypted: "Ce PDF a un mot de passe. Enregistrez-le sans mot de passe, et ajoutez ce fichier-là.",
    script: "Ce PDF contient un programme. Imprimez-le dans un nouveau PDF, et ajoutez ce fichier-là.",
    pages: "Ce PDF a plus de 400 pages. Faites-en plusieurs documents.",
    damaged: "Ce PDF est abîmé. Imprimez-le dans un nouveau PDF, et ajoutez ce fichier-là.",
    tooLarge: "Ce PDF dépasse 20 Mo. Enregistrez-le en plus petit, et ajoutez ce fichier-là.",
    costly:
      "Ce PDF demande trop de temps ou de mémoire pour s’ouvrir. Imprimez-le dans un nouveau PDF, et ajoutez ce fichier-là.",
    busy: "Le site traite d’autres fichiers, ou son disque est plein. Envoyez-le de nouveau dans une minute.",
    storage:
      "Le site ne peut pas garder de fichiers en ce moment. Réessayez dans une minute, ou prévenez la personne qui héberge le site.",
    elsewhere: "Un autre document a déjà ce fichier, peut-être dans la corbeille. Modifiez cet autre document.",
    closed: "Quelqu’un a demandé de cacher ce fichier. Seule la personne référente peut le montrer de nouveau.",
    gone: "Cette version a changé ou a été supprimée entre-temps. Regardez de nouveau la page.",
    people: "Dites si l’on peut y reconnaître des personnes.",
    money: "Dites s’il montre un compte ou un numéro pour l’argent.",
    consent: "Notez qui a dit oui, ou écrivez le code d’un consentement.",
    givenBy: "Écrivez qui a dit oui.",
    code: "Un code s’écrit comme P-12.",
    peopleKnown: "Une personne est déjà notée pour ce fichier. Répondez que l’on reconnaît des personnes.",
    stranger:
      "Une personne de ce fichier a un consentement perdu, car un serveur a été perdu. Demandez à tous une nouvelle fois, et ajoutez un nouveau fichier.",
    samePerson:
      "La personne qui a ajouté le fichier ne peut pas comparer les numéros. Demandez à une autre personne de l’administration.",
  },
};
