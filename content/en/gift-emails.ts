/** E-mails to donors. `{foundation}`, `{day}`, `{amount}` and others are placeholders. */
export const giftEmails = {
  promise: {
    subject: "{foundation}: your reference {reference}",
    text: "Thank you for promising {amount} to {foundation}. Type this reference where your bank app says narration, remark or description:",
    wallet:
      "Thank you for promising {amount} to {foundation}. The page of your gift shows the steps of each way to send it. Type this reference where your phone asks for the account number or reference of a payment, or where your bank app says narration, remark or description:",
    phone:
      "Thank you for promising {amount} to {foundation}. The page of your gift shows the steps of each way to send it. Type this reference where your phone asks for the account number or reference of a payment:",
    noField:
      "Thank you for promising {amount} to {foundation}. The page of your gift shows where to send it, and asks you for the day and the last digits of your number then. Use this reference when you ask us about your gift:",
    link: "The page of your gift, with the steps to send it",
    stop: "Stop your monthly gift",
    warning: "We never send account numbers by email. If an email shows you one, it is not from us.",
  },
  reminder: {
    subject: "{foundation}: the reminder you asked for",
    text: "You promised {amount} to {foundation}, and asked us to remind you once. It is not a debt: if you changed your mind, do nothing. The reference for your bank app:",
    wallet:
      "You promised {amount} to {foundation}, and asked us to remind you once. It is not a debt: if you changed your mind, do nothing. The reference for your phone or bank app:",
    phone:
      "You promised {amount} to {foundation}, and asked us to remind you once. It is not a debt: if you changed your mind, do nothing. The reference for your phone:",
    noField:
      "You promised {amount} to {foundation}, and asked us to remind you once. It is not a debt: if you changed your mind, do nothing. Use this reference when you ask us about your gift:",
    link: "The page of your gift, with the steps to send it",
    stop: "Stop your monthly gift",
    warning: "We never send account numbers by email. If an email shows you one, it is not from us.",
  },
  receipt: {
    subject: "Your receipt from {foundation}: {amount}",
    heading: "Your {amount} arrived",
    dear: "Dear {name}, thank you.",
    thanks: "Thank you.",
    number: "Receipt",
    reference: "Reference",
    purpose: "For",
    anything: "Where it is needed most",
    date: "Date",
    inReturn: "In return",
    nothing: "Nothing. This is a gift.",
    attached: "The receipt is attached to this email as a PDF, and is also on the page below.",
    gift: "See where my gift is",
    receipt: "See the receipt",
    stop: "Stop your monthly gift",
    wentBack: "Went back to you",
    stays: "Stays with us",
    onceSpent: "We will write once more, when it has been spent.",
    onceEnded: "We will write once more, when the project ends.",
    account: "See what came in, what was spent and what is left",
    last: "We do not put you on any list. We never ask for money by email, and never send account numbers.",
  },
  spent: {
    subject: "Your gift did its work",
    text: "Your gift of {amount} to {foundation} was spent on:",
    link: "The page of your gift",
    stop: "Stop your monthly gift",
    last: "This is our last email about this gift. Thank you.",
  },
  changed: {
    subject: "a change to your gift of {amount}",
    purpose: "Your gift of {amount} to {foundation} is for this now: {purpose}.",
    corrected:
      "We had written something wrong about your gift to {foundation}, and corrected it: {amount}, received on {day}.",
    anything: "where it is needed most",
    receipt: "Its new receipt is attached to this email, and takes the place of the earlier one.",
    link: "The page of your gift",
    last: "Does this surprise you? Please write to us with the form on our website. We never send account numbers by email, and never ask for yours.",
  },
  wentBack: {
    subject: "{amount} went back to you",
    how: {
      partner: "The payment partner of {foundation} sent {amount} of your gift back to you.",
      takenByPartner: "The payment partner of {foundation} took {amount} of your gift back.",
      bank: "The bank took {amount} of your gift to {foundation} out of our account again on {day}.",
      transfer: "On {day} we sent {amount} of your gift to {foundation} back to you by transfer.",
      cash: "On {day} we gave you {amount} of your gift to {foundation} back in cash.",
      cheque: "On {day} we gave you {amount} of your gift to {foundation} back by cheque.",
      mobileMoney: "On {day} we sent {amount} of your gift to {foundation} back to you by mobile money.",
    },
    rest: "{rest} of your gift stays with us. Its new receipt is attached to this email, and takes the place of the earlier one.",
    whole: "Nothing of this gift stays with us, and its receipt is no longer valid.",
    link: "The page of your gift",
    last: "Does this surprise you? Please write to us with the form on our website. We never send account numbers by email, and never ask for yours.",
  },
};
