/** E-mails that visitors get. `{foundation}`, `{day}`, `{amount}` and the like stand for a value that the site inserts. */
export const emails = {
  confirm: {
    subject: "{foundation}: please confirm your subscription",
    text: "This address was entered for the newsletter of {foundation}. If that was you, confirm it here within seven days:",
    link: "Confirm my subscription",
    otherwise: "If it was not you, do nothing. You will get no newsletter, and we will delete this address.",
  },
  already: {
    subject: "{foundation}: you are already on the list",
    text: "This address was entered for the newsletter of {foundation}. It is on the list already, so there is nothing to do.",
    otherwise: "If you would rather have no newsletter, unsubscribe here:",
    link: "Unsubscribe",
  },
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
    last: "We will write once more, when it has been spent. We do not put you on any list. We never ask for money by email, and never send account numbers.",
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
  volunteer: {
    subject: "thank you for your offer to help",
    text: "Your offer to help {foundation} has arrived. We will call you within a week.",
    next: "Before you work with children, we talk to two people who know you. Your first day is beside someone who knows the way.",
    why: "You get this because this address was entered in our form for volunteers. It does not put you on any mailing list. If it was not you, write to us and we will delete it.",
  },
  guest: {
    link: "Your place: see it, change it or give it away",
    cannot: "I can no longer come",
    why: "You get this because you said that you are coming to a day of {foundation}. It does not put you on any mailing list.",
    confirmed: {
      subject: "See you: {title}",
      text: "We have kept a place for you at “{title}”. The link below is yours alone: use it to change what you told us, or to give your place away.",
    },
    held: {
      subject: "Confirm your places: {title}",
      text: "Many people signed up from your network for “{title}”. Open the link below: it confirms your places. Until then they can go to others.",
      confirm: "Confirm our places",
    },
    waiting: {
      subject: "You are on the waiting list: {title}",
      text: "“{title}” is full now, and you are on its waiting list. When a place becomes free, it goes to the next group that fits. If it is yours, we write to you.",
    },
    moved: {
      subject: "A place became free: {title}",
      text: "A place at “{title}” became free, and it is yours. If you can no longer come, please say so: others may be waiting.",
    },
    tomorrow: {
      subject: "Tomorrow: {title}",
      text: "“{title}” is tomorrow, and we look forward to seeing you. If you cannot come, please say so: one tap, and another person can have your place.",
    },
    newDay: {
      subject: "New day: {title}",
      text: "“{title}” has moved to another day. Your place, or your turn on the waiting list, is kept. If the new day does not suit you, please give your place away.",
    },
    noDay: {
      subject: "Postponed: {title}",
      text: "“{title}” is postponed, and the new day is not known yet. Your place, or your turn on the waiting list, is kept, and we will write to you when we know more.",
    },
    planned: {
      subject: "Going ahead: {title}",
      text: "“{title}” is going ahead after all. Your place, or your turn on the waiting list, is kept.",
    },
    cancelled: {
      subject: "Cancelled: {title}",
      text: "“{title}” on {when} is cancelled. We are sorry. You do not need to do anything.",
    },
  },
  issue: {
    why: "You get this because you subscribed on {day} at {page}.",
    unsubscribe: "To stop getting these, unsubscribe:",
    link: "Unsubscribe",
  },
};
