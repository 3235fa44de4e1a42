/** Words of the lines of the log. */
export const logLines = {
  somebody: "Somebody who was erased",
  noRole: "no role",
  it: "it",
  /** The same of a person. */
  them: "them",
  and: " and ",
  more: (count: number) => `${count} more`,
  times: (count: number) => ` (${count} changes)`,
  details: "Details",
  nothing: "nothing",
  yes: "yes",
  no: "no",
  before: "Before",
  after: "After",
  technician: "For a technician",
  record: (what: string, subject: string, id: number) => `${what}, ${subject}, line ${id}`,
  undo: "Undo this",
  undone: "Done. The newest line of the log says what was taken back.",
  notUndone: "Nothing was undone.",
  changedSince:
    "It was changed since, so nothing was undone and nothing is lost. Look at how it is now, and change it there.",
  noWayBack:
    "This cannot be undone from here any more, so nothing was changed and nothing is lost. Look at how it is now, and change it there.",
};
