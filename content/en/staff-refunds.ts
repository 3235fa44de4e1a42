import { capital, inWords, plural } from "./counting.ts";

/** Texts about money that goes back to its donor. */
export const staffRefunds = {
  heading: "Money that went back",
  ways: {
    partner: "through the payment partner",
    bank: "taken back by the bank",
    transfer: "by transfer",
    cash: "in cash",
    cheque: "by cheque",
    "mobile money": "by mobile money",
  },
  /** Options for how the money goes back. */
  choices: {
    partner: "Payment partner",
    transfer: "Transfer",
    cash: "Cash",
    cheque: "Cheque",
    "mobile money": "Mobile money",
  },
  takenByPartner: "taken back by the payment partner",
  states: {
    waiting: "waiting for a second person; nothing has gone back yet",
    stopped: "stopped: nothing went back",
    asked: "on its way",
    done: "went back",
    failed: "failed",
    reversed: "did not go back, or came back",
  },
  by: (name: string) => `asked for by ${name}`,
  agreed: (name: string) => `agreed by ${name}`,
  byOne: "by one person alone, after 72 hours",
  byTrustees: "the person who agreed is confirmed from the trustees’ address",
  seen: (day: string) => `seen at the bank on ${day}`,
  notSeen: "not seen at the bank yet",
  agree: "I agree: send it back",
  needsOther: "A second person must confirm it: a colleague whom another admin has confirmed in Team.",
  waitsAlone: "There is no second person. It goes back 72 hours after it was asked for.",
  stop: "Stop it",
  back: {
    summary: "It did not go back",
    text: "The gift counts again, with a new receipt.",
    reason: "Why",
    button: "The money is still here",
  },
  ask: {
    summary: "Money went back to the donor",
    text: "All of it or a part, by any way. The rest still counts, the receipt changes, and the donor gets one email. If the gift never came, choose “It was a mistake”.",
    left: (money: string) => `${money} of this gift is here.`,
    amount: "Amount",
    amountHint: "Leave empty for all of it.",
    way: "How it goes back",
    day: "Day",
    dayHint: "For the payment partner, leave it as it is.",
    why: "Why (optional)",
    button: "Record that it went back",
  },
  taken: {
    /** Questions about a gift that the bank reversed. */
    reversal: (money: string, day: string, outOn: string) =>
      `The bank statement says that the bank took ${money} of ${day} back on ${outOn}. Did this gift go back?`,
    text: (money: string, day: string, outOn: string) =>
      `${money} of ${day} left the account again on ${outOn}. Did this gift go back?`,
    byBank: "The bank took it back",
    byUs: "We sent it back",
    no: "No, that was another payment",
  },
  done: {
    refund: {
      asked: "You asked for the refund. The refunded sum no longer counts, and the receipt says so.",
      unknown: "The payment partner did not answer. The site asks again every hour. It never refunds twice.",
      done: "Recorded. The refunded sum no longer counts, and the receipt says so.",
      waits: "Nothing has gone back yet. It is waiting for a second person.",
      alone: "Nothing has gone back yet. In 72 hours it is written as gone back, marked as by one person.",
    },
    stop: "The refund is stopped. Nothing went back.",
    back: "This amount of the gift counts again.",
    taken: "Recorded: the bank took the money back. The gift no longer counts.",
    sentBack: "Recorded: the money went back, as the bank statement shows. The gift no longer counts.",
    notTaken: "The gift stays as it is.",
  },
} as const;

/** Row on the home page about refunds. */
export const refundNeeds = {
  label: (count: number) =>
    `${capital(inWords(count))} ${plural(count, "refund")} ${count === 1 ? "is" : "are"} waiting for a second person`,
  detail: "Nothing has gone back yet. Look at the reason, then agree or stop it",
  act: "Open the gift",
} as const;
