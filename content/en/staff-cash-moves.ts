import { plural } from "./counting.ts";

const asked = {
  done: "It is written.",
  waits: "It waits until another person agrees.",
  alone: "There is no second person. It is done after 72 hours.",
};

/** Words of forms that write where money goes, and of cash with people. */
export const staffCashMoves = {
  nav: "What happened?",
  kinds: {
    between: "Between places",
    person: "Cash to a person",
    back: "Cash came back",
    count: "Count",
    charge: "Charge",
    income: "Other money in",
    shop: "Back from a shop",
    exchange: "Other currency",
    put: "Put in",
  },
  ledes: {
    between: "A move changes no purse. The statement of an account must show it before the month closes.",
    person:
      "The money stays ours. It moves when the person presses “I have it” on Cash and places. Vouchers change the purse.",
    back: "One of two people counts the cash, and the other agrees.",
    count: "One of two people counts what lies there, or reads it at the bank, and the other agrees.",
    charge: "A charge of the bank or wallet leaves Most needed. It counts as Running the house.",
    income: "Interest, a sale or dues: money that came in and is no gift. Another person agrees.",
    shop: "A shop gave money back. What was spent on its kind becomes less. Another person agrees.",
    exchange: "The money stays in its purse, in another currency. Another person agrees to the rate.",
    put: "The money stays in the other purse for good, and everybody sees the line. Another person agrees.",
  },
  buttons: {
    between: "Write the move",
    person: "Hand it over",
    back: "Write the count",
    count: "Write the count",
    charge: "Write the charge",
    income: "Ask to write it",
    shop: "Ask to write it",
    exchange: "Ask to write it",
    put: "Ask for it",
  },
  from: "Out of",
  to: "Into",
  amount: "Amount",
  kind: "What was it spent on?",
  charge: "Charge of the bank or wallet",
  chargeHint: "Leave it empty if there was none. It leaves Most needed.",
  day: "Day",
  done: "It is written.",
  repeated: "This form was sent before. Nothing was written twice.",
  asked,
  you: (name: string) => `${name} (you)`,
  person: {
    who: "To",
    note: "What for?",
    noteHint: "Only staff read this.",
    asked: {
      ...asked,
      done: "It is written. You have the cash.",
      waits: "The person presses “I have it”. Until then the money stays in its place.",
    },
  },
  should: "What the books expect, without vouchers that wait:",
  counted: "Where did you count?",
  countedAmount: "Amount that you counted",
  all: {
    legend: "Does any cash stay with the person?",
    all: "No, this is all of it",
    part: "Yes, this is a part",
  },
  why: "What happened, if the amount differs?",
  whyHint: "Two people who do not have the cash agree to a difference. It is no blame.",
  noCash: "No cash is there to count.",
  exchange: {
    left: "Amount that left",
    came: "Amount that came",
    purse: "What is it for?",
  },
  held: (days: number, since: string) => `${days} ${plural(days, "day")}, since ${since}`,
  countedOn: (day: string) => `Last counted by two people on ${day}`,
  have: "I have it",
  waitsForPerson: "It waits until the person presses “I have it”.",
  acts: {
    exchange: (left: string, came: string, purse: string, day: string) =>
      `Changed ${left} into ${came} for “${purse}”, ${day}`,
    income: (amount: string, place: string, purse: string, day: string) =>
      `Other money in: ${amount} into “${place}” for “${purse}”, ${day}`,
    shop: (amount: string, place: string, purse: string, day: string) =>
      `Back from a shop: ${amount} into “${place}” for “${purse}”, ${day}`,
    give: (amount: string, name: string, place: string, day: string) =>
      `${amount} for ${name}, out of “${place}”, ${day}`,
    back: (amount: string, place: string, to: string, day: string) =>
      `${amount} came back from “${place}” into “${to}”, ${day}`,
    mistake: (amount: string, day: string) => `Take out the gift of ${amount}, ${day}: it was a mistake`,
    count: (amount: string, place: string, day: string) => `Counted in “${place}”: ${amount}, ${day}`,
    missing: (amount: string) => `${amount} is missing. It leaves Most needed as Running the house.`,
    over: (amount: string) => `${amount} is more than expected. It goes into Most needed.`,
  },
  needs: {
    given: "Cash is given to you",
    givenDetail: "Say that you have it, or stop it.",
    have: "Look",
    agree: (count: number) => (count === 1 ? "One act on money waits for you" : `${count} acts on money wait for you`),
    agreeDetail: "Another person asked, and you can agree.",
    look: "Look",
    long: (amount: string, name: string, days: number) =>
      `${amount} has been with ${name} for ${days} ${plural(days, "day")}`,
    longDetail: "Ask for vouchers, or for the cash.",
    gone: "a person who left",
  },
} as const;
