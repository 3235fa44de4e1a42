const people = (number: number) => `${number} ${number === 1 ? "subscriber" : "subscribers"}`;

/** Words of the issues of the newsletter, for staff. */
export const staffNewsletter = {
  title: "Newsletter",
  create: "Write an issue",
  close: "Close without saving",
  empty: { heading: "Nothing in the air", text: "Fold five good things into one letter. We do the flying." },
  first: "Write a newsletter",
  older: "Older issues",
  states: { draft: "Draft", sending: "Sending", paused: "Paused", sent: "Sent" },
  by: (name: string) => `by ${name}`,
  fields: { subject: "Subject", opening: "Opening", items: "Include" },
  subjectHint: "What people read in their inbox before they open it.",
  itemsLegend: "Posts and events to include",
  itemsNone: "There is nothing public to include yet.",
  save: "Save the draft",
  saved: "The issue is saved.",
  notSent: "The newsletter is not on its way yet.",
  notApproved: "A sensitive story in it is not approved. Take it out, or have it approved.",
  notYet: "The issue is not saved yet.",
  newer:
    "This issue was changed while you were writing. Your text is still here. Compare it with what is saved now; saving again replaces that.",
  failed: "The issue could not be saved. Your text is kept. Try again.",
  edit: "Edit issue",
  preview: "See it as it arrives",
  savedOnly: "What is shown and sent is what is saved.",
  test: "Send a test",
  testSent: (email: string) => `A test is on its way to ${email}.`,
  send: "Send to all",
  sendAsk: (number: number) => `Send this issue to ${people(number)}?`,
  sendText: "What is saved goes out. Once the sending has begun, the issue can no longer be changed.",
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
  deleteText: "The draft is gone for good.",
  deleteKeep: "Keep",
  progressLabel: "How far the sending has got",
  progress: (done: number, all: number) => `Sent ${done} of ${all}.`,
  stillWaiting: (number: number) =>
    `${number} ${number === 1 ? "email is" : "emails are"} in the outbox and on ${number === 1 ? "its" : "their"} way.`,
  failures: (number: number) => `${number} failed: see Mail.`,
  email: { title: "As it arrives", html: "In colour", text: "As plain text", back: "Back to the issue" },
};

/** The figure of subscribers on the home. */
export const subscriberFigures = {
  label: "Subscribers",
  none: "Nobody yet. Tell two friends",
  joined: (count: number) =>
    count === 0 ? "None of them joined in these days" : `${count} of them joined in these days`,
};

/** Labels on the page about people's data. */
export const subscriberData = {
  subscription: "Newsletter: on the list, with what they agreed to",
  unconfirmed: "Newsletter: asked for, not confirmed",
};
