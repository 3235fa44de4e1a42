/** Refusals of forms that close a month of the books. */
export const monthErrors = {
  notOver: (month: string) => `${month} is not over yet. Close it from the first day of the next month.`,
  notNext: (month: string) => `${month} is closed, or an earlier month is still open. Nothing was done twice.`,
  thingsLeft: (month: string) => `${month} cannot be closed yet: something is left to do. Nothing was written.`,
  linesAdded: "Lines were added to the month after the first person asked. Stop it, look at the month, and ask again.",
  bankDiffers: "The bank and the books differ. Say why: the second person reads it. Nothing was written.",
  bankChanged:
    "A statement came after the first person asked, and the bank differs in another way. Stop it, look at the month, and ask again.",
  carried: "This voucher was decided after you opened the page. Nothing was changed.",
};
