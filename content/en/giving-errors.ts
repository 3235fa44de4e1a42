/** Refusals of forms about gifts, payments and refunds. A sentence with `notDone` or the like says that nothing happened. */
export const giftErrors = {
  dayToCome: "That day has not come yet",
  beforeFounding: (month: string) =>
    `That day is before the foundation began, in ${month}. Tick that it is right, or change it.`,
  foreignMoney: "Your site takes no gifts in that money. Open the page again, and choose another",
  method: "Choose how it came",
  goods: "Say what it is",
  goodsCount: "Count them: a number from 1",
  why: "Say why, for the history",
  spentOn: "Say what it was spent on",
  reference: "Type the reference",
  amount: "Choose an amount, or type one",
  otherState: "This gift has changed since you opened the page. Look at it again. Nothing was changed.",
  online: "This gift came through the payment partner, who has the money in the books. Refund it instead.",
  ownGift: "You recorded this gift, so someone else must count and agree.",
  needsOther: "A settled person who did not record it must agree. See Team.",
  otherTakesOut:
    "You recorded this gift, or your account is new: money that counted is taken out of the books by another settled person. Nothing was changed.",
  countedByTwo:
    "Two people counted this gift, so its amount is not lowered by one. Say that it was a mistake, let another person agree, and record it again. Nothing was changed.",
  mistakeWaits: "Another person is asked about this gift already, on Cash and places. Nothing was changed.",
  recorded: (typed: string) =>
    `Somebody else recorded this gift meanwhile. You typed ${typed}; nothing was saved twice.`,
  formRecorded: (what: string, day: string) =>
    `This form has recorded ${what} of ${day} already. Nothing was recorded now. Open the page again for another gift.`,
  promiseChanged: (typed: string) =>
    `This promise has changed since you opened the page. Look at it again. You typed ${typed}; nothing was saved.`,
  waits: (typed: string) =>
    `A transfer for this promise is recorded already, and is waiting for a second person. You typed ${typed}; nothing was saved.`,
  withdrawn: (typed: string) =>
    `The donor has withdrawn this promise, or it was removed. You typed ${typed}; nothing was saved. Is the money there? Record it by hand, without the promise.`,
  lineIsOther: "The bank line of this gift is marked as no gift. Take that back first, at Bank statements.",
  countsAsOther: "The money of this gift counts as another gift now. Say of that one first that it was a mistake.",
  cameByBank:
    "A transfer of this amount came for this promise in a bank statement, and counts. If it is the same money, this gift stays out.",
  tooMuch: "These two lines add to more than the gift.",
  joinedAlready: "This gift belongs to that promise already.",
  hasDonor:
    "This gift has a donor already. Another settled person than who recorded it gives it to another one. Nothing was changed.",
  thankedMeanwhile: "Somebody said meanwhile when this donor was thanked. Look at it once more.",
  ownWay: (label: string) =>
    `That is the number of your own way to give, ${label}. A reference has letters, too, like TAB-7K4-QXM.`,
  slip: "That reference is not right. One letter is wrong, or two are swapped.",
  noReference: "There is no promise with that reference.",
  limits: {
    isNew: "Your account is new and does not count yet as a second person. See Team.",
    open: "Another change of the limits waits. Agree to it, or stop it first.",
    gone: "This change is not waiting any more. Look at it again.",
    needsOther: "Another settled person must agree to other limits.",
  },
  oldReceipt: "This receipt is not valid any more. Look at the gift once more.",
} as const;

