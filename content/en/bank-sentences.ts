import { plural } from "./counting.ts";

export const bankSentences = {
  sampleBank: "Sample Bank Plc",
  notYet: "Nothing was changed.",
  own: "You asked for this change, so someone else must agree.",
  samePerson:
    "Your account and the one that asked count as one person, because one was made or changed by the other or by the same hand. Somebody else must agree, or another settled admin knows you first: see Team.",
  newAccount: (day: string | undefined) =>
    day === undefined
      ? "Your account does not count yet as a second person: another settled admin knows you first. See Team."
      : `Your account is new until ${day}, so it does not count yet as a second person, unless another settled admin knows you. See Team.`,
  errors: {
    wrong: "Your password is not right",
    numberInReason: "The reason stays in the history for ever: leave the number out of it",
    wait: "Too many tries. Wait a quarter of an hour.",
    called: "Call the bank, then tick this",
    story: "Tell us what happened",
    same: "These are the details that the page shows already",
    sample: "These are account numbers of the sample. Type your own",
    open: "Another change is waiting. Stop it first, or let it go live.",
    agreedAlready: "Another admin agreed to this change before you. Nothing was stored.",
    gone: "This change is no longer waiting: it was stopped or is live.",
    stoppedAt: (moment: string) => `Someone stopped this change at ${moment}.`,
    altered: "The stored details were altered outside the site. Ask for the right ones instead.",
  },
  ways: {
    empty: "This cannot be empty",
    none: "Choose at least one way to give",
    kind: "Choose what it is: what stands in the fields below is of no use without",
    twice: "This number stands above already",
    account: "An account number has five digits or letters or more, and no other signs",
    currency: (name: string) => `Your country’s page has no ${name}. Choose another currency`,
    walletMoney: (label: string, name: string) => `${label} takes ${name} only`,
    walletNumber: (label: string, example: string) =>
      `A number of ${label} looks like ${example}. It has no other signs. Check it again`,
    digit: (bank: string) => `The check digit does not fit ${bank}. Look at the number and the bank once more`,
    pattern: (label: string, country: string) =>
      `This is not how ${label} is written in ${country}. Look at the number once more`,
    sure: "Tick this only if the bank wrote the number like this",
    telephone: "This number lacks a digit, or has one too many. Look at it once more",
    freeNumber: "A number or an address has three to forty digits or letters",
    listed: (label: string) => `${label} is in the list: choose it there`,
    steps: (count: number, characters: number) =>
      `Write up to ${count} steps, each in a line of its own of up to ${characters} characters`,
    paybillAccount: "The account at a Paybill has four to twenty digits or letters, and no other signs",
    bic: "A SWIFT code (BIC) has 8 or 11 letters and digits, like BARCKENX",
    ofBank: "This is for a bank account only. Empty it here, or choose a bank account above",
    ofPaybill: "This is for a Paybill only. Empty it here, or choose the Paybill above",
    ofFree: "This is for a wallet that is not in the list. Empty it here, or choose “Another wallet” above",
  },
  emails: {
    asked: [
      "a change of the bank details is asked for",
      (by: string) => `${by} asked for other bank details on the website.`,
    ],
    agreed: [
      "a change of the bank details is agreed to",
      (by: string) => `${by} agreed to the change of the bank details.`,
    ],
    stopped: [
      "the change of the bank details is stopped",
      (by: string) => `${by} stopped the change of the bank details.`,
    ],
    live: ["the bank details have changed", (by: string) => `The website shows the bank details that ${by} asked for.`],
    first: ["the website shows bank details", (by: string) => `${by} gave the first bank details of the website.`],
    before: [
      "bank details now need two people",
      (_by: string) =>
        "From now on, one admin asks for a change of the bank details and another agrees. Please confirm the present ones.",
    ],
  } as const satisfies Record<string, readonly [subject: string, sentence: (by: string) => string]>,
  doctor: {
    name: "Bank details",
    good: (count: number) => `${count} steps in the history, each with its seal.`,
    bad: "The stored bank details were altered outside the site, or SESSION_SECRET is another one: no page shows an account.",
    remedy: "Call the bank, then ask for the right details at Bank details in the staff area.",
  },
  needs: {
    altered: "Bank details were altered outside the site",
    alteredDetail: "No page shows an account until they are asked for and agreed again",
    change: "A change of the bank details is waiting",
    changeDetail: "Agree after calling the bank, or stop it",
    old: "The bank details were not confirmed for 90 days",
    oldDetail: "Two people look at them; the page says so",
    reports: (count: number) => `${count} ${plural(count, "report")} of someone asking for money in our name`,
    reportsDetail: "Read what happened, and warn others",
    act: "Look",
  },
};
