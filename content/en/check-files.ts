/** Says how a stranger reads and checks the files of closed months: the same words on every site. */
export const checkFiles = {
  person: "a person",
  organisation: "an organisation",
  comment: "the seal of the file before",
  form: [
    "A file is text in UTF-8. Line 1 is “previous-sha256”, a comma, and the seal of the file before. The first file has 64 zeros there. Line 2 has the names of the columns.",
    "Each line after that is a row of 13 cells with commas between them. A cell that has a comma or a quotation mark in it stands in quotation marks, as in every CSV file.",
    "The seal of a file is the SHA-256 of all its bytes. SHA256SUMS has the seal and the name of each file, oldest first. So the first line of a file must have the seal of the line before in SHA256SUMS.",
  ],
  columns: [
    "line: the number of the entry. It counts on over all files, and rows of one entry have the same number.",
    "day: the day of the entry. Sums of a month stand on its last day.",
    "what: gift, refund (a gift that went back), before (a gift from before the first day that went back, or has another purpose now), income, opening (the first day), spent, charge (of a bank, a wallet or a card), put-in (from Most needed), ended (what was left of a project), moved (from place to place), exchanged, back, short (missing cash), over (too much cash), refused or taken-back (a voucher that was never paid).",
    "place: where the money is. It is an account, a wallet, a cash box, cash with a person, or a payment partner.",
    "purpose: what the money is for. “general” is Most needed; the others are projects.",
    "kind: the slice of the doughnut, for money that was spent.",
    "currency and amount: with a minus sign, money went out; without one, it came in. A full stop is before the decimals.",
    "count: the number of lines that a sum of the month joins.",
    "voucher, payee: the number of the voucher, and who was paid: a person, an organisation, or the name of an organisation that agreed to it. An apostrophe before = + - or @ is no part of the name.",
    "fixes: the line that this one corrects. people: the number of different people who answer for the line.",
  ],
  sums: "Add the amounts of all rows that have a place, for each place and currency, over all files. The sums are what lay there. Add those of all rows that have a purpose, for each purpose and currency. The sums are what each purse had. Both come to the same total in each currency, and a row that has a place and a purpose counts in both.",
};
