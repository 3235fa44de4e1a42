/** Words of the lists and forms of content types. */
export interface ContentWords {
  title: string;
  create: string;
  edit: string;
  note?: string;
  /** Labels of what every form has. */
  photos: string;
  publishAt: string;
  publish: string;
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
  unpublished: string;
  ask(title: string): string;
  askText: string;
  keep: string;
  close: string;
  newer: string;
  history: string;
  restore: string;
  restored: string;
  untitled: string;
}

/** The words that content types share. @param noun like `event` */
export function aboutEach(noun: string) {
  return {
    create: `Create ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`,
    edit: `Edit ${noun}`,
    publish: "Save",
    photos: "Pictures",
    publishAt: "Day and time in Lagos",
    view: "View",
    preview: "Preview",
    editShort: "Edit",
    delete: "Delete",
    unpublish: "Unpublish",
    undelete: "Bring back",
    saved: `The ${noun} is saved.`,
    notYet: `The ${noun} is not saved yet.`,
    deleted: `The ${noun} is deleted. You can bring it back for 30 days.`,
    undeleted: `The ${noun} is back.`,
    unpublished: `The ${noun} is a draft again.`,
    ask: (title: string) => `Delete ${title}?`,
    askText: "It leaves the site at once. You can bring it back for 30 days.",
    keep: "Keep",
    close: "Close without publishing",
    newer: `This ${noun} was changed while you were writing. Your text is still here. Compare it with what is saved now; saving again replaces that.`,
    history: "Earlier versions",
    restore: "Restore",
    restored: "The earlier version is back.",
    untitled: "Without a title",
    failed: `Error uploading ${noun} data. Your text is kept. Try again.`,
  };
}
