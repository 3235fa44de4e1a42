/** Words of the staff page of the country, and of the welcome's first step. */
export const staffCountry = {
  lede: "One answer sets the money, the clock and the telephones of your site.",
  label: "Where is the foundation?",
  choose: "Choose a country",
  save: "Save",
  notYet: "The country was not changed.",
  saved: (name: string) => `Saved: ${name}.`,
  same: "Nothing was changed.",
  meanwhile: (name: string) => `Another admin has chosen ${name} meanwhile. Look at the page again, then choose.`,
  free: "You can change it until the first gift, the first promise, or the first account that gifts go to.",
  fixed: (name: string, why: string) =>
    `It stays ${name}: this site has ${why}. Their currency and their days must not change their meaning.`,
  /** What fixes the country, as the end of a sentence. */
  fixers: { gifts: "a gift or a promise", bank: "an account that gifts go to" },
  law: {
    heading: "The law on people’s data",
    none: "No law is known here for your country. The privacy page says that people have rights, and names none.",
    unread: (law: string, authority: string, site: string) =>
      `For your country we know of the ${law} and of the ${authority} (${site}). The privacy page names neither until one of you has read the law.`,
    isRead: (law: string, by: string, day: string) => `The privacy page names the ${law}: ${by} read it on ${day}.`,
    first: (law: string) => `The privacy page names the ${law}.`,
    read: "I have read it: name it on the privacy page",
    saved: "Saved: the privacy page names the law.",
    unknown: "There is no law to name for this country.",
  },
  /** What follows from the choice, beside the form. */
  facts: {
    heading: "It follows",
    lede: "One answer, and the site knows these.",
    none: "Choose a country, and you read here what follows.",
    open: "Not said yet",
    labels: {
      country: "Country",
      money: "Money",
      clock: "Clock",
      ways: "Ways to give",
      numbers: "Emergency numbers offered",
      law: "Law on people’s data",
    },
    notCalled: "The site shows none before one of you has confirmed it.",
    noNumber: "None is known here",
    noLaw: "None is known here",
  },
  welcome: {
    heading: "Where do your children live?",
    lede: (person: string) =>
      `Hello, ${person}. One answer sets the money, the clock and the telephones of your site. You can change it until the first gift.`,
  },
  /** The fields of a country that has no file. */
  other: {
    unticked: (name: string) =>
      `You wrote another country, and ticked ${name}. Tick “Another country”, or empty its fields.`,
    legend: "If it is another country",
    note: "Only for “Another country”: nothing is known here of it, so say what it is called, what its clock is and what its money is.",
    name: "Name of the country",
    zone: "Time zone",
    currency: "Money",
    choose: "Choose one",
    noName: "Write the name of the country",
    longName: "Must be 60 characters or less",
    noZone: "Choose the time zone",
    noCurrency: "Choose the money",
  },
  /** What follows from a country, in a line beside its name. */
  follows: (money: string, clock: string, ways: string) => `${money}. Clock of ${clock}. Gifts go to: ${ways}.`,
};
