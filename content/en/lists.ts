import { failures } from "./site.ts";

/** Texts of the pages that list items, and of those that show one. */
export const blog = {
  title: "Blog",
  heading: "News from the field",
  description: "Short notes by the people who were there.",
  back: "All posts",
  older: "Older posts",
  newest: "Newest posts",
  empty: "No posts yet. Come back soon.",
  next: "Read next",
  help: "Would you like to help?",
  give: "See how to give",
};

export const events = {
  title: "Events",
  heading: "Days that made room",
  description: "Outreaches, campus visits and health days: where we were, and where we will be.",
  upcoming: "Coming up",
  past: "Looking back",
  others: "Other events",
  see: "See the day",
  back: "All events",
  older: "Earlier events",
  newest: "Newest events",
  listHeading: "With thanks to our partners",
  empty: "No events yet. Come back soon.",
  stripLabel: "Event cards, scroll sideways",
};

const projects = {
  back: "All projects",
  videoNote: "Play the project film",
};

/** A film between paragraphs, which may have no title. */
const films = {
  untitled: "Film",
  play: "Play: {title}",
  playUntitled: "Play the film",
};

const photos = {
  gone: "This photo was taken down",
  goneWhy: "because someone in it asked. The story stays.",
  ask: "Is this you or your child? Ask us to take it down",
};

const share = {
  button: "Share",
  sentence: "{what}: {address}",
  whatsApp: "Send on WhatsApp",
  copy: "Copy the link",
  copied: "Copied",
  picture: "Picture for your status",
  papers: {
    "poster-a4": "Poster to print (PDF)",
    programme: "Programme to print (PDF)",
    slip: "Giving slips to print (PDF)",
  },
  print: {
    scan: "Point your phone at it",
    open: "Opens {address}",
    noAccount:
      "We print no account number: paper can be pasted over. Get it from our site, where you can also check it.",
    partners: "With thanks to our partners",
    slip: "I would like to give",
    slipAmount: "{ownSign}",
    slipFor: "For",
  },
};

/** A recording that reads a page aloud. */
const listen = {
  heading: "Listen",
  about: "Listen in {language} ({length}, {size})",
  note: "Nothing loads before you press play.",
};

/** Posts and events that belong to a project. */
const belongs = {
  part: "Part of the project",
  give: "Give to this project",
  events: "Events of this project",
  allEvents: "All events of this project",
  posts: "Posts of this project",
  allPosts: "All posts of this project",
};

/** Headings of people and partners, on the about page and the foundation's pages. */
const contributors = {
  person: "Our people",
  partner: "Our partners",
};

/** Texts shared by posts, events and projects. */
export const article = { projects, belongs, contributors, films, photos, failures, share, listen };

export const media = {
  title: "Media",
  heading: "In the news",
  lede: "What others have written and said about our days together.",
  read: "Read it",
  older: "Older news",
  newest: "Newest news",
  empty: "No news yet. Come back soon.",
};

/** The links between the full text of an event or project and its easy-read summary. */
export const easyRead = {
  label: "How to read this page",
  full: "Full text",
  easy: "Easy read",
};
