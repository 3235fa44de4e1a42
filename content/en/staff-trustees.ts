/** Texts about the trustees, who confirm from outside that an account belongs to a person. */
export const staffTrustees = {
  title: "Trustees",
  lede: "If one person made both accounts, they count as one. The trustees can confirm an account: 72 hours after you ask, the site sends a link to their address.",
  limit:
    "A confirmed account counts as a second person for cash, gifts and refunds, but not for bank details. For those, another admin or the person who runs the server must confirm it.",
  address: {
    heading: "Address of the trustees",
    label: "Email of the trustees",
    hint: "A mailbox that no one of the team reads. It can be used 30 days after the last change. All admins and leads get an email about each change.",
    button: "Save the address",
    saved: "The address is saved. All admins and leads were told by email.",
    none: "There is none yet.",
    from: (day: string) => `It counts from ${day}.`,
    counts: (day: string) => `It has been the same since ${day} and can be used.`,
    taken: "An account of the team has or had this mailbox. Choose one that no one of the team reads",
    office: "This is the address of the foundation, which the team reads. Choose another one",
    isOfAccount: "An account of the team has this mailbox now, so it cannot be used.",
  },
  people: {
    heading: "Accounts that do not count as a person of their own",
    none: "None.",
    team: "Team",
    ask: "Ask the trustees",
    asked: (by: string, at: string, sends: string) =>
      `${by} asked the trustees on ${at}. The link is sent on ${sends}.`,
    sent: (day: string) => `The trustees have the link. It ends on ${day}.`,
    confirmed: (day: string) => `Confirmed from the trustees’ address on ${day}.`,
    stop: "Stop it",
  },
  done: {
    ask: "The trustees get their link in 72 hours. All admins were told by email.",
    stop: "Stopped. All admins were told by email.",
  },
  notYet: "Nothing was changed.",
  errors: {
    address: "The address of the trustees cannot be used yet. See the day above",
    person: "This account needs no confirmation",
    open: "The trustees were asked about this account already",
    gone: "This question is closed already. Look at the page again",
  },
  emails: {
    asked: [
      "the trustees are asked about an account",
      (by: string, name: string) => `${by} asked the trustees to say who has the account of ${name}.`,
    ],
    stopped: [
      "the trustees are no longer asked about an account",
      (by: string, name: string) => `${by} stopped the question to the trustees about the account of ${name}.`,
    ],
    confirmed: [
      "the trustees confirmed an account",
      (_by: string, name: string) =>
        `The trustees confirmed the account of ${name}. It counts as a second person for cash, gifts and refunds, but not for bank details.`,
    ],
  } satisfies Record<string, [subject: string, sentence: (by: string, name: string) => string]>,
  /** Name of the trustees in the log. */
  actor: "The trustees",
  fromAddress: "confirmed from the trustees’ address",
} as const;

/** Texts for the trustees. */
export const trusteesPage = {
  title: "Do you know this person?",
  heading: (name: string) => `Do you know ${name}?`,
  asks: (by: string, at: string, name: string, email: string) =>
    `${by} asked on ${at} whether the account of ${name} (${email}) belongs to a person of your foundation.`,
  means:
    "If you confirm it, this person can be the second person for cash, gifts and refunds. For bank details nothing changes.",
  check:
    "Before you confirm, call this person on a number that you already had. If anything is strange, do nothing and call the other trustees.",
  button: (name: string) => `I know ${name}`,
  done: "Thank you. All admins were told. You can close this page.",
  over: "This link no longer works: it was used, stopped or is too old. Nothing was changed.",
} as const;
