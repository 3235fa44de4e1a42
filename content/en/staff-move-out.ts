/** Words about the archive with which a foundation leaves. */
export const staffMoveOut = {
  heading: "Leave with everything",
  text: "The archive has your posts, pages, events and projects as Markdown with their pictures, your lists as tables, and your settings and words. It has no concern, no name behind a consent, and no secret. It names donors and volunteers: keep it safe.",
  button: "Make the archive",
  asked: "The site makes the archive. You can close this page.",
  already: "The site is making an archive already. Wait until it is done.",
  made: (day: string, size: string) => `Archive of ${day} (${size})`,
  waits: (day: string) => `Archive of ${day}: the site makes it now.`,
  failed: (day: string) => `Archive of ${day}: it failed. The log of the server says why.`,
  expires: "It is deleted after a day.",
  notYet: "No archive was asked for.",
  log: "the archive of the site",
  readme: (day: string, cell: string, code: string, amount: string) =>
    `This archive was made on ${day}.

post, page, event, project, news
  One file for each item. The first lines are its columns as JSON, then comes its text as Markdown.
  ![words](photo:12) stands for the picture pictures/12.jpg.

pictures
  The pictures, by their number. Pictures that a family took back or that are hidden are not here.

documents
  The PDFs that visitors can read now, with their earlier versions, in a folder for each document.

look
  The files of the logo.

Recordings are not here: the voices are people, and the consents behind them stay on the site.

lists
  One table for each list, as CSV with commas, in UTF-8. An amount stands as people write it, and its
  currency stands beside it: ${cell} and ${code} are ${amount}. Times are in UTC.
  Another site like this one reads them under Move in: past_gifts.csv and gifts.csv as past gifts, subscribers.csv as
  readers, volunteers.csv as volunteers. Volunteers come as new there, without vetting and references.

settings.json, page_texts.json, and the other JSON files
  Names, facts, the words that the foundation changed, and what another site like this one reads.

The archive has no concern, no name behind a consent, no password and no key. It names people: keep it safe, and delete
it when you no longer need it.
`,
} as const;
