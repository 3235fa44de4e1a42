/** Refusals of forms about spending, places and purses. */
export const purseErrors = {
  beforeFirst: "That day is before the first day of the books. Choose a later day.",
  ahead: "That day has not come yet. Choose today or an earlier day.",
  closed: (month: string) => `${month} is closed and takes no line. Choose a day of an open month.`,
  otherCurrency: "This place holds another currency. Choose a place in the currency of the voucher.",
  purseLacks: (purse: string, amount: string) =>
    `“${purse}” has ${amount} too little. A purse never goes below zero. Nothing was written.`,
  placeLacks: (place: string, amount: string) =>
    `“${place}” has ${amount} too little. Choose another place, or record first what came in. Nothing was written.`,
};
