import { formatList, formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

const lists: Record<string, [one: string, several: string]> = {
  subscribers: ["reader of the newsletter", "readers of the newsletter"],
  volunteers: ["volunteer", "volunteers"],
  past_gifts: ["past gift", "past gifts"],
  gifts: ["gift", "gifts"],
};

/** Words about the archive with which a foundation leaves. */
export const staffMoveOut = {
  heading: "Leave with everything",
  text: "The archive has your posts, pages, events and projects as Markdown with their pictures, your lists as tables, and your settings and words. It has no recording, no concern, no name behind a consent, no picture that was withdrawn or hidden, no address that left the newsletter, and no secret. It names donors and volunteers: keep it safe.",
  button: "Make the archive",
  asked: "The site makes the archive. You can close this page.",
  already: "The site is making an archive already. Wait until it is done.",
  made: (day: string, size: string) => `Archive of ${day} (${size})`,
  waits: (day: string) => `Archive of ${day}: the site makes it now.`,
  failed: (day: string) => `Archive of ${day}: it failed. The log of the server says why.`,
  expires: "It is deleted after a day.",
  notYet: "No archive was asked for.",
  log: "the archive of the site",
  found: (parts: string[]) => `The archive has ${formatList(parts)}.`,
  pictures: (number: number) => `${formatNumber(number)} ${plural(number, "picture")}`,
  madeOn: (day: string) => `It was made on ${day}.`,
  beside: (pages: number, settings: number) =>
    `It also has changed words of ${formatNumber(pages)} ${plural(pages, "page")} and ${formatNumber(settings)} ${plural(settings, "setting")}. Words come as drafts. Settings, ways to give, contacts, numbers for help and people of the team come as proposals: a person here uses each one or leaves it out.`,
  promise:
    "Items and words come as drafts, and settings as proposals. Old addresses lead on at once. Photos and documents wait for answers about their people. No email leaves.",
  notIn:
    "The archive has no recordings, as the consents of the voices stay on the other site. Pictures that were withdrawn or hidden are not in it.",
  lists: (lists: string[]) =>
    `Its folder lists has ${formatList(lists)}. They do not come with it. Bring each list with its own kind: unpack the archive, and choose the file in the folder lists.`,
  list: (table: string, number: number): string =>
    `${formatNumber(number)} ${number === 1 ? lists[table]?.[0] : lists[table]?.[1]} (${table}.csv)`,
  leavers:
    "Addresses that left the newsletter are not in the archive, as the other site keeps no address of them. Bring the list of readers before the other site changes, or ask its readers again.",
  look: {
    words: "Words of a page, as a draft",
    setting: "Setting, as a proposal",
    public: "was public",
    draft: "was a draft",
    becomes: (noun: string, parts: string[]) => [noun, ...parts].join(", "),
  },
  readme: (day: string, cell: string, code: string, amount: string) =>
    `This archive was made on ${day}.

post, page, event, project, news, contributor, document
  One file for each item, also drafts and the trash. The first lines are its columns as JSON, then comes its text as
  Markdown. ![words](photo:12) stands for the picture pictures/12.jpg.

pictures
  The pictures, by their number, in the largest size that the site keeps. Pictures that a family withdrew or that are
  hidden are not here.

documents
  The PDFs with their earlier versions, in a folder for each document, also those that are not public. A PDF that a
  person asked to hide is not here.

look
  The files of the logo.

lists
  One table for each list, as CSV with commas, in UTF-8. An amount stands as people write it, and its currency stands
  beside it: ${cell} and ${code} are ${amount}. Times are in UTC.
  Another site like this one does not read the lists with the archive. Bring each list with its own kind under Move in:
  past_gifts.csv and gifts.csv as past gifts, subscribers.csv as readers, volunteers.csv as volunteers. Volunteers come
  as new there, without vetting and references.
  Addresses that left the newsletter are not here: this site keeps a code of each one, and no address. The code stays
  with this site. A program that takes over the list cannot know who left before: it must ask again.

JSON files
  site.json: the address of the site, and when the archive was made.
  settings.json: the settings, such as name, contacts, figures and look.
  switches.json: what the foundation uses.
  page_texts.json: the words that the foundation changed.
  ways.json: the ways to give that are public.
  help_numbers.json: the numbers for help.
  users.json: the people of the team.
  user_roles.json: their roles.
  redirects.json: old addresses and where they lead.
  photos.json: facts of each picture, such as its alt text.
  photo_attachments.json: which picture stands where.
  document_files.json: facts of each PDF.
  event_figures.json: what was counted at events.

What another site like this one does with it
  Items and words come as drafts. Settings, switches, ways to give, numbers for help and people come as proposals: a
  person there uses each one or leaves it out. Old addresses lead on at once. Photos and PDFs wait for answers about
  their people.

Recordings are not here: the voices are people, and the consents behind them stay on the site. The archive has no
concern, no name behind a consent, no password and no key. It names people: keep it safe, and delete it when you no
longer need it.
`,
} as const;
