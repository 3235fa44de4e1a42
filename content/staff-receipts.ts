/** Words of receipts and statements in the staff area. */
export const staffReceipts = {
  gift: {
    heading: "Receipts",
    link: (number: string) => `Receipt ${number}`,
    pdf: (number: string) => `PDF of ${number}`,
    states: { valid: "(valid)", void: "(void)", replaced: "(replaced)" },
    renewHeading: "The name on the receipt is wrong",
    renewText:
      "A new receipt names the old one, which stays as replaced. Is the amount or the day wrong? Take the gift out, and record it again.",
    name: "Name on the new receipt",
    nameHint: "Empty means “A friend”.",
    reason: "Why a new one",
    renew: "Write a new receipt",
    renewed: "The new receipt is written.",
  },
  settings: {
    heading: "Receipts and references",
    hint: "Only admins change these. Receipts that were written keep what they say.",
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
      prefix: "Two to four capitals, like TAB. Leave empty to take them from the name. Old references stay valid.",
      legalName: "Leave empty for the name above.",
      address: "Leave empty for the head office.",
      taxSentence:
        "Stays off every receipt unless the three fields are filled and the certificate is in force. Ask a lawyer for the words.",
    },
  },
  statement: {
    title: "Statement of gifts",
    heading: "Statement of one donor’s gifts",
    email: "Email of the donor",
    link: "Statement for a donor",
  },
};

/** Label on the page about people's data. */
export const receiptData = "Receipts";
