import { ago, capital, inWords, plural, type Since } from "./counting.ts";

export const staffMessages = {
  title: "Messages",
  heading: "Messages",
  empty: { heading: "No messages", text: "Messages from the contact form arrive here." },
  form: "See the contact form",
  give: "Assign to a colleague",
  giveNobody: "Nobody",
  given: "The message is assigned.",
  givenTo: (name: string) => `Given to ${name}`,
  choose: "Choose a message to read it here.",
  filters: { label: "Show", new: "New", answered: "Answered", done: "Done", spam: "Spam" },
  search: "Search messages",
  new: "New",
  back: "All messages",
  markDone: "Mark done",
  markNew: "Mark as new",
  markSpam: "Spam",
  marked: { done: "The message is done.", spam: "The message is spam.", new: "The message is new again." },
  reply: "Reply by email",
  noEmail: "This person gave a telephone number. Call them: the number is in the message.",
  replyHint: (address: string) => `If they answer you, it goes to ${address}.`,
  send: "Send and mark done",
  sent: "The answer is on its way.",
  meanwhile: (name: string | null, isAnswered: boolean) =>
    `${name ?? "A colleague"} has just ${isAnswered ? "answered this" : "closed this"}, so your answer is not sent. It is still here: send it again if you want.`,
  notYet: "The answer is not sent yet.",
  states: { waiting: "Waiting to be sent", sent: "Sent", failed: "Not delivered: see Mail" },
  answeredBy: (who: string, when: string) => `${who} answered, ${when}`,
  delete: "Delete",
  deleted: "The message is deleted.",
  ask: "Delete this message?",
  askText: "It is gone for good.",
  keep: "Keep",
  export: "Export as a table",
  csv: ["Time", "First name", "Last name", "Email", "Subject", "Message"],
  older: "Older messages",
} as const;

export const staffSubscribers = {
  title: "Subscribers",
  heading: "Subscribers",
  onTheList: (number: number) => `${number === 1 ? "address" : "addresses"} on the list`,
  foundWith: (search: string) => `Addresses with “${search}”`,
  caption: "Subscribers, newest first",
  heads: { email: "Address", since: "Since" },
  chosen: "Chosen addresses",
  pending: (number: number) => `${number} not confirmed yet; unconfirmed ones are deleted after seven days.`,
  suppressed: (number: number, isMore: boolean) =>
    `${isMore ? "More than " : ""}${number} blocked: the address does not work, or its owner asked. We keep only a coded form.`,
  search: "Search addresses",
  find: "Find",
  empty: {
    heading: "No subscribers yet",
    text: "Share the sign-up link.",
  },
  share: "Copy the sign-up link",
  shared: "The link is copied. Everyone can open it.",
  remove: "Remove",
  removed: "The address is removed from the list.",
  ask: (email: string) => `Remove ${email}?`,
  askText: "This address gets no newsletter, unless its owner subscribes again.",
  removeForGood: "Remove for good",
  forGoodText: "Use this after a complaint: this address never gets a newsletter again.",
  keep: "Keep",
  export: "Export as a table",
  csv: ["Email", "Asked", "Confirmed", "Consent", "Page"],
  more: "More",
} as const;

/** Row on the home page about messages. */
export const messageNeeds = {
  messages: (count: number) => `${capital(inWords(count))} new ${plural(count, "message")}`,
  messagesDetail: (count: number, name: string, since: Since) =>
    `${count === 1 ? "It" : "The oldest"} is from ${name}, ${ago(since)}`,
  given: (subject: string) => `Assigned to you: ${subject}`,
  givenDetail: (name: string, since: Since) => `It is from ${name}, ${ago(since)}`,
  read: "Read",
  answer: "Answer",
} as const;

/** Figure on the home page about messages. */
export const messageFigures = {
  label: "Messages",
  none: "None yet",
  read: (count: number, all: number) => (count === all ? "All of them are read" : `${count} of them read`),
} as const;

/** Label on the page about people's data. */
export const messageData = { label: "Messages from the contact form" };
