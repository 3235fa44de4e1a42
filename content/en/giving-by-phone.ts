import { checkByPhone } from "./account-check.ts";

/** Texts that replace those in `giving.ts` with the same names if people send money only by telephone. */
export const phone = {
  dialog: {
    heading: "Where your gift goes",
    lede: "Send it from your phone, then tell us so we can thank you.",
  },
  ways: {
    promise: {
      heading: "Promise, then send",
      text: "Tell us the amount and we give you a short reference. With it we find your gift, thank you, and show you what it bought.",
    },
    transfer: { heading: "Just send", text: "From your phone, any amount.", button: "Show where it goes" },
  },
  nameCheck:
    "Before you press send, your phone shows a name. It must read {accountName}. If it does not, stop and call us.",
  sure: { none: "Check any number that you were given." },
  changed: {
    heading: "Our ways to give changed on {day}.",
    bank: "Two people approved it and the operator confirmed it in writing.",
  },
  check: checkByPhone,
  promise: {
    frequency: { monthlyHint: "You send it yourself each month. We never take it ourselves." },
    wait: "Many promises came from your network within the hour. Please try again later, or just send it.",
  },
  reference: {
    lede: "When you pay, type this as the account number or reference. The steps below show it.",
    mustShow: "Your phone must show the name {accountName} before you press send.",
    noAccount: "Write to us, and we will tell you where your gift can go.",
    sent: {
      text: "Tell us, and we will look for it. Most gifts show within one working day. If you typed the reference, we find it even if you do not tell us.",
    },
  },
  pay: {
    away: "Our payment partner is not answering just now. We have kept your promise: try again in a while, or send it by phone.",
    transfer: "Send it by phone instead",
  },
  stop: {
    transfer: "You send it from your phone yourself: if you set up a payment each month there, end it there, too.",
    done: "You stopped this monthly gift on {day}. We expect no other one.",
  },
  gift: {
    seen: "Seen by us",
    reference: "Show the reference and where it goes",
  },
} as const;
