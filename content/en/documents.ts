/** Texts of the public pages of documents. */
export const documents = {
  title: "Documents",
  heading: "Our documents",
  lede: "Reports, accounts and papers that show how we work.",
  empty: "No documents yet. Come back soon.",
  /** Before the link to the page that had the address of the list. */
  moved: "Another page of ours was here before:",
  kinds: {
    report: "Annual report",
    accounts: "Accounts",
    certificate: "Certificate",
    policy: "Policy",
    other: "Paper",
  },
  about: "PDF, {size}",
  open: "Open the document",
  back: "All documents",
  earlier: "Earlier versions",
  kept: "Version {number}, {day}",
};
