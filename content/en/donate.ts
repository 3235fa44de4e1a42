/** Uses of a gift, as the sample's overview names them. */
const examples = [
  "A therapy session for a child who is learning to speak",
  "A term of pads and lessons for one student",
  "A health screening day on a campus",
];

const budgets = "Every gift, of any size, goes into the five budgets shown below.";

const impact = "More than 10 outreaches and 100 volunteers since {founded}.";

/** Sentences of the page that state facts. */
export const donateClaims = { examples, budgets, impact };

export const donate = {
  title: "Donate",
  heading: "Your gift becomes a good day",
  lede: "A speech lesson. A clean pair of hands. A girl who does not miss school this week. You make those days happen, and we show you each one.",
  artAlt: "A student with a backpack holds a packet of pads and laughs.",
  button: "Donate now",
  bank: {
    heading: "Bank details",
    lede: "Send a transfer from any bank app, then tell us so we can thank you.",
    rows: {
      bankName: "Bank name",
      nairaAccount: "{First} account",
      dollarAccount: "{Second} account",
      accountName: "Account name",
    },
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    tellUs: "Tell us about your gift",
    ask: "Write to us, and we will tell you which account your gift can go to.",
    askUs: "Ask how to give",
  },
  /** Words of the page, by the same names, where people send money only by telephone. */
  phone: {
    bank: { ask: "Write to us, and we will tell you where your gift can go." },
  },
  ways: {
    heading: "Ways your gift works",
    tabs: [
      {
        name: "Overview",
        content: `Give {money}, once or whenever you can. ${budgets}`,
        points: examples,
      },
      { name: "Impact", content: impact, points: [] },
      {
        name: "What You Get",
        content: "A thank-you note, a receipt, and the story of what your gift did.",
        points: [],
      },
    ],
  },
};

/** The section that says where gifts go; on the home page and the donate page. */
export const spending = {
  heading: "How we spend your donations and where it goes",
  lede: "You trusted us with it, so you can see it. This is how every gift is shared out.",
};
