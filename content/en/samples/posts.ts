import about1 from "../../art/about-1.svg?raw";
import hygiene from "../../art/event-hygiene.svg?raw";
import autism from "../../art/project-autism.svg?raw";
import pad from "../../art/project-pad.svg?raw";
import { alts, type SamplePost } from "./sample.ts";

export const samplePosts: SamplePost[] = [
  {
    slug: "quiet-corners",
    title: "Quiet corners: a small change that helps",
    paragraphs: [
      "A mat, a curtain, a basket of things to hold: a quiet corner costs less than a school uniform.",
      "It is not a place for punishment. It is a place that a child may choose, and leave again, without asking.",
      "Three classes have one now. The teachers say that the children who never use it are glad that it is there.",
    ],
    author: { name: "Special needs team" },
    date: "2024-08-02",
    images: [{ svg: autism, alt: alts.autism, width: 480, height: 480 }],
  },
  {
    slug: "forty-taps-one-song",
    title: "Forty taps, one song",
    paragraphs: [
      "Clean hands keep children in school. Last Tuesday we put up the last of forty taps.",
      "The steps of washing became a song on the first day. By the third day the smallest class was teaching it to us.",
    ],
    author: { name: "Programme volunteer", position: "Field volunteer" },
    date: "2024-08-20",
    images: [{ svg: hygiene, alt: alts.hygiene, width: 960, height: 560 }],
  },
  {
    slug: "what-students-ask-us-about-their-periods",
    title: "What students ask us about their periods",
    paragraphs: [
      "The box goes around first. Whoever has a question writes it down, and nobody has to say it aloud.",
      "Is this normal? Does it stop me from playing football? May I say no to the jokes? Yes, no, and yes.",
      "We answer every slip of paper before we pack up. It is the part of the day that students remember.",
    ],
    author: { name: "Health team" },
    date: "2024-09-03",
    images: [{ svg: pad, alt: alts.pad, width: 480, height: 480 }],
  },
  {
    slug: "reading-aloud-changes-the-room",
    title: "Reading aloud changes the room",
    postText:
      "One book, twenty children, and a boy who had not spoken in class before. A short note from a Thursday in Lagos.",
    paragraphs: [
      "On Thursdays we read aloud. There is no test at the end, and nobody is asked to sit still.",
      "Some children follow the pictures. Some follow the rhythm. One boy, who wears ear defenders because the fan is loud, listens from the mat by the door. Last week he turned the page before we did.",
      "What did we learn? Go slowly. Repeat the good lines. Let the child hold the book. Leave a quiet corner, and say out loud that it is for anyone.",
      "If your school would like a reading Thursday, write to us. We bring the books and leave them with you.",
    ],
    author: { name: "Programme volunteer", position: "Field volunteer" },
    date: "2024-10-12",
    images: [{ svg: about1, alt: alts.about1, width: 480, height: 600 }],
  },
];
