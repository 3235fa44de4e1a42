import type * as en from "../en/staff-claims.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const wait = (count: number) =>
  `${inWords(count)} ${form(count, "phrase de l’exemple est à confirmer", "phrases de l’exemple sont à confirmer")}`;

export const staffClaims: Translated<typeof en.staffClaims> = {
  heading: (waiting) => (waiting === 0 ? "Affirmations de l’exemple" : wait(waiting)),
  lede: "Ces phrases toutes faites affirment des faits. Chacune reste cachée tant que l’un de vous ne l’a pas confirmée ou récrite.",
  shown: "Les visiteurs voient celles-ci, car l’un de vous les a confirmées.",
  confirm: "C’est vrai : la montrer",
  hide: "La cacher de nouveau",
  rewrite: "La récrire",
  places: {
    founded: "Date de création",
    figures: "Chiffres de la page « Qui sommes-nous »",
    shares: "À quoi servent les dons",
  },
  by: (name, day) => `${name} l’a confirmée le ${day}.`,
  before: (day) => `Elle était sur le site avant le ${day}.`,
  notYet: "Rien n’a changé.",
  confirmed: "C’est confirmé : les visiteurs la voient maintenant.",
  hidden: "Les visiteurs ne la voient plus.",
  already: (name, day) => `${name} l’a déjà confirmée, le ${day}.`,
  alreadyHidden: "Elle est déjà cachée.",
  gone: "Quelqu’un de l’équipe a récrit cette phrase. Regardez de nouveau la page.",
  changed: "Cette phrase a changé depuis l’ouverture de votre page. Relisez-la, puis confirmez-la.",
  whole:
    "Jusqu’à la fin de la mise en route, le site montre les faits de l’exemple. Ensuite il vous demande de confirmer chacun",
  abroad: "Les faits de l’exemple sont cachés. Après la mise en route, le site vous demande de confirmer chacun",
  todo: (waiting) =>
    `${inWords(waiting)} ${form(waiting, "phrase de l’exemple : confirmez-la, ou récrivez-la", "phrases de l’exemple : confirmez-les, ou récrivez-les")}`,
  end: (waiting) =>
    `${inWords(waiting)} ${form(
      waiting,
      "phrase toute faite est cachée tant que vous ne dites pas qu’elle est vraie",
      "phrases toutes faites sont cachées tant que vous ne dites pas qu’elles sont vraies",
    )}.`,
  link: "Les regarder",
};
