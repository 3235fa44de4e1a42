/** Words of the page on which staff publish the counted doughnut. */
export const staffDoughnut = {
  title: "The doughnut",
  lede: "The doughnut on the home page and on the donate page says how gifts are spent. It can be counted from vouchers.",
  typed: "The site still shows the shares that staff typed.",
  counted: (day: string) =>
    `Since ${day} the site shows what was counted. Each closed month changes it. Typed shares do not come back.`,
  would: (first: string, last: string) => `From the closed months, ${first} to ${last}, it would be:`,
  is: (first: string, last: string) => `From the closed months, ${first} to ${last}, it is:`,
  none: "No closed month has money that was spent. Close a month first.",
  notOpen: "The books begin with the first day. A treasurer or an admin writes it at Cash and places.",
  rule: "Another person agrees at Cash and places. From then on, the last twelve closed months decide.",
  button: "Show what we really spent",
  waits: "It waits for another person, at Cash and places.",
  open: "Cash and places",
  notYet: "Nothing was published.",
  already: "The doughnut is counted already. Nothing was changed.",
  act: "Show on the home page what was counted, instead of the shares that staff typed",
  asked: "doughnut, pie chart, how we spend, shares, where gifts go, publish spending, percent, counted",
} as const;
