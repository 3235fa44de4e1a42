export const donate = {
  title: "Donate",
  heading: "Your gift becomes a good day",
  lede: "A speech lesson. A clean pair of hands. A girl who does not miss school this week. You make those days happen, and we tell you about them.",
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
  /** Texts that replace others with the same names if people send money only by telephone. */
  phone: {
    bank: { ask: "Write to us, and we will tell you where your gift can go." },
  },
  ways: {
    heading: "Ways your gift works",
    tabs: [
      {
        name: "Overview",
        content: "Give {money}, once or whenever you can. Every gift helps, whatever its size.",
        points: [] as string[],
      },
      { name: "Impact", content: "Your gift becomes part of our work with children and young people.", points: [] },
      {
        name: "What You Get",
        content: "A thank-you note, a receipt, and the story of what your gift did.",
        points: [],
      },
    ],
  },
};

/** The section about the use of gifts, on the home page and the donate page. */
export const spending = {
  heading: "How we spend your donations and where it goes",
  lede: "You trusted us with it, so you can see it. This is how our gifts are shared out.",
};
