/** Refusals of forms about vouchers. */
export const spendingErrors = {
  namesPerson: (payee: string) =>
    `“${payee}” may be the name of a person. Take the tick “may be named” out: public files name registered organisations only.`,
  registration:
    "Type the registration number of the organisation, with at least three digits and at most 40 characters. Without one, take the tick “may be named” out.",
  currency: "Choose a currency of the foundation.",
  amount: "Type the amount on the voucher, in figures.",
  notOpen: "The books are not open yet. A treasurer or an admin writes the first day at Cash and places.",
  kind: "Choose what it was for.",
  whyNoPicture: "Say why there is no photo of the voucher. Two people will approve it.",
  ended: (purse: string) => `“${purse}” has ended. Choose another purse.`,
  samePicture: (number: string) => `This photo is on voucher ${number} already. Nothing was sent.`,
  paidFrom: "Choose what it was paid from.",
  otherCurrency: (place: string, voucher: string) =>
    `The place holds ${place}, and the voucher is in ${voucher}. Choose another place.`,
  day: "Choose a day of the calendar.",
  payee: "Write who was paid.",
  note: "Write at most 500 characters.",
  payeeTooLong: "Write at most 100 characters.",
  cashShort: (amount: string) =>
    `There is ${amount} left with you. Was the rest your own money? Send two vouchers then.`,
  cashWaits: (amount: string) => `Vouchers for ${amount} from your cash wait for approval.`,
  picture: {
    empty: "The photo is empty. Take it again.",
    unknown: "This file is no photo. Take a photo of the voucher.",
    tooLarge: "This photo is larger than 20 MB. Take a smaller one.",
    busy: "The photo did not arrive. Send it again in a minute.",
    costly: "The site cannot open this photo. Take it again.",
    again: "Choose the photo again: the browser did not keep it.",
  },
  child: (words: string) => `This may be a child’s name: “${words}”. Take it out, or say that it is fine.`,
  family: (words: string) => `This may lead to a child or a family: “${words}”. Take it out, or say that it is fine.`,
  decided: (number: string) => `Voucher ${number} changed after you opened the page. Nothing was done twice.`,
  sayWhy: "Write a sentence for the other person.",
  notYours: "Only the person who spent can do this.",
  ownVoucher: "You spent this, so another person must agree.",
  onePerson:
    "Your account and that of the other person count as one person. Until an admin confirms who has it, another person must agree. See Team.",
  unsettled: "Your account is new, so it cannot be the second person yet. Another person must agree. See Team.",
  noPayee: "No person is named here any more. Nothing was changed.",
  approvedAlready: "You have approved it already. A second person is asked.",
};
