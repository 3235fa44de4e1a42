import type * as en from "../en/staff-today.ts";
import type { Translated } from "../translated.ts";
import { ago, form, inWords } from "./counting.ts";

export const staffToday: Translated<typeof en.staffToday> = {
  ideas: {
    heading: "Si vous ne savez pas quoi écrire",
    lede: "D’après le calendrier, les photos et les recherches des visiteurs.",
    write: "Écrire sur ce sujet",
    else: "Autre chose",
    none: {
      label: "Qu’avez-vous vu cette semaine ?",
      note: "Trois phrases et une photo suffisent : qui était là, ce qu’on a fait, ce qu’on a dit.",
    },
    event: {
      past: (weekday, title) => `${weekday} : ${title}`,
      pastNote: "Trois phrases et une photo suffisent : qui est venu, ce qu’on a fait, ce qu’on a dit.",
      coming: (title, weekday) => `${title}, c’est ${weekday}`,
      comingNote: "Dites en deux lignes ce que c’est et quoi apporter.",
    },
    photos: (count) =>
      `${inWords(count)} ${form(count, "photo n’est encore dans aucun texte", "photos ne sont encore dans aucun texte")}`,
    photosNote: "Le consentement est noté. Choisissez-en une, et dites ce qu’elle montre.",
    search: (word, times) => `Recherche faite ${inWords(times)} fois : « ${word} »`,
    searchNote: "Rien n’a été trouvé. Le site en parle-t-il ?",
  },
  last: {
    heading: "Votre dernier article",
    about: (title, day) => `« ${title} », ${day}`,
    opened: (times) => form(times, "ouverture", "ouvertures"),
    days: (days) =>
      `En ${inWords(days)} ${form(days, "jour", "jours")}, ouvertures comptées sans noms : une personne a pu l’ouvrir plusieurs fois.`,
    share: "Le partager encore",
  },
  money: {
    heading: "Trois totaux",
    received: (month) => `Dons reçus en ${month}`,
    receivedNote: (count) => `${inWords(count)} ${form(count, "don", "dons")}`,
    none: "Rien pour l’instant",
    expected: "Promis, pas encore reçu",
    expectedNote: (count) => `${inWords(count)} ${form(count, "promesse ouverte", "promesses ouvertes")}`,
    credits: "Versements à identifier",
    creditsNote: (since) => `Versements non identifiés ; le premier est dans un relevé ajouté ${ago(since)}`,
    creditsNone: "Aucun versement à identifier",
    doors: "Qu’avez-vous à raconter ?",
    cameIn: { label: "De l’argent est arrivé", note: "Espèces, virement, mobile money" },
    statement: {
      label: "La banque a envoyé un relevé",
      note: "Ajoutez le fichier : les versements sont rapprochés des promesses",
    },
    statements: {
      label: "Quelqu’un veut un récapitulatif des dons",
      note: "Tous les dons d’une personne, en PDF",
    },
  },
  safety: {
    heading: "La page de protection",
    lede: "Ce que les visiteurs y trouvent",
    contact: "Une personne qui répond",
    named: "Nommée",
    notNamed: "Aucune personne n’est nommée",
    called: (day) => `Confirmé le ${day}`,
    notCalled: "Pas encore confirmé",
    none: "Aucun numéro de téléphone",
    noneState: "Il y a seulement notre formulaire",
    link: "Confirmer les numéros",
  },
  danger: { else: "Ce qui vous attend aussi", since: (moment) => `Arrivée le ${moment}.` },
  machine: {
    well: "Tout va bien sur le serveur.",
    copy: (moment) => `Dernière sauvegarde, relue : ${moment}.`,
    link: "Serveur",
  },
};
