import { plural } from "./counting.ts";

/** Words about the pages that protect people: an admin reads each aloud and confirms it. */
export const staffProtecting = {
  title: "Pages that protect",
  lede: "These pages protect children, families and givers. Their words came with the program. Read each one aloud as it is here, as if to a family of your place. Change what is not true of you, then confirm the page.",
  pages: {
    safeguarding: "Child safety",
    consent: "What is read aloud before a consent",
    withdraw: "Taking a photo or a consent back",
    privacy: "Data of people",
    donate: "Bank details",
    giving: "Promising a gift",
  },
  see: "Read the page",
  change: "Change its words",
  unread: "No admin has read it yet.",
  confirm: "I read this page aloud",
  by: (name: string, day: string) => `${name} read it aloud on ${day}.`,
  before: (day: string) => `It was on the site before ${day}.`,
  changed: (day: string) => `Its words or its facts changed after ${day}. Read it again.`,
  confirmed: "Confirmed.",
  /** Message if another admin confirmed the same words first. */
  already: (name: string, day: string) => `${name} read it already, on ${day}.`,
  notYet: "Nothing was confirmed.",
  stale: "This page changed after you opened the list. Read it again.",
  todo: (unread: number) => `${unread} ${plural(unread, "page")} to read aloud, then to confirm`,
  end: (unread: number) =>
    unread === 1
      ? "1 page that protects people waits for one of you to read it aloud."
      : `${unread} pages that protect people wait for one of you to read them aloud.`,
  link: "Read them",
  asked: `
    check the legal pages, check safeguarding page, read pages aloud, confirm pages, approve the privacy page, are our legal texts right,
    review policies, protecting pages, policy wording
  `,
} as const;
