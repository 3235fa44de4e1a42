const rows = ["at the top", "in the middle", "at the bottom"] as const;
const columns = ["left", "centre", "right"] as const;

/** Words of the faces in a photo, for staff. */
export const staffFaces = {
  title: "Faces",
  heading: "Faces",
  who: (count: number) => (count === 1 ? "1 face: who is it?" : `${count} faces: who are they?`),
  none: "No face was found. Look yourself: a machine misses small, turned and half hidden faces.",
  help: "The machine only counts: it misses faces, and sees some where none are. You decide.",
  waiting: "The faces are not counted yet. You need not wait: look yourself.",
  uncounted: "Not counted: look yourself.",
  off: "Faces are not counted: an admin switched it off. Look yourself.",
  recount: "Count them again",
  queued: "The faces will be counted in a moment.",
  notUncounted: "These faces were counted already, or wait for it.",
  summary: "Cover faces",
  picture: "The picture with its faces",
  face: (number: number, { row, column }: { row: 0 | 1 | 2; column: 0 | 1 | 2 }) =>
    `Face ${number}, ${rows[row]}, ${columns[column]}`,
  cover: "Cover this face",
  missed: "A face that was missed",
  missedHint: "Touch the picture, or write where its middle is.",
  across: "From the left, in percent",
  down: "From the top, in percent",
  size: "Width, in percent of the picture",
  more: "Another place",
  uncovered: "The picture without the cover",
  choices: {
    delete: "Use the covered picture everywhere it stands, and delete the uncovered one",
    keep: "Use the covered picture everywhere it stands, and keep the uncovered one in the library, for staff only",
    both: "Leave everything as it is, and add the covered picture to the library",
  },
  submit: "Cover the chosen faces",
  busy: "Covering …",
  cannotUndo: "What is under the pattern is gone from the covered picture for good.",
  covered: {
    delete: "The faces are covered, and the uncovered picture is deleted. Look at the picture before you publish it.",
    keep: "The faces are covered. The uncovered picture is in the library, for staff only.",
    both: "The covered picture is in the library. The uncovered one stays where it is.",
  },
  notYet: "No face is covered yet.",
  problems: {
    drawing: "This is a drawing: it shows nobody.",
    gone: "Consent for this picture was withdrawn: no copy of it can be made.",
    missing: "The file of this picture cannot be read, so nothing was covered.",
    changed: "Somebody covered this picture meanwhile. Close it and look again.",
    already: "The library has this picture with these covers already.",
    tooMany: "Very many faces were covered within the hour. Cover the next ones in an hour.",
  },
  open: "Open as a page",
  back: "Back to the photos",
  settings: {
    heading: "Faces in photos",
    hint: "The site’s own machine counts the faces in a photo after it was sent, and recognises nobody. Where memory is short, it does not.",
    countFaces: "Count faces",
  },
};
