/** Words of the staff page of the country, and of the welcome's first step. */
export const staffCountry = {
  title: "Country",
  lede: "One answer sets the money, the clock, the telephones and the ways to give of your site.",
  alsoCalled: ["currency", "time zone", "clock", "shilling", "naira", "where we are", "move abroad"],
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
  welcome: {
    heading: "Where do your children live?",
    lede: (person: string) =>
      `Hello, ${person}. One answer sets the money, the clock and the telephones of your site. You can change it until the first gift.`,
  },
  /** What follows from a country, in a line beside its name. */
  follows: (money: string, clock: string, ways: string) => `${money}. Clock of ${clock}. ${ways}.`,
  others: "another country’s are not here yet",
};
