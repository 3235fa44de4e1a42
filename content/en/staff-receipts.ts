import { formatNumber } from "../intl.ts";
/** Words of receipts and statements in the staff area. */
export const staffReceipts = {
  gift: {
    heading: "Receipts",
    link: (number: string) => `Receipt ${number}`,
    pdf: (number: string) => `PDF of ${number}`,
    states: { valid: "(valid)", void: "(void)", replaced: "(replaced)" },
    renewHeading: "The name on the receipt is wrong",
    renewText:
      "A new receipt replaces the old one. If the amount, the day or the way is wrong, choose “Correct what is written here”.",
    name: "Name on the new receipt",
    nameHint: "Empty means “A friend”.",
    reason: "Why a new one",
    renew: "Write a new receipt",
    renewed: "The new receipt is written.",
    again: "Send the receipt again",
    sentAgain: (number: string) => `Receipt ${number} is on its way again.`,
    notAgain: "This gift has no valid receipt, or no email address.",
  },
  settings: {
    heading: "Receipts and references",
    hint: "Only admins change these. Earlier receipts stay as they are.",
    labels: {
      prefix: "First letters of references",
      legalName: "Legal name",
      taxNumber: "Tax number",
      address: "Address on receipts",
      signatory: "Who signs",
      signatoryRole: "Their role",
      taxSentence: "Sentence about tax",
      taxCertificate: "Number of the tax certificate",
      taxExpiry: "Day on which the certificate expires",
    },
    hints: {
      prefix:
        "Two to four capitals, like TAB. Leave it empty to use the first letters of the name. Old references stay valid.",
      legalName: "Leave empty for the name above.",
      address: "Leave empty for the head office.",
      taxSentence:
        "It is printed only if all three fields are filled and the certificate is valid. Ask a lawyer for the words.",
    },
  },
  list: {
    title: "Receipts",
    lede: "All receipts by number. A number is never used twice.",
    caption: "Receipts, newest number first",
    heads: { number: "Number", day: "Written on", giver: "Giver", state: "State", sum: "Sum" },
    noun: "receipt",
    label: "Which receipts",
    all: "All",
    states: { valid: "Valid", replaced: "Replaced", void: "Void", disputed: "Disputed" },
    about: {
      valid: "Valid",
      replaced: "Replaced by a newer one",
      void: "Void",
      disputed: "The bank asks for the money back",
    },
    find: {
      label: "Find receipts",
      q: "Number or giver",
      year: "Year",
      everyYear: "Every year",
      event: "Event",
      everyEvent: "Every event",
    },
    validOnly: "on the valid ones",
    found: (count: number, among: number) =>
      `${count === 1 ? "receipt" : "receipts"} found among the newest ${formatNumber(among)}`,
    chosen: "Chosen receipts",
    onePdf: "In one PDF",
    pdfOfEvent: "The valid receipts of this event in one PDF",
    menu: { receipt: "Open the receipt", pdf: "PDF", gift: "Open the gift" },
    more: "Earlier receipts",
    goOn: "Search the older ones",
    noOlder: "No older ones",
    none: {
      heading: "No receipt was written yet",
      text: "The site writes a receipt when a gift arrives.",
    },
    nothing: {
      states: {
        "": "No receipt",
        valid: "No valid receipt",
        replaced: "No replaced receipt",
        void: "No void receipt",
        disputed: "No disputed receipt",
      },
      of: (year: number) => `of ${year}`,
      ofEvent: "of this event",
      called: (q: string) => `with “${q}”`,
      elsewhere: {
        event: "of other gifts",
        year: "of other years",
        state: "of other states",
        q: "with other numbers and names",
      },
      show: { event: "Show every event", year: "Show every year", state: "Show all states", q: "Clear the search" },
    },
    csv: [
      "Number",
      "Written on",
      "Received on",
      "Giver",
      "Amount",
      "Currency",
      "Goods",
      "For",
      "Reference",
      "State",
      "Replaces",
    ],
  },
  statement: {
    title: "Statement of gifts",
    email: "Email of the donor",
    link: "Statement for a donor",
  },
} as const;

/** Label on the page about people's data. */
export const receiptData = "Receipts";
