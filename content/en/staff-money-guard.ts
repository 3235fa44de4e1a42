/** Words of the money guard, and of the page where two people agree to a number. */
export const staffMoneyGuard = {
  title: "Numbers in texts",
  lede: "Texts and emails may name your ways to give. Any other account, wallet or payment link needs two people before a text names it.",
  /** @param found as written */
  refused: (found: string) =>
    `“${found}” looks like a place to send money, and it is not one of your ways to give. Remove it, or ask for it at “Numbers in texts”, where a second person can agree.`,
  /** @param found as written */
  inName: (found: string) => `A name cannot have a number as long as “${found}”. Remove it.`,
  ask: {
    heading: "Ask for a number",
    number: "Account, wallet or payment link, as it stands in the text",
    why: "Owner of the number, and where you will write it",
    button: "Ask for it",
    done: "Asked. The admins get an email.",
    waits: "This number is asked for already.",
    known: "This number is allowed already.",
    empty: "Type the number or the link",
    whyEmpty: "Say whose number it is",
    none: "This is neither a number nor a link.",
  },
  waiting: "Asked for",
  nothingWaits: "No number waits.",
  agreed: "Agreed to",
  nothingAgreed: "Only your ways to give.",
  by: (by: string, day: string) => `${by} asked on ${day}.`,
  agreedBy: (by: string, day: string) => `${by} agreed on ${day}.`,
  alone: (moment: string) =>
    `There is no second person. Texts may name it from ${moment} on, unless an admin stops it.`,
  agree: "Agree to it",
  stop: "Stop it",
  done: {
    agree: "Agreed. Texts may name it now.",
    later: "There is no second person. Texts may name it in 72 hours.",
    stop: "Stopped. No text may name it.",
  },
  notYet: "Nothing was changed.",
  gone: "This number is no longer asked for.",
  own: "You asked for it. A second person must agree.",
  samePerson: "Your account and the account of the person who asked count as one person. A second person must agree.",
  newAccount: "Your account is new: it cannot agree yet.",
  /** Results of the nightly comparison. */
  found: {
    heading: "Public texts that name another number",
    text: "They stay public. Change each text, or ask for its number above.",
    none: "Public texts name only your ways to give.",
    line: (place: string, words: string) => `${place}: ${words}`,
  },
  needs: {
    waiting: (count: number) => (count === 1 ? "1 number in a text waits" : `${count} numbers in texts wait`),
    waitingDetail: "A second person must agree before a text can name it",
    found: (count: number) =>
      count === 1 ? "1 public text names another number" : `${count} public texts name another number`,
    foundDetail: "It is not one of your ways to give",
    act: "Look",
  },
  doctor: {
    good: "Public texts name the live ways to give and no other number.",
    bad: (count: number) =>
      count === 1
        ? "1 public text names an account, a wallet or a payment link that is not a live way to give."
        : `${count} public texts name an account, a wallet or a payment link that is not a live way to give.`,
    remedy: "Open “Numbers in texts” in the staff area: change the text, or let two people agree to the number.",
  },
  emails: {
    asked: [
      "a number in a text is waiting for a second person",
      (by: string) => `${by} asked that texts of the website may name another account, wallet or payment link.`,
    ],
    agreed: [
      "texts may name another number",
      (by: string) => `${by} agreed that texts of the website may name another account, wallet or payment link.`,
    ],
    stopped: [
      "a number in a text was stopped",
      (by: string) => `${by} stopped a number that texts of the website were to name.`,
    ],
    found: [
      "public texts name another number",
      () =>
        "Public texts of the website name an account, a wallet or a payment link that is not one of the live ways to give.",
    ],
  } as const satisfies Record<string, readonly [string, (by: string) => string]>,
} as const;
