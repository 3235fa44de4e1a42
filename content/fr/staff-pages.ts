import type * as en from "../en/staff-pages.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffPages: Translated<typeof en.staffPages> = {
  title: "Textes",
  lede: "Tous les textes des pages fixes. Vos changements restent quand le logiciel est mis à jour.",
  own: "Vos pages",
  wordsOf: (page) => `Textes : ${page}`,
  alsoCalled: (page) => `${page}, page ${page}, texte de la page ${page}`,
  edit: "Modifier",
  see: "Voir la page",
  preview: "Aperçu",
  side: {
    lede: "La page enregistrée, avec les changements qui attendent.",
    frame: (label) => `La page « ${label} »`,
  },
  history: "Historique",
  original: "Pas encore modifiée",
  changed: "Modifiée",
  saved: (name, date) => `${name}, ${date}`,
  nextDraft: "Il y a un brouillon. Les visiteurs voient le texte publié.",
  nextScheduled: (moment) => `Un changement sera publié le ${moment}. D’ici là, les visiteurs voient le texte actuel.`,
  writtenIn: {
    en: "Il a été écrit quand le site parlait anglais.",
    fr: "Il a été écrit quand le site parlait français.",
  },
  openedIn: {
    en: "Le formulaire a été ouvert quand le site parlait anglais. Relisez la page : seuls vos propres mots en ont été gardés.",
    fr: "Le formulaire a été ouvert quand le site parlait français. Relisez la page : seuls vos propres mots en ont été gardés.",
  },
  discard: "L’abandonner",
  save: "Enregistrer",
  done: {
    published: "La page est enregistrée. Les visiteurs la voient maintenant.",
    draft: "Le brouillon est enregistré. Les visiteurs voient le texte publié.",
    scheduled: "Le changement est programmé. D’ici là, les visiteurs voient le texte actuel.",
  },
  discarded: "Le changement est abandonné. Il reste dans l’historique.",
  restored: "L’ancienne version est remise. Les visiteurs la voient maintenant.",
  sentenceWaits: "Cette page a un changement non publié. Ouvrez la page dans Textes, puis publiez-le ou abandonnez-le.",
  past: "Cette heure est passée. Choisissez-en une autre, ou publiez maintenant.",
  notYet: "La page n’est pas encore enregistrée.",
  failed: "La page n’a pas pu être enregistrée pour l’instant. Votre texte est encore là.",
  newer:
    "La page a changé pendant que vous écriviez. Votre texte est encore là. Comparez-le avec le texte enregistré. Si vous enregistrez encore une fois, le vôtre le remplace.",
  sure: {
    note: (admins) =>
      `Seule l’administration publie les textes sur l’argent ou les numéros de téléphone. Enregistrez le vôtre en brouillon et demandez à : ${formatList(admins, "or")}.`,
    refused: (admins) =>
      `Seule l’administration publie les textes sur l’argent ou les numéros de téléphone. Enregistrez-le en brouillon et demandez à : ${formatList(admins, "or")}.`,
    field: "Seule l’administration peut publier cela",
    fromPage: "Ouvrez la page dans Textes et remettez-le là. Votre mot de passe est demandé.",
  },
  ended: {
    heading: "Vos textes qui ne servent plus",
    lede: "Les réponses de la vérification d’un compte, de la vérification d’un reçu et de la page de retrait sont maintenant les mêmes sur tous les sites. Vos textes étaient :",
    was: (page, field) => `${page}, ${field}`,
    button: "J’ai lu",
    done: "Enregistré. La liste est dans le journal.",
    need: "La mise à jour a mis fin à certains de vos textes",
    needDetail: "Lisez-les une fois",
    needAct: "Lire",
  },
  find: "Chercher dans ces textes",
  findAll: "Trouver une phrase de n’importe quelle page",
  findButton: "Trouver",
  found: (count) =>
    count === 0 ? "Aucune phrase n’a ces mots." : `${inWords(count)} ${form(count, "phrase", "phrases")}`,
  group: (first, more) => (more === 0 ? first : `${first} (et ${inWords(more)} ${form(more, "autre", "autres")})`),
  tap: "Voyez la page. Touchez une phrase pour la modifier.",
  toOriginal: "Revenir à l’original",
  about: (label) => `(${label})`,
  places: (names) => `${formatList(names.map((name) => `{${name}}`))} : rempli depuis Fondation.`,
  placesOfSite: (names) => `${formatList(names.map((name) => `{${name}}`))} : rempli par le site.`,
  cards: {
    add: "Ajouter une carte",
    remove: (place) => `Enlever la carte ${place}`,
    removeShort: "Enlever",
    up: (place) => `Monter la carte ${place}`,
    name: (label, place) => `${label} ${place}`,
    part: (label, place) => `${label}, carte ${place}`,
  },
  glyphs: {
    therapy: "Parole et thérapie",
    scholar: "Livre",
    health: "Santé",
    empower: "Compétences",
    needs: "Fauteuil roulant",
    girl: "Fille",
  },
};
