import { capital, inWords } from "./counting.ts";

const kept = (one: string, many: string) => (count: string) =>
  count === "1"
    ? `1 ${one} is kept and comes back when you switch it on.`
    : `${count} ${many} are kept and come back when you switch it on.`;

/** Texts of the staff page on which a foundation switches features on and off. */
export const staffUse = {
  title: "What we use",
  /** Phrases for the jump box, to switch a feature off. */
  asked: ([first = "", ...others]: string[]) =>
    ["turn off", "disable", "hide", "do without", "switch on", "turn on", "we do not need", "get rid of"]
      .map((verb) => `${verb} ${first}`)
      .concat([first, ...others].map((name) => `switch off ${name}`))
      .join(", "),
  lede: "Switch on what your foundation uses, and off what it does not. Nothing is deleted.",
  children: {
    name: "The Children part cannot be switched off.",
    text: "A foundation for children always needs concerns, consents and photo requests.",
  },
  /** Preview of the menu that results from the switches. */
  menuThen: {
    heading: "Your menu after that",
    today: "Today",
    lede: (gone: readonly string[], all: number, left: number) => {
      if (gone.length === 0) return `All ${inWords(all)} places, with every room.`;
      const places = left < all ? `${capital(inWords(all))} places become ${inWords(left)}. ` : "";
      return `${places}Gone: ${gone.join(", ")}.`;
    },
  },
  moreThan: (count: number) => `More than ${count}`,
  save: "Save",
  saving: "Saving",
  notYet: "Nothing was changed.",
  turned: (name: string, isOn: boolean) => `${name} is ${isOn ? "on" : "off"}`,
  saved: (names: string[]) => (names.length === 0 ? "Nothing was changed." : `Saved: ${names.join(", ")}.`),
  unused: (name: string, hint: string) => `${name}: not in use yet. ${hint}`,
  isOff: (name: string) => `${name}: switched off. An admin can switch it on at “What we use”.`,
  gifts: {
    name: "Gifts",
    off: "Off: no gifts in the menu and no donate pages. Promised gifts, receipts, refunds and the account check still work.",
    kept: kept("gift", "gifts"),
  },
  spending: {
    name: "Spending",
    off: "Off: no vouchers, no books in the menu and no public accounts. Gifts still enter the books, and closed months stay.",
    first: {
      hint: "It switches on with the first day of the books.",
      link: "Start with the first day",
    },
    kept: kept("line of the books", "lines of the books"),
    waits: (count: number) =>
      count === 1
        ? "This cannot be switched off yet: one voucher or act on money waits."
        : `This cannot be switched off yet: ${count} vouchers or acts on money wait.`,
  },
  statements: {
    name: "Bank statements",
    off: "Off: no bank statements. You match gifts by hand.",
    first: {
      hint: "It switches on when you import the first bank statement.",
      link: "Start with bank statements",
    },
    kept: kept("bank statement", "bank statements"),
    waits: (count: number) =>
      count === 1
        ? "This cannot be switched off yet: one promised bank transfer has not arrived."
        : `This cannot be switched off yet: ${count} promised bank transfers have not arrived.`,
  },
  volunteers: {
    name: "Volunteers",
    off: "Off: no list of volunteers, no form at /volunteer, no helpers on days.",
    kept: kept("volunteer", "volunteers"),
  },
  guests: {
    name: "Days people sign up for",
    off: "Off: no new sign-ups for events. People who have a place keep it, with its link and reminders.",
    first: {
      hint: "It switches on with the first event that takes sign-ups, and with the first guest whom you add.",
      link: "Start with an event",
    },
    kept: kept("guest", "guests"),
  },
  newsletter: {
    name: "Newsletter",
    off: "Off: no sign-up box, no Subscribers, no Newsletter. Links to unsubscribe still work.",
    kept: kept("subscriber", "subscribers"),
  },
  recordings: {
    name: "Recordings",
    off: "Off: pages are not read aloud, and no recordings are added.",
    first: {
      hint: "It switches on with the first recording that you add.",
      link: "Start with a recording of a post",
    },
    kept: kept("recording", "recordings"),
  },
} as const;
