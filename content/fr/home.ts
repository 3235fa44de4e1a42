import type * as en from "../en/home.ts";
import type { Translated } from "../translated.ts";

export const home: Translated<typeof en.home> = {
  title: "Accueil",
  description:
    "Une fondation ({town}) pour les enfants et les jeunes d’Afrique. Les filles et les enfants à besoins particuliers d’abord.",
  hero: {
    before: "Nous semons la bonté, nous faisons naître des",
    smiling: "sourires",
    lede: "Pour les enfants et les jeunes d’Afrique. Les filles et les enfants à besoins particuliers d’abord.",
    whatWeDo: "Ce que nous faisons",
    playVideo: "Voir la vidéo",
    artAlt:
      "Trois enfants jouent : deux font tourner une corde, l’un d’eux en fauteuil roulant, et le troisième saute.",
  },
  about: {
    heading: { first: "Chaque enfant porte en lui un sourire.", second: "Nous lui faisons une place." },
    text: "Notre fondation ({town}) est aux côtés des enfants, des jeunes et des familles qui vivent dans la difficulté. Soins, école, santé et aide concrète, donnés avec respect et près de la maison.",
    button: "En savoir plus",
    buttonAbout: "sur la fondation",
    artAlt: "Une fille aux tresses ornées de perles rit ; un garçon aux lunettes violettes l’entoure de son bras.",
  },
  founder: {
    heading: "Aux origines",
    lede: "Ce travail a commencé en {founded}. Nous sommes là pour que les filles et les enfants à besoins particuliers n’aient pas à attendre.",
    text: "Une personne a commencé ce travail. Chaque personne qui donne du temps ou de l’argent le continue.",
    more: "Mieux nous connaître",
    artAlt: "Une femme au foulard noué et une fille avec un appareil auditif tiennent un livre ensemble.",
  },
  projects: { heading: "Projets", all: "Tous nos programmes", more: "Lire la suite" },
  events: { heading: "Journées", all: "Toutes les journées" },
};
