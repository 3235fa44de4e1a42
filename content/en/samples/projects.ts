import about1 from "../../art/about-1.svg?raw";
import about2 from "../../art/about-2.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import { alts, type SampleProject } from "./sample.ts";

/** The three programmes, in the order of the specification, with the ids 1 to 3. */
export const sampleProjects: SampleProject[] = [
  {
    title: "Autism outreach",
    theme: "Ability first, always",
    paragraphs: [
      "A child with autism has things to say. We bring therapists, teachers and families into one room, so that more people learn to listen.",
      "Every outreach ends with something that stays: a quiet corner in a school, a picture timetable, a parent who knows whom to call.",
    ],
    images: [
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
      { svg: about1, alt: alts.about1, width: 480, height: 600 },
    ],
  },
  {
    title: "Pad-A-Girl",
    theme: "Free pads and menstrual education in 14 universities",
    paragraphs: [
      "A student who has pads and plain answers does not need to miss a lecture. Our teams visit campuses with both, and with time for questions.",
      "Medical students lead each session with us, so that the young people already know the person who answers.",
    ],
    videoUrl: "https://www.youtube-nocookie.com/embed/VIDEO_ID",
    images: [
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: about1, alt: alts.about1, width: 480, height: 600 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
  {
    title: "University health fair",
    theme: "Prostate cancer awareness and hepatitis day",
    paragraphs: [
      "Young people carry news home. On campus we talk plainly about prostate cancer and hepatitis, so that fathers and uncles hear it from someone they love.",
      "Screening is free, private and takes ten minutes. Whoever needs more gets a name and a date.",
    ],
    images: [
      { svg: health, alt: alts.health, width: 480, height: 480 },
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
];
