/** Refusals of forms about vouchers. */
export const spendingErrors = {
  amount: "Type the amount on the voucher, in figures.",
  notOpen: "The books are not open yet. A treasurer or an admin writes the first day at Cash and places.",
  kind: "Choose what it was for.",
  whyNoPicture: "Say why there is no picture of the voucher. Two people will approve it.",
  ended: (purse: string) => `“${purse}” has ended. Choose another purse.`,
  samePicture: (number: string) => `This picture is on voucher ${number} already. Nothing was sent.`,
  paidFrom: "Choose what it was paid from.",
  otherCurrency: (place: string, voucher: string) =>
    `The place holds ${place}, and the voucher is in ${voucher}. Choose another place.`,
  decided: (number: string) => `Voucher ${number} changed after you opened the page. Nothing was done twice.`,
  sayWhy: "Write a sentence for the other person.",
  notYours: "Only the person who spent can do this.",
  ownVoucher: "You spent this, so another person must agree.",
  onePerson:
    "Your account and that of the other person count as one person. Until an admin confirms who has it, another person must agree. See Team.",
  approvedAlready: "You have approved it already. A second person is asked.",
};
