/** Words of the page that undoes a change of bank details, help numbers or contacts. */
export const staffSureFacts = {
  title: "Undo a change",
  changed: (by: string, fact: string, at: string) => `${by} changed ${fact} on ${at}.`,
  before: (text: string) => `Before: ${text}`,
  nothingBefore: "Before: nothing.",
  after: (text: string) => `Changed to: ${text}`,
  nothingAfter: "Changed to: nothing.",
  button: "Undo it",
  done: "Undone. Visitors see the earlier text again.",
  notYet: "Nothing was changed.",
  over: "The 72 hours of this link are over. Change it in the staff area.",
  undone: (by: string, at: string) => `${by} undid this on ${at}.`,
  changedSince: "It was changed again after that. Look at it in the staff area.",
  settings: "Names and contacts",
} as const;
