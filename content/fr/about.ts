import type * as en from "../en/about.ts";
import type { Translated } from "../translated.ts";

export const about: Translated<typeof en.about> = {
  title: "Qui sommes-nous",
  heading: { first: "Un sourire,", second: "c’est du sérieux." },
  lede: "Nous aidons les enfants, les jeunes et les familles d’Afrique qui vivent dans la difficulté. Besoins particuliers, santé, école, autonomie : les filles d’abord.",
  video: { note: "Voir notre vidéo (consomme des données mobiles)", title: "Notre vidéo" },
  mission: {
    heading: "Mission",
    text: "Donner à chaque enfant que nous rencontrons, et d’abord aux filles et aux enfants à besoins particuliers, les soins, l’école et la confiance pour vivre pleinement.",
  },
  vision: {
    heading: "Vision",
    text: "Une Afrique où aucun enfant n’est caché, freiné ou laissé de côté à cause de la pauvreté, de son sexe ou d’un handicap.",
  },
  journey: {
    heading: "Notre chemin jusqu’ici",
    lede: "Nous avons commencé en {founded}. Et ce n’est qu’un début.",
  },
};
