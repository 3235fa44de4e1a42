import about1 from "../../art/about-1.svg?raw";
import about2 from "../../art/about-2.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import type * as en from "../../en/samples/projects.ts";
import { alts } from "./sample.ts";

export const sampleProjects: typeof en.sampleProjects = [
  {
    title: "Avec les enfants autistes",
    theme: "D’abord ce que chacun sait faire",
    paragraphs: [
      "Un enfant autiste a des choses à dire. Nous réunissons thérapeutes, enseignants et familles dans une même salle, pour que plus de gens apprennent à écouter.",
      "Chaque journée laisse quelque chose : un coin calme dans une école, un emploi du temps en images, un parent qui sait qui appeler.",
    ],
    images: [
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
      { svg: about1, alt: alts.about1, width: 480, height: 600 },
    ],
  },
  {
    title: "Des serviettes hygiéniques pour chaque étudiante",
    theme: "Serviettes hygiéniques gratuites et éducation sur les menstruations dans 14 universités",
    paragraphs: [
      "Une étudiante qui a des serviettes et des réponses claires n’a pas à manquer un cours. Nos équipes vont sur les campus avec les deux, et avec du temps pour les questions.",
      "Des étudiants en médecine animent chaque séance avec nous : la personne qui répond, la salle la connaît déjà.",
    ],
    videoUrl: "https://www.youtube-nocookie.com/embed/VIDEO_ID",
    images: [
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: about1, alt: alts.about1, width: 480, height: 600 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
  {
    title: "Santé à l’université",
    theme: "Cancer de la prostate et journée de l’hépatite",
    paragraphs: [
      "Les jeunes racontent à la maison ce qu’ils ont appris. Sur le campus, nous parlons simplement du cancer de la prostate et de l’hépatite, pour que les pères et les oncles l’entendent d’une personne qu’ils aiment.",
      "Le dépistage est gratuit, discret, et prend dix minutes. Qui a besoin de plus reçoit un nom et une date.",
    ],
    images: [
      { svg: health, alt: alts.health, width: 480, height: 480 },
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
];
