import type * as en from "../en/staff-fields.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";

export const fieldLabels: Translated<typeof en.fieldLabels> = {
  event: {
    title: "Titre",
    theme: "Thème (facultatif)",
    location: "Lieu",
    date: "Date",
    monthOnly: "Seul le mois est connu",
    startTime: "Commence à (facultatif)",
    endTime: "Se termine à (facultatif)",
    endDate: "Dernier jour, si la journée en dure plusieurs (facultatif)",
    address: "Quartier, rue et maison, pour la carte (facultatif)",
    state: "État",
    stateNote: "Pourquoi, ou que faire maintenant (facultatif)",
    takesSignups: "Les gens peuvent s’inscrire",
    places: "Places (facultatif)",
    signupUntil: "Dernier jour pour s’inscrire (facultatif)",
    withChildren: "Des enfants participent",
    description: "Description, paragraphe",
    list: "Liste, ligne",
    easyRead: "Version facile à lire, phrase",
    project: "Fait partie du projet (facultatif)",
  },
  document: { title: "Titre", kind: "Genre", year: "Année", description: "Description (facultatif)" },
  news: { title: "Titre", source: "Source", date: "Date", link: "Lien" },
  page: {
    title: "Titre",
    slug: "Adresse",
    paragraphs: "Paragraphe",
    placement: "Où se trouve son lien",
    contributors: "Équipe et partenaires",
    place: "Ordre (facultatif)",
  },
  post: {
    title: "Titre",
    postText: "Résumé (facultatif)",
    paragraphs: "Paragraphe",
    project: "Fait partie du projet (facultatif)",
  },
  project: {
    title: "Titre",
    theme: "Thème",
    paragraphs: "Paragraphe",
    videoUrl: "Adresse web d’une vidéo (facultatif)",
    easyRead: "Version facile à lire, phrase",
    goalAmount: "Montant à réunir (facultatif)",
    goalCurrency: "Monnaie de l’objectif",
    goalFor: "À quoi il servira (facultatif)",
    goalUntil: "Dernier jour de l’objectif (facultatif)",
  },
};

export const plainLabel: typeof en.plainLabel = (label) =>
  label.replace(/ \(facultatif\)$|, (?:paragraphe|ligne|phrase)$/, "");

export const fieldErrors: Translated<typeof en.fieldErrors> = {
  status: "Choisissez ce qu’il faut en faire",
  fromList: "Choisissez dans la liste",
  moment: "Choisissez un jour et une heure",
  skipped: "Cette heure n’existe pas ce jour-là, car on avance les horloges. Choisissez une autre heure",
  tooLong: (length) => `Écrivez ${formatNumber(length)} caractères au plus`,
  marks: (most) =>
    `Il y a trop de signes de mise en forme, comme * _ [ et les tirets de liste : ${formatNumber(most)} au plus. Enlevez-en, ou faites plusieurs paragraphes`,
  depth: (most) => `Il y a trop de listes ou de citations l’une dans l’autre : ${formatNumber(most)} niveaux au plus`,
  sentences: (most) => `Écrivez ${formatNumber(most)} phrases courtes au plus`,
  paragraphs: (most) => `Écrivez ${formatNumber(most)} paragraphes au plus`,
  together: (length) => `Écrivez ${formatNumber(length)} caractères au plus dans tous les paragraphes ensemble`,
  day: "Choisissez un jour du calendrier",
  wholeNumber: "Écrivez un nombre entier",
  webAddress: "Écrivez une adresse web entière, comme https://exemple.org",
};

export const typeErrors: Translated<typeof en.typeErrors> = {
  event: {
    title: "Écrivez un titre",
    location: "Écrivez le lieu",
    date: "Choisissez la date",
    description: "Écrivez la description",
    picture: "Ajoutez une photo",
    time: "Écrivez une heure comme 09:30",
    state: "Choisissez l’état de la journée",
    places: "Écrivez un nombre de 1 à 100 000",
    withChildren: "Choisissez si des enfants participent",
    endsBefore: "La fin est avant le début",
    tooLong: "Une journée dure 31 jours au plus : créez-en plusieurs",
    dayFirst: "Choisissez d’abord le jour : sans jour précis, on ne peut pas s’inscrire",
    start: "Écrivez aussi l’heure du début",
  },
  document: {
    title: "Écrivez un titre",
    kind: "Choisissez le genre",
    year: "Écrivez une année comme 2026",
    file: "Enregistrez-le d’abord comme brouillon. Puis ouvrez « Fichier et personnes », ajoutez le PDF et répondez à ses questions.",
  },
  news: {
    title: "Écrivez un titre",
    source: "Écrivez la source",
    date: "Choisissez la date",
    link: "Écrivez le lien",
  },
  page: {
    title: "Écrivez un titre",
    slug: "Écrivez l’adresse",
    signs: "Écrivez des minuscules sans accent, des chiffres et des traits d’union, comme protection-enfance",
    paragraphs: "Écrivez au moins un paragraphe",
    placement: "Choisissez où se trouve son lien",
    forLanguages: "Les adresses de deux et trois lettres sont gardées pour les langues. Choisissez-en une plus longue",
    reserved: "Le site utilise déjà cette adresse. Choisissez-en une autre",
    taken: "Une autre page a cette adresse, peut-être une page supprimée. Choisissez-en une autre",
    headerFull: (most) =>
      `Le haut du site a de la place pour ${formatNumber(most)} pages. Mettez celle-ci en bas du site`,
    longTitle: (most) =>
      `En haut du site, un titre a ${formatNumber(most)} caractères au plus. Écrivez-le plus court, ou choisissez le bas du site`,
  },
  post: { titleOrParagraph: "Écrivez un titre ou un paragraphe" },
  project: {
    title: "Écrivez un titre",
    theme: "Écrivez le thème",
    paragraphs: "Écrivez au moins un paragraphe",
    goalAmount: "Écrivez un montant supérieur à 0, en chiffres, d’un milliard au plus",
    goalFor: "Écrivez à quoi le montant servira",
  },
  issue: {
    subject: "Écrivez l’objet",
    opening: "Écrivez le début",
    items: "Choisissez 30 textes au plus",
  },
  guestMessage: { subject: "Écrivez l’objet", text: "Écrivez le message" },
};
