import about2 from "../../art/about-2.svg?raw";
import hygiene from "../../art/event-hygiene.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import health from "../../art/project-health.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import { alts, type SampleEvent } from "./sample.ts";

/** The four events, in the order of the specification: their numbers are 1 to 4. */
export const sampleEvents: SampleEvent[] = [
  {
    title: "Autism inclusiveness outreach",
    location: "Lagos, Nigeria",
    theme: "Ability first, always",
    date: "2024-04-28",
    precision: "day",
    description: [
      "For one Sunday the hall belonged to children with autism, their brothers and sisters, and the neighbours who came to learn.",
      "Therapists sat with parents and answered what they had long wanted to ask. Children painted, drummed or rested in the quiet corner, as they liked.",
      "Teachers went home with a picture timetable for their class and the number of someone to call.",
    ],
    list: [],
    images: [
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
    ],
  },
  {
    title: "Pad-A-Girl initiative",
    location: "Six states of the south-west, Nigeria",
    theme: "Free pads, honest answers",
    date: "2024-05-01",
    precision: "month",
    description: [
      "All through May our teams visited campuses with free sanitary pads and time for questions.",
      "Twelve medical associations in six south-west states led the sessions with us, so that the person answering was someone the room already knew.",
      "Nobody was asked why she had come, and nobody left without a pack.",
    ],
    list: [
      "First Sample University",
      "Second Sample University",
      "Third Sample University",
      "Fourth Sample University",
    ],
    images: [
      { svg: pad, alt: alts.pad, width: 480, height: 480 },
      { svg: health, alt: alts.health, width: 480, height: 480 },
    ],
  },
  {
    title: "Health hygiene outreach, Akwa Ibom",
    location: "Akwa Ibom, Nigeria",
    theme: "Clean hands, strong children",
    date: "2024-10-17",
    precision: "day",
    description: [
      "Clean hands keep children in school. Our volunteers spent the day showing how, and then handing over the soap.",
      "Washing with soap cuts exposure to harmful bacteria by 47 percent. We set up taps, taught the steps as a song, and left each class with enough supplies for the term.",
      "Teachers stayed for a second session on keeping the station running, and on making it reachable for pupils who use wheelchairs.",
    ],
    list: ["First Sample School", "Second Sample School", "Third Sample Clinic"],
    images: [
      { svg: hygiene, alt: alts.hygiene, width: 960, height: 560 },
      { svg: about2, alt: alts.about2, width: 480, height: 600 },
      { svg: health, alt: alts.health, width: 480, height: 480 },
      { svg: autism, alt: alts.autism, width: 480, height: 480 },
    ],
  },
  {
    title: "World Hepatitis Day, Jos",
    location: "Jos, Nigeria",
    theme: "Community health: know your status",
    date: "2024-07-27",
    precision: "day",
    description: [
      "One day before World Hepatitis Day we set up under the trees of a market in Jos, with nurses, test kits and chairs in the shade.",
      "Screening was free and private. Whoever needed a vaccine or a second test was given a date and a name, not just a leaflet.",
    ],
    list: [],
    images: [{ svg: health, alt: alts.health, width: 480, height: 480 }],
  },
];
