import hygiene from "../../art/event-hygiene.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import type * as en from "../../en/samples/news.ts";
import { alts } from "./sample.ts";

export const sampleNews: typeof en.sampleNews = [
  {
    title: "Des étudiantes donnent des serviettes hygiéniques et des réponses claires",
    source: "Radio du campus (exemple)",
    date: "2024-05-22",
    link: "https://example.org/news/pads-and-plain-answers",
    image: { svg: pad, alt: alts.pad, width: 480, height: 480 },
  },
  {
    title: "Le dépistage gratuit de l’hépatite attire du monde à Jos",
    source: "Journal du matin (exemple)",
    date: "2024-07-29",
    link: "https://example.org/news/screening-in-jos",
    image: { svg: health, alt: alts.health, width: 480, height: 480 },
  },
  {
    title: "Une chanson sur le savon fait le tour de la région",
    source: "Télévision régionale (exemple)",
    date: "2024-10-18",
    link: "https://example.org/news/a-song-about-soap",
    image: { svg: hygiene, alt: alts.hygiene, width: 960, height: 560 },
  },
];