/** About lines of bank statements, and their accounts. */
export const creditErrors = {
  decidedMeanwhile: "Somebody decided about this line meanwhile. Nothing was changed.",
  decidedAll: "Somebody decided about these lines meanwhile. Nothing was recorded twice.",
  countsAlready: "The money of this line counts as a gift already. Look among the received ones.",
  noHandGift:
    "This line cannot be the money of that gift: a transfer or cheque of the same amount, within a week, which no other line shows. Nothing was changed.",
  recordedByHand:
    "A transfer of this amount was recorded by hand for this promise within a week. Match the line with that gift: it is the same money. Nothing was changed.",
  handGiftWaits:
    "A gift of this promise is recorded by hand and is waiting for a second person. Match the line with it, or say first that it was a mistake.",
  readByNewAccount:
    "This statement was read by an account that is not settled, and so is yours. A settled person decides about its lines: see Team. Nothing was changed.",
  countsAsOthers:
    "The money of this line counts as another gift now, or as parts of one. Say of those first that they were a mistake.",
  wentBack:
    "The money of this line, or a part of it, went back to its donor. If it did not, say so on the page of the gift first. Nothing was changed.",
  paidOut:
    "A payment partner paid this line out, and the site counts its gifts one by one already. Nothing was changed.",
  promiseChanged: "This promise changed meanwhile. Look at it once more.",
  payerChanged: "What we know of this payer changed meanwhile. Look at the line once more.",
  none: "Choose at least one line. Nothing was saved.",
  /** Reason in the history of a gift. */
  otherLine: "This bank line is another one",
  unclear: "Type an amount in figures, like 50",
  notSaved: (sentence: string) => `Nothing was saved. ${sentence}.`,
  keepsLess: (most: string) => `Nothing was saved. No bank keeps so much of a transfer: type at most ${most}.`,
  noLabel: "Nothing was saved. Type what you call the account.",
  longLabel: (max: number) => `Nothing was saved. The name has more than ${max} characters.`,
  isWay: "Nothing was saved. This account is a way to give: it is in the list already.",
} as const;

export const refundErrors = {
  way: "Choose how it goes back",
  /** @param sentence that says why */
  notRefunded: (sentence: string) => `${sentence} Nothing was refunded.`,
  isOver: "This gift does not count any more.",
  isOverStop: "This gift does not count any more. Stop this refund.",
  underWay: "A refund of this gift is under way.",
  underWayUnchanged: "A refund of this gift is under way. Nothing was changed.",
  sentAlready: "This form was sent already. Load it again.",
  waits: "A refund of this gift is waiting for a second person. Stop it first.",
  goods: "Goods have no amount that could go back. Nothing was refunded.",
  leftNow: (left: string, shown: string) => `${left} is left by now, and this form showed ${shown}.`,
  left: (left: string) => `${left} is left. Nothing was refunded.`,
  leftOfAsked: (left: string, asked: string) =>
    `${left} is left by now, and ${asked} was asked for. Stop this refund, and ask for another.`,
  dayToCome: "This day is still to come",
  dayBefore: (day: string) => `This day is before the gift: it came on ${day}`,
  badDay: (sentence: string) => `${sentence}. Nothing was refunded.`,
  decided: "Somebody decided about this refund meanwhile. Look at it once more.",
  ownAsk: "You asked for this refund, so someone else must agree. Nothing was refunded.",
  needsOther: "A settled person who did not ask for it must agree. See Team. Nothing was refunded.",
  byPartner: "The payment partner says by itself what becomes of a refund.",
  isMistake: "This gift was called a mistake. Put it back first. Nothing was changed.",
} as const;

/** About notices of a payment partner: reasons why staff must decide, and refusals. */
export const paymentErrors = {
  unknown: "The payment partner does not know this payment.",
  noPromise: "We have no promise with this reference.",
  otherAmount: (said: string, expected: string) => `The payment partner says ${said}, and we expected ${expected}.`,
  disputed: (due: string) => `A donor disputes this payment. Answer the payment partner by ${due || "its deadline"}.`,
  noGiftDisputed: "We have no gift with this reference (disputed).",
  disputeOfMistake: "A dispute of a gift that was a mistake, or was split. Look at it at the partner.",
  disputeWithoutReference: "A dispute without a reference.",
  noGiftRefund: "We have no gift with this reference (refund).",
  refundOfMistake: "A refund of a gift that was a mistake, or was split. Look at it at the partner.",
  /** @param money of the refund */
  refund: (money: string, isFailed: boolean, countsAgain: boolean) =>
    `The refund of ${money} ${isFailed ? "failed" : "came back"}. ${
      countsAgain ? "The gift counts again." : "The payment is disputed, or was taken back."
    } Tell the donor, or refund it another way.`,
  onlyPayments: "Only a payment becomes a gift. Say why this one needs no look.",
  notRecorded: (sentence: string) => `${sentence} Nothing was recorded.`,
  notPaid: "The payment partner does not call this payment paid.",
  isGift: "This payment is a gift already. Say why the notice needs no look.",
  settled: "Somebody settled this meanwhile, or it has ended. Nothing was changed.",
} as const;
