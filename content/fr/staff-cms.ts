import type * as en from "../en/staff-cms.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

interface Forms {
  one: string;
  many: string;
  /** With the article, as the first words of a sentence. */
  the: string;
  a: string;
  this: string;
  isFeminine: boolean;
}

/** Forms of the nouns by the English noun. */
const nouns: Record<string, Forms> = {
  event: {
    one: "journée",
    many: "journées",
    the: "La journée",
    a: "une journée",
    this: "cette journée",
    isFeminine: true,
  },
  contributor: {
    one: "fiche",
    many: "fiches",
    the: "La fiche",
    a: "une fiche",
    this: "cette fiche",
    isFeminine: true,
  },
  "news item": {
    one: "article de presse",
    many: "articles de presse",
    the: "L’article de presse",
    a: "un article de presse",
    this: "cet article de presse",
    isFeminine: false,
  },
  post: {
    one: "article",
    many: "articles",
    the: "L’article",
    a: "un article",
    this: "cet article",
    isFeminine: false,
  },
  project: {
    one: "projet",
    many: "projets",
    the: "Le projet",
    a: "un projet",
    this: "ce projet",
    isFeminine: false,
  },
  document: {
    one: "document",
    many: "documents",
    the: "Le document",
    a: "un document",
    this: "ce document",
    isFeminine: false,
  },
  page: { one: "page", many: "pages", the: "La page", a: "une page", this: "cette page", isFeminine: true },
};

export const aboutEach: Translated<typeof en.aboutEach> = (english) => {
  const noun = nouns[english] as Forms;
  const e = noun.isFeminine ? "e" : "";
  const isNow = (participle: string) => `${noun.the} est ${participle}${e}.`;
  /** A number of items with a verb that agrees. */
  const some = (count: number, one: string, others: string) =>
    form(count, `${formatNumber(count)} ${noun.one} ${one}`, `${formatNumber(count)} ${noun.many} ${others}`);
  const done = (count: number, participle: string) => some(count, `${participle}${e}`, `${participle}${e}s`);
  const back = (count: number) => (noun.isFeminine ? some(count, "remise", "remises") : some(count, "remis", "remis"));
  const it = noun.isFeminine ? "la" : "le";
  return {
    create: `Créer ${noun.a}`,
    edit: `Modifier ${noun.this}`,
    publish: "Enregistrer",
    publishNow: "Publier",
    photos: "Photos",
    publishAt: "Jour et heure ({zone})",
    view: "Voir sur le site",
    preview: "Voir la page entière",
    editShort: "Modifier",
    goOn: "Continuer",
    delete: "Supprimer",
    unpublish: "Remettre en brouillon",
    undelete: "Remettre",
    saved: isNow("enregistré"),
    notYet: `${noun.the} n’est pas encore enregistré${e}.`,
    deleted: `${noun.the} est supprimé${e}. Vous avez 30 jours pour ${it} remettre.`,
    undeleted: `${noun.the} est de nouveau là.`,
    published: isNow("publié"),
    unpublished: `${noun.the} est de nouveau un brouillon.`,
    several: {
      delete: (count) => `${done(count, "supprimé")}. Vous avez 30 jours pour remettre ce qui est supprimé.`,
      undelete: (count) => `${back(count)}.`,
      publish: (count) => `${done(count, "publié")}.`,
      unpublish: (count) => `${back(count)} en brouillon.`,
    },
    left: (count, why) => `${some(count, "n’a pas changé", "n’ont pas changé")} : ${why}`,
    search: `Chercher des ${noun.many}`,
    choose: (title) => `Choisir ${title}`,
    chosen: noun.isFeminine ? `Les ${noun.many} choisies` : `Les ${noun.many} choisis`,
    more: (title) => `Autres actions : ${title}`,
    keep: "Garder",
    close: "Fermer sans publier",
    newer: (name) =>
      `${name || "Une autre personne"} a modifié la même partie pendant que vous écriviez. Rien n’est perdu : votre texte est dans l’historique. Choisissez plus bas.`,
    merged: "Un autre membre de l’équipe a aussi fait des changements. Le texte a maintenant les deux.",
    gone: `${noun.the} a été supprimé${e} pendant que vous écriviez. Ce que vous avez tapé est encore ici.`,
    history: "Historique",
    restore: "Remettre cette version",
    restored: "L’ancienne version est de nouveau là.",
    untitled: "Sans titre",
    goesOut: `Publication : ${noun.one}`,
    failed: `${noun.the} n’a pas pu être enregistré${e}. Votre texte est gardé. Réessayez.`,
  };
};
