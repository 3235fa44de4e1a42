const people = (number: number) => `${number} ${number === 1 ? "subscriber" : "subscribers"}`;

/** Words of the issues of the newsletter, for staff. */
export const staffNewsletter = {
  title: "Newsletter",
  create: "Write an issue",
  close: "Close without saving",
  empty: { heading: "No newsletter yet", text: "Put a few posts and events into one letter." },
  first: "Write a newsletter",
  older: "Older issues",
  states: { draft: "Draft", sending: "Sending", paused: "Paused", sent: "Sent" },
  by: (name: string) => `by ${name}`,
  fields: { subject: "Subject", opening: "Opening", items: "Include" },
  subjectHint: "People read this in their inbox first.",
  itemsLegend: "Posts and events to include",
  itemsNone: "There is nothing public to include yet.",
  save: "Save the draft",
  saved: "The issue is saved.",
  notSent: "The newsletter is not sent yet.",
  notApproved: "A sensitive story in it is not approved. Remove it, or ask for approval.",
  notYet: "The issue is not saved yet.",
  newer:
    "This issue was changed while you were writing. Your text is still here. Compare it with the saved text. If you save again, yours replaces it.",
  failed: "The issue could not be saved. Your text is kept. Try again.",
  edit: "Edit issue",
  preview: "See it as it arrives",
  savedOnly: "Only the saved text is shown and sent.",
  test: "Send a test",
  testSent: (email: string) => `A test is on its way to ${email}.`,
  send: "Send to all",
  sendAsk: (number: number) => `Send this issue to ${people(number)}?`,
  sendText: "The saved text is sent. After that the issue cannot be changed.",
  sendNobody: "There are no subscribers yet.",
  sendAdmins: "An admin sends it to all.",
  sending: "The sending has begun.",
  keep: "Not yet",
  pause: "Pause",
  paused: "The sending is paused.",
  goOn: "Go on",
  goneOn: "The sending goes on.",
  delete: "Delete",
  deleteAsk: (subject: string) => `Delete ${subject}?`,
  deleteText: "The draft is deleted for good.",
  deleteKeep: "Keep",
  progressLabel: "Progress of the sending",
  progress: (done: number, all: number) => `Sent ${done} of ${all}.`,
  stillWaiting: (number: number) =>
    `${number} ${number === 1 ? "email is" : "emails are"} in the outbox and on ${number === 1 ? "its" : "their"} way.`,
  failures: (number: number) => `${number} failed: see Mail.`,
  email: { title: "As it arrives", html: "In colour", text: "As plain text", back: "Back to the issue" },
} as const;

/** The figure of subscribers on the home. */
export const subscriberFigures = {
  label: "Subscribers",
  none: "None yet. Tell two friends",
  joined: (count: number) =>
    count === 0 ? "None of them joined in these days" : `${count} of them joined in these days`,
} as const;

/** Labels on the page about people's data. */
export const subscriberData = {
  subscription: "Newsletter: on the list, with what they agreed to",
  unconfirmed: "Newsletter: asked for, not confirmed",
} as const;
