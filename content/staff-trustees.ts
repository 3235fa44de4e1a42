/** Words about the trustees, who say from outside that an account is a person. */
export const staffTrustees = {
  title: "Trustees",
  lede: "Where everybody was invited by one person, two accounts count as one. The trustees can say who has an account: by a link that the site sends to their address 72 hours after you ask.",
  limit:
    "Whom they confirm counts as a second person for cash, gifts and refunds. Bank details never: there another settled admin, or whoever runs the server, says so.",
  address: {
    heading: "Address of the trustees",
    label: "Email of the trustees",
    hint: "A mailbox that nobody of the team reads. It counts once it has stood for 30 days; every change begins them again, and all admins and leads are told by email.",
    button: "Save the address",
    saved: "The address is saved. All admins and leads were told by email.",
    none: "There is none yet.",
    from: (day: string) => `It counts from ${day}.`,
    counts: (day: string) => `It has stood since ${day}, and counts.`,
    taken: "An account of the team has or had this mailbox. Give one that nobody of the team reads",
    office: "This is the address of the foundation itself, which the team reads. Give another one",
    isOfAccount: "An account of the team has this mailbox now: it does not count.",
  },
  people: {
    heading: "Accounts that count as one person with another",
    none: "None.",
    team: "Team",
    ask: "Ask the trustees",
    asked: (by: string, at: string, sends: string) => `${by} asked the trustees on ${at}. The link leaves on ${sends}.`,
    sent: (day: string) => `The trustees have the link. It ends on ${day}.`,
    confirmed: (day: string) => `Confirmed from the foundation’s address on ${day}.`,
    stop: "Stop it",
  },
  done: {
    ask: "The trustees get their link in 72 hours. All admins were told by email.",
    stop: "Stopped. All admins were told by email.",
  },
  notYet: "Nothing was changed.",
  errors: {
    address: "The address of the trustees does not count yet. Look above from when it does",
    person: "This account needs no word of the trustees",
    open: "The trustees are asked about this account already",
    gone: "This question does not wait any more. Look at the page once more",
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
        `From the foundation’s address the trustees confirmed who has the account of ${name}. It counts as a second person for cash, gifts and refunds, and not for bank details.`,
    ],
  } satisfies Record<string, [subject: string, sentence: (by: string, name: string) => string]>,
  /** Who stands in the log. */
  actor: "The trustees",
  fromAddress: "confirmed from the foundation’s address",
};

/** Words that the trustees read. */
export const trusteesPage = {
  title: "Do you know this person?",
  heading: (name: string) => `Do you know ${name}?`,
  asks: (by: string, at: string, name: string, email: string) =>
    `${by} asked on ${at} whether the account of ${name} (${email}) belongs to a person of your foundation.`,
  means:
    "If you confirm it, this person counts as a second one beside whoever made the account: together the two can record cash, gifts and refunds. Bank details stay as they are guarded now.",
  check:
    "Call this person before you press, on a number that you had before. If anything is strange, do nothing and call the others.",
  button: (name: string) => `I know ${name}`,
  done: "Thank you. All admins were told. You can close this page.",
  over: "This link does not work any more: it was used, stopped or is too old. Nothing was changed.",
};
