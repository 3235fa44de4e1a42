import { formatList, formatNumber } from "../intl.ts";
import { staffMoveInGifts } from "./staff-move-in-gifts.ts";
import { staffMoveInLists } from "./staff-move-in-lists.ts";
import { leftOf, nounOf } from "./staff-move-in-nouns.ts";
import { staffMoveInTables } from "./staff-move-in-tables.ts";
import { staffProposals } from "./staff-proposals.ts";

const count = (number: number, one: string, others = `${one}s`) =>
  `${formatNumber(number)} ${number === 1 ? one : others}`;

const fields: Record<string, string> = {
  title: "the title",
  slug: "the address",
  paragraphs: "the text",
  date: "the day",
  endDate: "the last day",
  startTime: "the time",
  endTime: "the time of the end",
  location: "the place",
  description: "the text",
};

const notes: Record<string, string | ((about: string) => string)> = {
  kind: "You leave this kind out.",
  empty: "It has no words.",
  cancelled: "It is cancelled.",
  day: "It has no day.",
  address: "This site has a page of its own at this address.",
  invalid: (field) => `The site cannot store ${fields[field] ?? field}.`,
  title: "Its title is too long. The end is cut.",
  long: "Its text is too long. The end is cut.",
  photo: "A photo is missing.",
  hidden: "Words that were hidden or struck out stay out.",
  frame: "A map, a sound or another frame stays out.",
  shortcode: (name) => `The part [${name}] of a plugin stays out. Its words stay.`,
  form: (name) => `A form stood in the text: [${name}]. It stays out.`,
  table: (title) => (title === "" ? "A table became a list." : `A table became a list: “${title}”.`),
  file: (name) => `A link leads to a file of the old site: ${name}. Add it at Site → Documents, then change the link.`,
  "no-picture": "It needs a picture before visitors see it.",
  refused: (sentence) => `The site did not take it: ${sentence}`,
  failed: "The site could not store it, and logged the reason. The rest came in.",
  "was-private": "It was private on the old site.",
  "was-password": "It had a password on the old site. The password is not kept.",
  "was-members": "Only members could read it on the old site.",
  "picture-missing": "Its picture is not in the files.",
  "picture-failed": "The old site did not send this picture.",
  "picture-host": "Its picture is on a site that you did not choose.",
  "picture-closed": "Its picture is at an address that the site does not open.",
  "picture-tooLarge": "This picture is larger than 20 MB.",
  "picture-unknown": "This file is no picture.",
  "picture-damaged": "This picture is damaged.",
  "picture-heic": "This picture of a phone cannot be read.",
  "picture-pixels": "This picture has more than 50 megapixels.",
  "picture-shape": "This picture is too long and narrow.",
  "picture-costly": "This picture takes too much time to open.",
};

