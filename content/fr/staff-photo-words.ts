import type * as en from "../en/staff-photo-words.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

/** Maximum number of names in the row on the home page. */
const maxNames = 3;

function listNames(names: readonly string[]): string {
  const left = names.length - maxNames;
  if (left <= 0) return formatList(names);
  return formatList([
    ...names.slice(0, maxNames),
    form(left, "1 autre personne", `${formatNumber(left)} autres personnes`),
  ]);
}

export const staffPhotoWords: Translated<typeof en.staffPhotoWords> = {
  title: "Photos qui attendent une deuxième personne",
  lede: "Pour ces photos, ni un comptage des visages ni une deuxième personne n’a confirmé la réponse, ou il y a plus de visages que de consentements. Regardez chaque photo.",
  none: "Aucune photo n’attend une deuxième personne.",
  said: {
    nobody: "Personne n’est reconnaissable",
    adults: "Seulement des adultes, et ils ont dit oui",
    faces: "Plus de visages que de consentements",
  },
  by: (who, at) => `Dit par ${who}, ${at}`,
  byUnknown: (at) => `Dit par une personne inconnue, ${at}`,
  shown: "Sur le site",
  waits: (at) => `Cachée jusqu’au comptage des visages, à l’accord d’une deuxième personne, ou jusqu’au ${at}`,
  uncounted: "Les visages n’ont pas été comptés",
  faces: (faces, people) =>
    `${form(faces, `${formatNumber(faces)} visage`, `${formatNumber(faces)} visages`)}, ${form(people, `${formatNumber(people)} consentement`, `${formatNumber(people)} consentements`)}`,
  agree: "J’ai regardé, et je suis d’accord",
  agreed: "Deux personnes sont d’accord maintenant.",
  isYours: "C’est votre réponse. Elle attend une deuxième personne.",
  notSecond:
    "Vous ne pouvez pas être la deuxième personne pour cette photo : vous avez donné la première réponse, ou une seule personne a créé les deux comptes. Demandez à quelqu’un de l’équipe. « Équipe » montre quels comptes valent pour des personnes différentes.",
  firstKnown:
    "Enregistré. Le site ne savait pas qui avait donné la première réponse : il faut encore une deuxième personne.",
  askAgain: "Redemander",
  askedAgain: "La photo est cachée jusqu’à ce qu’une personne note qui a dit oui.",
  settle: "Toutes les personnes reconnaissables ont dit oui",
  settled: "Enregistré. La photo n’est plus dans cette liste.",
  hide: "Cacher la photo",
  hidden: "La photo est cachée. La personne référente peut la remettre.",
  notYet: "Rien n’est changé.",
  need: (count) =>
    form(
      count,
      "1 photo attend une deuxième personne",
      `${formatNumber(count)} photos attendent une deuxième personne`,
    ),
  needDetail: (names) =>
    names.length === 0
      ? "Regardez chaque photo, puis donnez votre accord ou redemandez"
      : `Première réponse : ${listNames(names)}`,
  needAct: "Regarder",
  waiting: {
    nobody: "Un membre de l’équipe a dit que personne n’est reconnaissable.",
    adults: "Une personne a dit qu’il y a seulement des adultes sur la photo.",
    until: (at) =>
      `Le site montre la photo quand le site y a compté les visages, quand une autre personne est d’accord, ou le ${at}.`,
    refused: "Un membre de l’équipe doute qu’il y ait seulement des adultes. Notez qui a dit oui.",
  },
  asked: `
    parole d’une seule personne, photos non vérifiées, photos pas comptées, photos à vérifier, personne n’est reconnaissable, seulement des adultes,
    deuxième personne pour une photo, comptage des visages manque, visages non comptés, qui a dit que personne n’est reconnaissable,
    confirmer une photo, plus de visages que de consentements, visages sans accord, vérifier les photos, regarder les photos encore, revoir les photos
  `,
};
