/** Sentences of forms about fields that are missing or wrong. */
export const formErrors = {
  marked: "Please fix the marked field.",
  markedSeveral: "Please fix the {count} marked fields.",
  empty: "This cannot be empty",
  tooLong: (max: number) => `Must be ${max} characters or less`,
  tooShort: (min: number) => `Must be ${min} characters or more`,
  wholeNumber: (least: number, most: number) => `Must be a whole number from ${least} to ${most}`,
  chooseOne: "Choose one of these",
  /** A field that was cut, because without script the page cannot hold it. */
  cut: (length: string, shown: string) =>
    `Has ${length} characters, far too many. Without script, only the first ${shown} come back`,
  email: "Email is required",
  password: "Password is required",
  firstName: "First name is required",
  lastName: "Last name is required",
  code: "Code is required",
  sixDigits: "Enter the six digits",
  passwordsDiffer: "The two passwords are not the same",
  chooseRole: "Choose a role",
  dateShape: "Write a date like 1990-12-31",
  birthInFuture: "The date of birth cannot be in the future",
  tickAgain: "Read the address once more, then tick this",
  webAddress: "Invalid web address",
  rows: {
    network: "Say what this address is, like Instagram",
    noUrl: "Give the address of this page, like https://www.instagram.com/yourname",
    url: "This is no web address. It begins with https://, like https://www.instagram.com/yourname",
    figure: "Give the number, like 100+",
    counted: "Say what this number counts, like volunteers",
    spent: "Say what this share is for, like school",
    percent: "Give a number, like 12.5",
    sum: "The shares must make 100 percent",
  },
  founded: {
    unclear: "Give the month and the year, like July 2023",
    future: "This month is still to come. Give the one in which you began",
    early: "Give a month from 1800 on",
  },
  phone: "Type a telephone number in figures",
  film: "Paste the address of a film on YouTube, as its Share button gives it",
  giving: {
    prefix: "Two to four capitals, like TAB",
    day: "Choose a day",
    tax: "Fill all three fields about tax, or none",
  },
  look: {
    logo: "Choose the logo again",
    colour: "Choose a colour",
    cloth: "Choose a cloth",
    /** Ink that is too faint on another colour. @param ratio contrast */
    inkOn: {
      ink: (ratio: string) => `Ink on Ink is ${ratio}. It needs 4.5. Darken the ink or lighten the ink.`,
      sun: (ratio: string) => `Ink on Sun is ${ratio}. It needs 4.5. Darken the ink or lighten the sun.`,
      sky: (ratio: string) => `Ink on Sky is ${ratio}. It needs 4.5. Darken the ink or lighten the sky.`,
      hill: (ratio: string) => `Ink on Hill is ${ratio}. It needs 4.5. Darken the ink or lighten the hill.`,
      page: (ratio: string) => `Ink on Page is ${ratio}. It needs 4.5. Darken the ink or lighten the page.`,
    },
    danger: "Words of danger, which are rose in every look, cannot be read on Page. Lighten the page.",
    everywhere: "These colours cannot be read everywhere. Darken the ink or lighten the other four",
  },
  words: {
    wrongPlace: (wrong: string, known: readonly string[]) =>
      `The site does not know what to put for ${wrong}. ${known.length > 0 ? `Write ${known.join(" or ")}` : "Write it without braces"}`,
    card: (number: number, label: string, wrong: string) => `Card ${number}, ${label}: ${wrong}`,
    tooManyCards: (max: number) => `There is room for ${max} cards`,
    oneCard: "Keep one card at least",
    drawing: "Choose one of the drawings",
  },
  /** An answer to “who said yes?” that names no person. */
  whoIsThat:
    "Who is that: a name, or how the person belongs to the child? Write for example “Her mother”; for a name of one letter both, “O, her mother”. What is there now could be anybody",
};
