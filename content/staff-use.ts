import { capital, inWords } from "./counting.ts";

const kept = (one: string, many: string) => (count: string) =>
  count === "1"
    ? `1 ${one} stays kept and comes back with the switch.`
    : `${count} ${many} stay kept and come back with the switch.`;

/** Words of the staff page of what the foundation uses. */
export const staffUse = {
  title: "What we use",
  /** What people type who want to switch a capability off. */
  asked: ([first = "", ...others]: string[]) =>
    ["turn off", "disable", "hide", "do without", "switch on", "turn on", "we do not need", "get rid of"]
      .map((verb) => `${verb} ${first}`)
      .concat([first, ...others].map((name) => `switch off ${name}`))
      .join(", "),
  lede: "Switch off what your foundation does not do. Nothing is deleted, and every switch can be turned back.",
  children: {
    name: "Children stays.",
    text: "A foundation for children always takes concerns, keeps consents and takes photos down.",
  },
  /** Beside the switches: what is left of the menu. */
  menuThen: {
    heading: "Your menu, then",
    today: "Today",
    lede: (gone: readonly string[], all: number, left: number) => {
      if (gone.length === 0) return `All ${inWords(all)} places, with every room.`;
      const places = left < all ? `${capital(inWords(all))} places become ${inWords(left)}. ` : "";
      return `${places}Gone: ${gone.join(", ")}.`;
    },
  },
  save: "Save",
  saving: "Saving",
  notYet: "Nothing was changed.",
  turned: (name: string, isOn: boolean) => `${name} is ${isOn ? "on" : "off"}`,
  saved: (names: string[]) => (names.length === 0 ? "Nothing was changed." : `Saved: ${names.join(", ")}.`),
  isOff: (name: string) =>
    `${name}: switched off, so the site asks for nothing new. An admin switches it on again under “What we use”.`,
  gifts: {
    name: "Gifts",
    off: "Off: gifts leave the menu, Donate and its pages leave the site. Promised gifts, receipts, refunds and the check of an account number go on.",
    kept: kept("gift", "gifts"),
  },
  statements: {
    name: "Bank statements",
    off: "Off: nobody adds a bank statement, and gifts are matched by hand.",
    kept: kept("bank statement", "bank statements"),
    waits: (count: number) =>
      count === 1
        ? "This cannot be off yet: one bank transfer is announced and has not arrived."
        : `This cannot be off yet: ${count} bank transfers are announced and have not arrived.`,
  },
  volunteers: {
    name: "Volunteers",
    off: "Off: the list of volunteers, the form at /volunteer and helpers on days.",
    kept: kept("volunteer", "volunteers"),
  },
  guests: {
    name: "Days people sign up for",
    off: "Off: an event is only a text with a date, and nobody new signs up. Anyone who has a place keeps it, with its link and reminders.",
    kept: kept("guest", "guests"),
  },
  newsletter: {
    name: "Newsletter",
    off: "Off: the sign-up box, Subscribers and Newsletter. Links to unsubscribe go on.",
    kept: kept("subscriber", "subscribers"),
  },
  recordings: {
    name: "Recordings",
    off: "Off: nobody hears pages read aloud, and nobody adds a recording.",
    kept: kept("recording", "recordings"),
  },
};
