/** Words of the lines of the log. */
export const logLines = {
  somebody: "A person who was erased",
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
  undone: "Undone. See the newest row of the log.",
  notUndone: "Nothing was undone.",
  changedSince: "It was changed after that, so nothing was undone. Look at it and change it there.",
  noWayBack: "This can no longer be undone here. Nothing was changed. Look at it and change it there.",
} as const;
