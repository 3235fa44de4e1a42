/** A drawing that hangs on a sample, with its drawn size. */
export interface SamplePicture {
  svg: string;
  alt: string;
  width: number;
  height: number;
}

export interface SampleEvent {
  title: string;
  location: string;
  theme?: string;
  /** ISO date. */
  date: string;
  precision: "day" | "month";
  description: string[];
  list: string[];
  images: SamplePicture[];
}

export interface SampleProject {
  title: string;
  theme: string;
  paragraphs: string[];
  videoUrl?: string;
  images: SamplePicture[];
}

export interface SamplePost {
  slug: string;
  title: string;
  postText?: string;
  paragraphs: string[];
  author: { name: string; position?: string };
  /** ISO date; the post is of noon in Lagos. */
  date: string;
  images: SamplePicture[];
}

export interface SampleNewsItem {
  title: string;
  source: string;
  /** ISO date. */
  date: string;
  link: string;
  image: SamplePicture;
}

/** Description of each drawing, for people who cannot see it. */
export const alts = {
  about1: "A woman in a headwrap and a girl with a hearing aid hold a book together.",
  about2: "A girl with beaded hair laughs; a boy in purple glasses has an arm around her.",
  autism: "A boy with pink ear defenders holds up a drawing of a smile.",
  health: "A health worker in a purple hijab, a stethoscope around her neck.",
  hygiene: "Two people wash their hands together under a running tap.",
  pad: "A student with a backpack holds a packet of pads and laughs.",
};
