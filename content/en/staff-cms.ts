/** Words of the lists and forms of content types. */
export interface ContentWords {
  title: string;
  create: string;
  edit: string;
  goOn: string;
  note?: string;
  /** Labels that every form has. */
  photos: string;
  publishAt: string;
  publish: string;
  publishNow: string;
  view: string;
  preview: string;
  editShort: string;
  delete: string;
  unpublish: string;
  undelete: string;
  saved: string;
  notYet: string;
  deleted: string;
  undeleted: string;
  published: string;
  unpublished: string;
  /** Results of a button for several items. */
  several: Record<"delete" | "undelete" | "publish" | "unpublish", (count: number) => string>;
  /** Some of several items, and why the first of them. */
  left(count: number, why: string): string;
  search: string;
  choose(title: string): string;
  chosen: string;
  more(title: string): string;
  keep: string;
  close: string;
  newer(name: string): string;
  merged: string;
  gone: string;
  history: string;
  restore: string;
  restored: string;
  untitled: string;
  /** On the line of the next days. */
  goesOut: string;
  empty: { heading: string; text: string };
}

/** The words that content types share. @param noun like `event` */
export function aboutEach(noun: string) {
  const many = (count: number) => `${count} ${noun}${count === 1 ? " is" : "s are"}`;
  return {
    create: `Create ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`,
    edit: `Edit ${noun}`,
    publish: "Save",
    publishNow: "Publish",
    photos: "Photos",
    publishAt: "Day and time in {zone}",
    view: "View on the site",
    preview: "See the whole page",
    editShort: "Edit",
    goOn: "Continue",
    delete: "Delete",
    unpublish: "Unpublish",
    undelete: "Bring back",
    saved: `The ${noun} is saved.`,
    notYet: `The ${noun} is not saved yet.`,
    deleted: `The ${noun} is deleted. You can bring it back for 30 days.`,
    undeleted: `The ${noun} is back.`,
    published: `The ${noun} is published.`,
    unpublished: `The ${noun} is a draft again.`,
    several: {
      delete: (count: number) => `${many(count)} deleted. You can bring them back for 30 days.`,
      undelete: (count: number) => `${many(count)} back.`,
      publish: (count: number) => `${many(count)} published.`,
      unpublish: (count: number) => `${many(count)} drafts again.`,
    },
    left: (count: number, why: string) => `${many(count)} not changed: ${why}`,
    search: `Search ${noun}s`,
    choose: (title: string) => `Choose ${title}`,
    chosen: `Chosen ${noun}s`,
    more: (title: string) => `More for ${title}`,
    keep: "Keep",
    close: "Close without publishing",
    newer: (name: string) =>
      `${name || "Another person"} changed the same part of this ${noun} while you were writing. Nothing is lost: your text is in the history. Choose below.`,
    merged: "A colleague changed it too. The text now has both changes.",
    gone: `This ${noun} was deleted while you were writing. What you typed is still here.`,
    history: "History",
    restore: "Bring this back",
    restored: "The earlier version is back.",
    untitled: "Without a title",
    goesOut: `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} is published`,
    failed: `Error uploading ${noun} data. Your text is kept. Try again.`,
  };
}
