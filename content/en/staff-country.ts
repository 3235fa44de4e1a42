/** Texts of the staff page of the country, and of the welcome's first step. */
export const staffCountry = {
  lede: "Your country sets the currency, the time and how phone numbers look.",
  label: "Where is the foundation?",
  choose: "Choose a country",
  save: "Save",
  notYet: "The country was not changed.",
  saved: (name: string) => `Saved: ${name}.`,
  same: "Nothing was changed.",
  meanwhile: (name: string) => `Another admin has just chosen ${name}. Look at the page again, then choose.`,
  free: "You can change it until the first gift, promise or bank account is recorded.",
  fixed: (name: string, why: string) =>
    `It stays ${name}: this site has ${why}. A change would give them another currency or day.`,
  /** Records with which the country cannot change, as the end of a sentence. */
  fixers: { gifts: "a gift or a promise", books: "the first day of the books", bank: "an account that gifts go to" },
  law: {
    heading: "The law on people’s data",
    none: "We know no law for your country. The privacy page names none.",
    unread: (law: string, authority: string, site: string) =>
      `For your country we know of the ${law} and of the ${authority} (${site}). The privacy page names them after one of you has read the law.`,
    isRead: (law: string, by: string, day: string) => `The privacy page names the ${law}: ${by} read it on ${day}.`,
    first: (law: string) => `The privacy page names the ${law}.`,
    read: "I have read it: name it on the privacy page",
    saved: "Saved: the privacy page names the law.",
    unknown: "There is no law to name for this country.",
  },
  /** Consequences of the choice, beside the form. */
  facts: {
    heading: "What this sets",
    lede: "The site takes these from your country.",
    none: "Choose a country to see what this sets.",
    open: "Not set yet",
    labels: {
      country: "Country",
      money: "Money",
      clock: "Clock",
      ways: "Ways to give",
      numbers: "Emergency numbers offered",
      law: "Law on people’s data",
    },
    notCalled: "A number is shown only after one of you has confirmed it.",
    noNumber: "We know none",
    noLaw: "We know none",
  },
  welcome: {
    heading: "Where do your children live?",
    lede: (person: string) =>
      `Hello, ${person}. Your country sets the currency, the time and how phone numbers look. You can change it until the first gift.`,
  },
  /** Fields for a country without a file. */
  other: {
    unticked: (name: string) =>
      `You described another country, but ticked ${name}. Tick “Another country”, or empty these fields.`,
    legend: "About your country",
    note: "Only for “Another country”: write its name, its time zone and its money.",
    name: "Name of the country",
    zone: "Time zone",
    currency: "Money",
    choose: "Choose one",
    noName: "Write the name of the country",
    longName: "Must be 60 characters or less",
    noZone: "Choose the time zone",
    noCurrency: "Choose the money",
  },
  /** Consequences of a country, in a row beside its name. */
  follows: (money: string, clock: string, ways: string) => `${money}. Time of ${clock}. Gifts go to: ${ways}.`,
} as const;
