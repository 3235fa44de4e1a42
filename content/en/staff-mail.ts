import { ago, type Since } from "./counting.ts";

type Receivers = readonly [one: string, many: string];

const staff: Receivers = ["a person with an account", "people with an account"];
const concerned: Receivers = ["a person who gets news of concerns", "people who get news of concerns"];
const foundation: Receivers = ["the foundation", "addresses of the foundation"];
const subscribing: Receivers = ["a person who subscribes", "people who subscribe"];
const giver: Receivers = ["a giver", "givers"];

/** Words of the list of emails, for admins. */
export const staffMail = {
  lede: "All emails of the site. Their texts are not shown.",
  clock: "Times are {clock} ({zone}).",
  nobody: "Email is not set up yet, so nothing is sent. See docs/how-to/send-mail.md.",
  filter: "Which emails?",
  all: "All",
  states: { waiting: "On its way", failed: "Not sent", sent: "Sent" },
  kinds: {
    "already-subscribed": "On the list already",
    concern: "Something waits in Concerns",
    // A person without access to concerns learns nothing of them here.
    "concern-danger": "Something waits in Concerns",
    "concern-more": "Something waits in Concerns",
    "confirm-subscription": "Link to confirm a subscription",
    "contact-message": "Contact message",
    "email-changed": "Changed address",
    "contact-address-changed": "Changed address of the foundation",
    "account-news": "News of an account",
    "readers-changed": "Who reads concerns changed",
    "recovery-phrase": "Recovery phrase of the concerns",
    "gift-promised": "Promise of a gift",
    "gift-reminder": "Reminder of a promise",
    "gift-spent": "What a gift was spent on",
    "gift-disputed": "A gift is disputed",
    "message-reply": "Answer to a message",
    "guest-message": "Message to guests",
    "volunteer-waits": "An offer to help",
    "volunteer-thanks": "Thanks for an offer to help",
    "country-changed": "Changed country",
    test: "Test of the welcome",
    invitation: "Invitation",
    "newsletter-issue": "Newsletter",
    "newsletter-test": "Newsletter, as a test",
    password: "Password link",
    "second-factor-off": "Two-step sign-in off",
    "photo-request": "Requests about photos",
    "photo-request-card": "Requests about photos",
    "photo-request-many": "Requests about photos",
    "photo-request-many-more": "Requests about photos",
    "photo-request-more": "Requests about photos",
  } as Record<string, string>,
  other: "Another email of the site",
  none: "No emails here.",
  /** To whom, one and several, by the first word of the kind, or by the whole kind. */
  receivers: {
    account: staff,
    already: subscribing,
    bank: staff,
    concern: concerned,
    confirm: subscribing,
    contact: foundation,
    "contact-address-changed": ["the earlier address of the foundation", "earlier addresses of the foundation"],
    country: staff,
    doctor: staff,
    email: ["a person with an account, at the earlier address", "people with an account, at their earlier addresses"],
    gift: giver,
    "gift-disputed": staff,
    guest: ["a guest", "guests"],
    invitation: ["a person who is invited", "people who are invited"],
    message: ["a person who wrote to the foundation", "people who wrote to the foundation"],
    newsletter: ["a subscriber", "subscribers"],
    "newsletter-test": staff,
    password: staff,
    readers: concerned,
    receipt: giver,
    recovery: concerned,
    second: staff,
    photo: ["a person who gets photo requests", "people who get photo requests"],
    volunteer: ["a volunteer", "volunteers"],
    "volunteer-waits": foundation,
  } as Record<string, Receivers>,
  others: ["one person", "people"] as Receivers,
  to: ([one, many]: Receivers, count: number, isCut: boolean, at: string) =>
    count === 1 ? `To ${one}, ${at}` : `To ${isCut ? `at least ${count}` : count} ${many}, ${at}`,
  /** When an email was written. */
  written: (daysAgo: number, day: string, weekday: string, time: string) => {
    if (daysAgo <= 0) return `today at ${time}`;
    if (daysAgo === 1) return `yesterday at ${time}`;
    return daysAgo < 7 ? `on ${weekday} at ${time}` : `on ${day} at ${time}`;
  },
  left: (count: number, after: string) =>
    count === 1 ? `Sent ${after}` : `Sent to ${count} people, the last ${after}`,
  after: {
    atOnce: "at once",
    seconds: (count: number) => (count === 1 ? "after a second" : `after ${count} seconds`),
    minutes: (count: number) => (count === 1 ? "after a minute" : `after ${count} minutes`),
    hours: (count: number) => (count === 1 ? "after an hour" : `after ${count} hours`),
  },
  near: (host: string, meant: string) => `“${host}” is probably “${meant}”.`,
  todo: {
    address: "Ask the person for the right address, and correct it.",
    email: "The mail server refused it: show Details to the person who hosts the site.",
    again: "Send it again when the mail server works.",
    expired: "The link in it is too old: send a new one.",
  },
  details: "Details",
  facts: {
    kind: "What it is",
    address: "Address",
    written: "Written",
    sent: "Sent",
    tried: "Tried",
    next: "Next try",
    said: "Answer of the mail server",
    technician: "For a technician",
  },
  tried: (times: number) => (times === 1 ? "once" : `${times} times`),
  number: (ids: number[]) => `email ${ids.join(", ")}`,
  again: "Send again",
  onItsWay: "The email is on its way again.",
  delete: "Delete",
  deleted: "The email is deleted.",
  ask: "Delete this email?",
  askText: "It will not be sent. Its record stays.",
  keep: "Keep",
  older: "Older emails",
} as const;

/** The row of the home about e-mails that do not go out. */
export const mailNeeds = {
  label: (failed: number, late: number) =>
    [
      failed > 0 && `${failed} ${failed === 1 ? "email" : "emails"} failed`,
      late > 0 && `${late} ${late === 1 ? "email waits" : "emails wait"} for over an hour`,
    ]
      .filter(Boolean)
      .join(", "),
  detail: (since: Since) => `The oldest is from ${ago(since).replace(/^on /, "")}`,
  act: "Look",
} as const;
