import hygiene from "../../art/event-hygiene.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import { alts, type SampleNewsItem } from "./sample.ts";

export const sampleNews: SampleNewsItem[] = [
  {
    title: "Students hand out pads and plain answers",
    source: "Sample Campus Radio",
    date: "2024-05-22",
    link: "https://example.org/news/pads-and-plain-answers",
    image: { svg: pad, alt: alts.pad, width: 480, height: 480 },
  },
  {
    title: "Free hepatitis screening draws a crowd in Jos",
    source: "Sample Morning Paper",
    date: "2024-07-29",
    link: "https://example.org/news/screening-in-jos",
    image: { svg: health, alt: alts.health, width: 480, height: 480 },
  },
  {
    title: "A song about soap goes around Akwa Ibom",
    source: "Sample State Television",
    date: "2024-10-18",
    link: "https://example.org/news/a-song-about-soap",
    image: { svg: hygiene, alt: alts.hygiene, width: 960, height: 560 },
  },
];
