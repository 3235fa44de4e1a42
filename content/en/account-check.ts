/** Rules that protect the ways to give, with any number of admins. */
const alwaysSo = (app: string) => [
  { point: "After a change, the donate page says so for 30 days." },
  { point: "We never send account numbers by email, on cards or on posters." },
  { point: `Your ${app} shows a name before you send. It must be ours.` },
];

/**
 * @param what the account to which people send money
 * @param app the app that shows the receiver's name
 * @param confirm the second person's check
 */
const guardOf = (what: string, app: string, confirm: string) => ({
  heading: "How we guard them",
  points: [
    { point: `No one person can change our ${what}: one asks, another ${confirm} and agrees.` },
    { point: "The page shows them only after a day, and everyone responsible is told at each step." },
    { point: "Two people look at them every 90 days. The page says when." },
    ...alwaysSo(app),
  ],
  /** Texts for while one person alone may change them. */
  alone: [
    { point: `At present one person alone can change our ${what}. New ones are shown after three days.` },
    { point: "Everyone responsible is told at each step, and any admin can stop it." },
    { point: "The donate page says when they were last confirmed." },
    ...alwaysSo(app),
  ],
  byOne: "The present details were approved by one person.",
});

/** Texts of the page that checks if a number is an account, a reference or a receipt of the foundation. */
export const check = {
  title: "Is this account ours?",
  heading: "Is this account ours?",
  lede: "Did a person give you an account number, a reference or a receipt number in our name? Type it here before you send money.",
  back: "Ways to give",
  label: "Account number, reference or receipt number",
  button: "Check it",
  empty: "Type a number or a reference",
  notYet: "Nothing was checked or sent yet.",
  wait: "Many numbers were checked from your network within the hour. Please try again later, or call us.",
  account: "Yes. This is an account of ours. Your bank app must show our name before you press send.",
  shared:
    "Many people share this number. Money reaches us only with our own account number as well. Type both numbers here, and compare them with our donate page.",
  reference: "Yes. We gave out this reference. It proves no account: check the account number too.",
  until: "This was our account until {day}. Do not send to it: our donate page shows the one we use now.",
  mixed:
    "We gave out this reference, but no account of ours has that number. Do not send money to it, and please tell us below who gave it to you.",
  receipt: "Yes. We wrote this receipt.",
  endedReceipt: "We wrote this receipt, but it is no longer valid: it was withdrawn or replaced.",
  disputedReceipt: "We wrote this receipt. Its payment is disputed, and nothing is decided yet.",
  letters: "Add the three letters after the receipt’s number, like 2026-0412-K7Q.",
  slip: "This reference is mistyped: one letter is wrong, or two are swapped. Compare it letter by letter.",
  no: "No. We do not know this number. Do not send money to it, and please tell us below who gave it to you.",
  unsure: "We cannot say just now. Please do not send anything before you have called us.",
  guard: guardOf("bank details", "bank app", "calls the bank"),
  report: {
    heading: "Did a person ask you for money in our name?",
    text: "Tell us. It may protect the next person.",
    story: "What happened",
    account: "Account number they gave (optional)",
    contact: "How we can reach you (optional)",
    contactHint: "Only if you want an answer.",
    button: "Tell us",
    thanks: "Thank you. The people responsible for our money are told, and warn others if needed.",
    wait: "Several reports came from your network within the hour. Please try again later, or call us.",
  },
} as const;

/** Texts of the same page if people send money only by telephone. */
export const checkByPhone = {
  title: "Is this number ours?",
  heading: "Is this number ours?",
  lede: "Did a person give you a number, a reference or a receipt number in our name? Type it here before you send money.",
  label: "Number, reference or receipt number",
  account: "Yes. This is a number of ours. Your phone must show our name before you press send.",
  reference: "Yes. We gave out this reference. It proves no number: check the number for payments too.",
  until: "This was our number until {day}. Do not send to it: our donate page shows the one we use now.",
  mixed:
    "We gave out this reference, but that number is not ours. Do not send money to it, and please tell us below who gave it to you.",
  guard: guardOf("ways to give", "phone", "calls the operator"),
  report: { account: "Number they gave (optional)" },
} as const;
