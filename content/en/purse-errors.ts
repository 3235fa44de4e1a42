/** Refusals of forms about spending, places and purses. */
export const purseErrors = {
  day: "Choose a day of the calendar.",
  why: "Write why, in a sentence.",
  amount: "Type an amount above 0, in figures.",
  beforeFirst: "That day is before the first day of the books. Choose a later day.",
  ahead: "That day has not come yet. Choose today or an earlier day.",
  closed: (month: string) => `${month} is closed and takes no line. Choose a day of an open month.`,
  place: "Choose a place of the list.",
  person: "Choose a person of the list.",
  handMoves: "Cash with a person moves when that person agrees. Choose “Cash to a person” or “Cash came back”.",
  oneCurrency: "Both places hold the same currency. Choose “Between places”.",
  otherMoney: "These places hold different currencies. Choose two with the same one.",
  onlyReceiver: "The person who gets the cash says so.",
  onlyKeepers: "A treasurer or an admin agrees to this.",
  ownCash: "You have this cash, so two other people agree to the difference.",
  ownDifference: (amount: string) =>
    `The books differ by ${amount}. A treasurer or an admin counts the cash with you, and writes what happened. Nothing was written.`,
  missing: (amount: string) => `${amount} is missing. Write what happened, then send it again.`,
  over: (amount: string) => `${amount} is more than the books expect. Write what happened, then send it again.`,
  countedBefore: "The books changed after this count. Stop it, and count again.",
  countWaits: "Another count of this cash waits already. Agree to it, or stop it.",
  hasCash: (name: string, amount: string) =>
    `${name} has ${amount} of our cash. Write first that it came back, at Cash and places. Nothing was changed.`,
  decided: "Another person decided about this after you opened the page. Nothing was done twice.",
  ownAsk: "You asked for this, so another person must agree.",
  needsOther: "A person who is known to be another one must agree. See Team.",
  openAlready: "The books are open already. Nothing was changed.",
  ended: (purse: string) => `“${purse}” has ended. Choose another purse.`,
  listsDiffer: (amount: string) => `The two lists differ by ${amount}. Correct one of them.`,
  otherCurrency: "This place holds another currency. Choose a place in the currency of the voucher.",
  purseLacks: (purse: string, amount: string) =>
    `“${purse}” has ${amount} too little. A purse never goes below zero. Nothing was written.`,
  placeLacks: (place: string, amount: string) =>
    `“${place}” has ${amount} too little. Choose another place, or record first what came in. Nothing was written.`,
};
