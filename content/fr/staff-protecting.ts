import type * as en from "../en/staff-protecting.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffProtecting: Translated<typeof en.staffProtecting> = {
  title: "Pages qui protègent",
  lede: "Ces pages protègent les enfants, les familles et les personnes qui donnent. Leurs textes ont été livrés avec le logiciel. Lisez chaque page à voix haute, telle qu’elle est ici, comme à une famille de chez vous. Changez ce qui n’est pas vrai pour vous, puis confirmez la page.",
  pages: {
    safeguarding: "Protection de l’enfance",
    consent: "Ce qu’on lit avant un consentement",
    withdraw: "Retirer une photo ou un accord",
    privacy: "Données des personnes",
    donate: "Coordonnées bancaires",
    giving: "Promettre un don",
  },
  see: "Lire la page",
  change: "Changer ses textes",
  unread: "Personne de l’administration ne l’a encore lue.",
  confirm: "J’ai lu cette page à voix haute",
  by: (name, day) => `${name} l’a lue à voix haute le ${day}.`,
  before: (day) => `Elle était sur le site avant le ${day}.`,
  changed: (day) => `Ses textes ou ses faits ont changé après le ${day}. Relisez-la.`,
  confirmed: "C’est confirmé.",
  already: (name, day) => `${name} l’a déjà lue, le ${day}.`,
  notYet: "Rien n’est confirmé.",
  stale: "Cette page a changé depuis l’ouverture de la liste. Relisez-la.",
  todo: (unread) => `${inWords(unread)} ${form(unread, "page", "pages")} à lire à voix haute, puis à confirmer`,
  end: (unread) =>
    `${inWords(unread)} ${form(
      unread,
      "page qui protège attend que l’un de vous la lise à voix haute",
      "pages qui protègent attendent que l’un de vous les lise à voix haute",
    )}.`,
  link: "Les lire",
  asked: `
    verifier les pages legales, lire a voix haute, confirmer les pages, relire la page confidentialite, textes de protection, pages obligatoires,
    nos regles sont justes
  `,
};