/** Words of the pages on which an admin brings the content of another site. */
export const staffMoveIn = {
  title: "Move in",
  lede: "Bring along what you have: posts, pages and photos of another site, or lists of people. This sends no email and publishes nothing. You can undo all of it for 7 days.",
  choose: {
    heading: "What do you want to bring along?",
    files: "Files",
    filesHint: "Choose all files of the export together. Add the photos as a ZIP file if you have them.",
    button: "Read the files",
    kinds: {
      wordpress: "WordPress",
      ghost: "Ghost",
      events: "Events from a calendar or a list",
      subscribers: "Readers of the newsletter",
      volunteers: "Volunteers",
      gifts: staffMoveInGifts.kind,
      archive: "The archive of another site like this one",
      firebase: "Firebase, brought by a command",
    } as Record<string, string>,
    exports: {
      wordpress:
        "In WordPress, choose Tools, then Export, then All content, and download the file. For the photos, download the folder wp-content/uploads as a ZIP file, or let this site fetch them from the old one.",
      ghost:
        "In Ghost, choose Settings, then Import/Export, then Export, and download the JSON file. For the photos, download the folder content/images as a ZIP file, or let this site fetch them from the old one.",
      events:
        "In the calendar program, export the calendar as a file that ends in .ics. The Events Calendar exports events as CSV, and a sheet of your own needs a title and a day. A series comes with all its days, or with those of the next 12 months if it is long.",
      subscribers: staffMoveInLists.subscribers.exports,
      volunteers: staffMoveInLists.volunteers.exports,
      gifts: staffMoveInGifts.exports,
      archive: "On the other site, open Move in, then make the archive and download it. It is one ZIP file.",
    } as Record<string, string>,
    where: (program: string) => `${program}: find the export`,
  },
  list: {
    heading: "Imports",
    none: "Nothing was brought in yet.",
    by: (name: string, day: string) => `${name}, ${day}`,
  },
  states: {
    reading: "Reading the files",
    refused: "Refused",
    asked: "Waits for your answers",
    running: "Bringing in",
    stopped: "Stopped",
    brought: "Brought in",
    publishing: "Publishing",
    undoing: "Undoing",
    undone: "Undone",
  },
  problems: {
    unknown: "This file is no export of this program. Choose the file that the program calls its export.",
    cut: "This file ends in the middle. Download it again.",
    doctype: "This file is no export: it begins with a document type. Download it again.",
    empty: "This file has no rows.",
    table: "This file is no table. Save it as CSV or as an Excel workbook (.xlsx), and choose it again.",
    zip: "The ZIP file is damaged. Make it again.",
    onlyZip: "These files have photos only. Add the file of the export.",
    tooLarge: "This file is too large. Export it in parts, and choose all parts together.",
    costly: "This file takes too much time and memory to open. Export it in parts.",
    pictures: "The old site did not send all photos. Try again, or go on without them.",
    kind: "Choose what you bring along.",
    none: "Choose a file.",
    often: "You sent files 60 times within an hour. Wait an hour, then choose them again.",
    busy: "The files did not arrive. Check the connection, and choose them again.",
    space: "The disk of the site has too little free space for these files. Free some space, then choose them again.",
    oneArchive: "Choose one archive.",
    noArchive: "This file is no archive of a site like this one. Make it under Move in on the other site.",
    other: "The import stopped. Try again.",
  } as Record<string, string>,
  found: {
    heading: "What we found",
    whole: (site: string, found: string[]) =>
      `The file of ${site || "the old site"} is complete: ${formatList(found)}.`,
    kind: (kind: string, number: number) => {
      const noun = nounOf(kind);
      return noun === undefined ? `${formatNumber(number)} of the kind “${kind}”` : count(number, ...noun);
    },
    pictures: (number: number) => count(number, "photo"),
    title: (title: string) => `“${title}”`,
    leftOut: (left: string[]) => `The site does not keep ${formatList(left)}.`,
    left: (kind: string, number: number, names: readonly string[]) => {
      const left = count(number, ...leftOf(kind));
      if (names.length === 0) return left;
      const rest = number > names.length ? [`${formatNumber(number - names.length)} more`] : [];
      return `${left} (${formatList([...names.map((name) => `“${name}”`), ...rest])})`;
    },
    labels: (categories: number, tags: number) =>
      `The site does not keep ${formatList([...(categories > 0 ? [count(categories, "category", "categories")] : []), ...(tags > 0 ? [count(tags, "tag")] : [])])}. Their addresses lead to the list of posts.`,
    noZip: (number: number) =>
      `The file names ${count(number, "photo")}, but you chose no ZIP file with ${number === 1 ? "it" : "them"}. Delete these files and choose the ZIP file too, or let this site fetch photos from the old site.`,
    bareEvents: (number: number) =>
      `${count(number, "event")} ${number === 1 ? "has" : "have"} no picture. Events need a picture before visitors see them.`,
    inZip: (held: number, all: number) => `The ZIP file has ${formatNumber(held)} of ${count(all, "photo")}.`,
    reading: "The site reads the files. You can close this page.",
  },
  questions: {
    heading: "What becomes what",
    kind: (kind: string, number: number) => {
      const noun = nounOf(kind);
      const what = noun === undefined ? `${formatNumber(number)} of the kind “${kind}”` : count(number, ...noun);
      return `Choose what becomes of ${what}.`;
    },
    targets: { post: "posts", page: "pages", event: "events", out: "nothing: leave them out" },
    address: (title: string, slug: string) =>
      `This site has its own page at /${slug}. Type another address for “${title}”, or leave the field empty to leave yours out`,
    addressHint: "Small letters, digits and hyphens, such as about-the-house.",
    drawing: "Choose what events without a picture show.",
    drawings: { none: "Nothing: they stay drafts", poster: "The site’s drawing of two children" },
    drawingAlt: "Drawing of two children who smile",
    hosts: "Fetch the photos from",
    hostsHint: "Choose only sites that are yours. Without one, no photo comes.",
    hostsBesideZip:
      "The ZIP file does not have these photos. Choose only sites that are yours. Without one, they stay out.",
    host: (host: string, number: number) => `${host} (${formatNumber(number)})`,
    save: "Save the answers",
    saved: "The answers are saved.",
    wrongAddress: "Use small letters, digits and hyphens, and no address that the site has itself.",
  },
  look: {
    heading: "Look",
    becomes: (noun: "post" | "page" | "event", day: string | undefined) => {
      const name = { post: "Post", page: "Page", event: "Event" }[noun];
      return day === undefined ? name : `${name}, ${day}`;
    },
    out: "Stays out",
    text: "Read the text",
    older: "Next rows",
    outCount: (number: number) => `Of the rows below, ${formatNumber(number)} ${number === 1 ? "stays" : "stay"} out.`,
    openQuestion: "Answer the questions first.",
  },
  bring: {
    heading: "Bring in",
    button: "Bring it in",
    text: "Everything comes as a draft. Photos wait for consent answers.",
    progress: (done: number, all: number) =>
      `${formatNumber(done)} of ${formatNumber(all)} done. You can close this page.`,
    stop: "Stop",
    goOn: "Go on",
    again: "Try the rest again",
    without: "Go on without these photos",
    look: "Look again",
    drop: "Delete these files",
    dropped: "The files are deleted.",
    begun: "The import has begun.",
    stopped: "The import stops after this row.",
  },
  done: {
    heading: "What came in",
    brought: (parts: string[]) => `${formatList(parts)} came in.`,
    nothing: "Nothing new came in.",
    part: (noun: string, number: number) => count(number, ...(nounOf(noun) ?? [noun, noun])),
    photosWait: (number: number) => `${count(number, "photo")} ${number === 1 ? "waits" : "wait"} for consent answers.`,
    answer: "Answer for the photos",
    publish: (number: number) => `Publish ${count(number, "item")} that ${number === 1 ? "was" : "were"} public`,
    photosLater: (number: number) =>
      `${count(number, "answered photo")} ${number === 1 ? "shows" : "show"} later: when a second person agrees, or on the day that each photo names.`,
    publishHint:
      "An item whose photos wait stays a draft until they show. Words that need a second look stay drafts too. You can press this again later.",
    publishing: "The site publishes them. You can close this page.",
    sure: "Remove everything that this import brought",
    sureFirst: "Nothing was removed. Tick the box first.",
    undo: "Undo everything",
    undoUntil: (day: string) => `You can undo it until ${day}.`,
    changed: (number: number) =>
      `Staff changed ${count(number, "item")} after the import. Choose what happens to ${number === 1 ? "it" : "them"}.`,
    keepChanged: "Keep what staff changed",
    removeChanged: "Remove that too",
    undoing: "The site removes everything again. You can close this page.",
    undone: "Everything is removed. The same files can come in again.",
    undoneReaders:
      "Addresses that left, bounced or complained still get no newsletter. Readers whom the list took off do not come back.",
    undoneBut: (number: number) =>
      `Everything is removed but ${count(number, "item")} that ${number === 1 ? "stays" : "stay"}: staff changed or answered ${number === 1 ? "it" : "them"}, another item shows ${number === 1 ? "it" : "them"}, or guests have signed up. The same files can come in again.`,
    report: "Report",
    note: (number: number, sentence: string) =>
      number === 1 ? sentence : `${sentence} (${formatNumber(number)} times)`,
    rows: (rows: string) => `Rows ${rows}`,
    names: (names: string[], more: number) =>
      formatList([...names, ...(more > 0 ? [`${formatNumber(more)} more`] : [])]),
  },
  held: {
    ask: "See which items stay drafts, and why",
    heading: (number: number) => `${count(number, "item")} ${number === 1 ? "stays a draft" : "stay drafts"}`,
    none: "Every item can be published.",
    photos: "A photo in it waits for a consent answer.",
    person: "A photo in it waits for a second person, or for the day that the photo names.",
    empty: "It has no title or no words.",
    place: "It has no place yet.",
    taken: "Staff published it here before, and made it a draft again.",
    later: "Its hour of publishing is still to come.",
  },
  notes: (code: string, about: string): string => {
    const listNote =
      staffMoveInLists.notes[code] ?? staffMoveInGifts.notes[code] ?? staffMoveInTables.notes[code]?.("");
    if (listNote !== undefined) return staffMoveInTables.inFile(about, listNote);
    const note = notes[code] ?? staffProposals.notes[code] ?? code;
    return typeof note === "string" ? note : note(about);
  },
  author: "Foundation staff",
  back: "All imports",
  late: "Someone else changed this import after you opened the page. Look at it again.",
  notYet: "Nothing was changed.",
  log: { imports: "import" },
  asked: `
    move from wordpress, import, import from another site, bring our old website, old blog, import posts, migrate, migration, transfer the site, copy content from the old site, upload wordpress export, xml file, ghost, switch from wordpress, undo an import, import subscribers, import volunteers, mailchimp, mailerlite, brevo, substack, import a spreadsheet, wix, squarespace, old site
  `,
} as const;
