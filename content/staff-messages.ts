import { ago, capital, inWords, plural, type Since } from "./counting.ts";

/** Words of the messages and subscribers, for staff. */
export const staffMessages = {
  title: "Messages",
  heading: "Messages",
  empty: { heading: "No post today", text: "The letterbox is open and the pigeon is on duty." },
  form: "See the contact form",
  give: "Give to someone",
  giveNobody: "Nobody",
  given: "The message is given.",
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
    `${name ?? "Somebody"} ${isAnswered ? "answered this" : "was done with this"} meanwhile, so your answer is not sent. It is still here: send it again if it should go as well.`,
  notYet: "The answer is not sent yet.",
  states: { waiting: "Waiting to be sent", sent: "Sent", failed: "Not delivered: see Mail" },
  answeredBy: (who: string, when: string) => `${who} answered, ${when}`,
  delete: "Delete",
  deleted: "The message is deleted.",
  ask: "Delete this message?",
  askText: "It is gone for good.",
  keep: "Keep",
  export: "Export as a table",
  older: "Older messages",
};

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
    `${isMore ? "More than " : ""}${number} suppressed: the address bounced, or its owner asked for it; only keyed hashes of them are kept.`,
  search: "Search addresses",
  find: "Find",
  empty: {
    heading: "The chairs are out",
    text: "Nobody has sat down yet. Share the sign-up link and leave the front row for the aunties.",
  },
  share: "Copy the sign-up link",
  shared: "The link is copied. Everybody can open it.",
  remove: "Remove",
  removed: "The address is off the list.",
  ask: (email: string) => `Remove ${email}?`,
  askText: "No newsletter goes there any more, unless its owner subscribes again.",
  removeForGood: "Remove for good",
  forGoodText: "For good, after a complaint: the newsletter never writes there again.",
  keep: "Keep",
  export: "Export as a table",
  more: "More",
};

/** The row of the home about messages. */
export const messageNeeds = {
  messages: (count: number) => `${capital(inWords(count))} new ${plural(count, "message")}`,
  messagesDetail: (count: number, name: string, since: Since) =>
    `${count === 1 ? "It" : "The oldest"} is from ${name}, ${ago(since)}`,
  given: (subject: string) => `Given to you: ${subject}`,
  givenDetail: (name: string, since: Since) => `It is from ${name}, ${ago(since)}`,
  read: "Read",
  answer: "Answer",
};

/** The figure of messages on the home. */
export const messageFigures = {
  label: "Messages",
  none: "The letterbox is open",
  read: (count: number, all: number) => (count === all ? "All of them are read" : `${count} of them read`),
};

/** Label on the page about people's data. */
export const messageData = "Messages from the contact form";
