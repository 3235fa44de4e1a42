import about2 from "../../art/about-2.svg?raw";
import hygiene from "../../art/event-hygiene.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import type * as en from "../../en/samples/events.ts";
import { alts } from "./sample.ts";

export const sampleEvents: typeof en.sampleEvents = [
  {
    title: "Journée pour les enfants autistes",
    location: "Lagos, Nigeria",
    theme: "D’abord ce que chacun sait faire",
    date: "2024-04-28",
    precision: "day",
    description: [
      "Un dimanche, la salle était aux enfants autistes, à leurs frères et sœurs, et aux voisins venus apprendre.",
      "Des thérapeutes ont parlé avec les parents et répondu à ce qu’ils voulaient demander depuis longtemps. Les enfants ont peint, joué du tambour ou pris du repos dans le coin calme, comme ils voulaient.",
      "Les enseignants ont emporté un emploi du temps en images pour leur classe, et le numéro d’une personne à appeler.",
    ],
    list: [],
    images: [
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
  {
    title: "Des serviettes hygiéniques pour chaque étudiante",
    location: "Six États du sud-ouest, Nigeria",
    theme: "Serviettes hygiéniques gratuites, réponses honnêtes",
    date: "2024-05-01",
    precision: "month",
    description: [
      "Pendant tout le mois de mai, nos équipes sont allées sur les campus avec des serviettes hygiéniques gratuites et du temps pour les questions.",
      "Douze associations médicales de six États du sud-ouest ont animé les séances avec nous : la personne qui répondait, la salle la connaissait déjà.",
      "Nous n’avons demandé à aucune étudiante pourquoi elle venait, et aucune n’est repartie sans paquet.",
    ],
    list: [
      "Première université (exemple)",
      "Deuxième université (exemple)",
      "Troisième université (exemple)",
      "Quatrième université (exemple)",
    ],
    images: [
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: health, alt: alts.health, width: 480, height: 480 },
    ],
  },
  {
    title: "Journée de santé et d’hygiène, Akwa Ibom",
    location: "Akwa Ibom, Nigeria",
    theme: "Mains propres, enfants en forme",
    date: "2024-10-17",
    precision: "day",
    description: [
      "Avec des mains propres, les enfants manquent moins l’école. Nos bénévoles ont passé la journée à montrer comment faire, puis ont donné le savon.",
      "Se laver les mains avec du savon réduit de 47 % le contact avec les bactéries dangereuses. Nous avons posé des robinets, enseigné les gestes en chanson, et laissé à chaque classe de quoi tenir tout le trimestre.",
      "Les enseignants sont restés pour une deuxième séance : garder le point d’eau en état, et permettre aux élèves en fauteuil roulant d’y accéder.",
    ],
    list: ["Première école (exemple)", "Deuxième école (exemple)", "Première clinique (exemple)"],
    images: [
      { svg: hygiene, alt: alts.hygiene, width: 960, height: 560 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
      { svg: health, alt: alts.health, width: 480, height: 480 },
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
    ],
  },
  {
    title: "Journée mondiale contre l’hépatite, Jos",
    location: "Jos, Nigeria",
    theme: "Santé du quartier : faites le test",
    date: "2024-07-27",
    precision: "day",
    description: [
      "La veille de la Journée mondiale contre l’hépatite, nous étions sous les arbres d’un marché de Jos, avec des infirmières, des tests et des chaises à l’ombre.",
      "Le dépistage était gratuit et discret. Qui avait besoin d’un vaccin ou d’un deuxième test a reçu une date et un nom, pas seulement un papier.",
    ],
    list: [],
    images: [{ svg: health, alt: alts.health, width: 480, height: 480 }],
  },
];
