import type * as en from "../en/what-we-do.ts";
import type { Translated } from "../translated.ts";

export const whatWeDo: Translated<typeof en.whatWeDo> = {
  title: "Ce que nous faisons",
  heading: "Six façons de faire une place",
  lede: "Un enfant n’a jamais un seul besoin. Nos programmes avancent ensemble : soins, école, santé et maison.",
  programmes: [
    {
      name: "Soins et rééducation",
      text: "Orthophonie, kinésithérapie, ergothérapie, et conseils aux parents à la maison.",
      glyph: "therapy",
    },
    {
      name: "Bourses et soutien scolaire",
      text: "Frais d’école, livres, tenues, et des enseignants qui savent accueillir chaque enfant.",
      glyph: "scholar",
    },
    {
      name: "Santé",
      text: "Dépistage, hygiène et conseils simples, sur les campus et dans les quartiers.",
      glyph: "health",
    },
    {
      name: "Autonomie",
      text: "Des métiers, et un coup de pouce au démarrage, pour les jeunes et leurs familles.",
      glyph: "empower",
    },
    {
      name: "Besoins particuliers",
      text: "Appareils, lieux sûrs et présence amicale pour les enfants qui vivent avec un handicap.",
      glyph: "needs",
    },
    {
      name: "Autonomie des filles",
      text: "Des serviettes hygiéniques, des réponses franches et une place en classe tous les jours du mois.",
      glyph: "girl",
    },
  ],
};
