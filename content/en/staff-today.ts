import { ago, capital, inWords, plural, type Since } from "./counting.ts";

/** Words of Today that differ by role. */
export const staffToday = {
  ideas: {
    heading: "If you do not know what to write",
    lede: "From the calendar, the photos and what people search for.",
    write: "Write about it",
    else: "Something else",
    none: {
      label: "What did you see this week?",
      note: "Three sentences and one photo are enough: who was there, what they did, what they said.",
    },
    event: {
      past: (weekday: string, title: string) => `${weekday}: ${title}`,
      pastNote: "Three sentences and one photo are enough: who came, what they did, what they said.",
      coming: (title: string, weekday: string) => `${title} is on ${weekday}`,
      comingNote: "Say in two lines what it is and what to bring.",
    },
    photos: (count: number) =>
      `${capital(inWords(count))} ${plural(count, "photo")} ${count === 1 ? "has" : "have"} no story yet`,
    photosNote: "With consent. Choose one, and say what it shows.",
    search: (word: string, times: number) => `“${word}” was searched ${times} times`,
    searchNote: "Nothing was found. Does the site say anything about it?",
  },
  last: {
    heading: "Your last post",
    about: (title: string, day: string) => `“${title}”, ${day}`,
    opened: (times: number) => `${times === 1 ? "time" : "times"} opened`,
    days: (days: number) =>
      `In ${days} ${plural(days, "day")}, counted without names: one person may have opened it more than once.`,
    share: "Share it again",
  },
  money: {
    heading: "Three sums",
    received: (month: string) => `Received in ${month}`,
    receivedNote: (count: number) => `${count} ${plural(count, "gift")}`,
    none: "Nothing yet",
    expected: "Promised, not yet received",
    expectedNote: (count: number) => `${count} ${plural(count, "promise")} open`,
    credits: "Payments to sort",
    creditsNote: (since: Since) => `Payments without a giver; the first was read ${ago(since)}`,
    creditsNone: "No payment waits for a giver",
    doors: "What happened?",
    cameIn: { label: "Money came in", note: "Cash, a transfer, mobile money" },
    statement: { label: "The bank sent a statement", note: "Add the file: payments are matched with promises" },
    statements: { label: "A donor wants a statement of gifts", note: "All gifts of one person, as a PDF" },
  },
  safety: {
    heading: "The safety page",
    lede: "What visitors find there",
    contact: "A person who answers",
    named: "Named",
    notNamed: "No person is named",
    called: (day: string) => `Confirmed on ${day}`,
    notCalled: "Not confirmed yet",
    none: "No telephone number",
    noneState: "Only our form is there",
    link: "Confirm numbers",
  },
  danger: { else: "What else needs you", since: (moment: string) => `It came on ${moment}.` },
  machine: {
    well: "All is well with the machine.",
    copy: (moment: string) => `The last backup is from ${moment}, and it was read back.`,
    link: "Machine",
  },
} as const;
