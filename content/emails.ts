/** E-mails that visitors get. `{foundation}`, `{day}`, `{amount}` and the like stand for what the site puts there. */
export const emails = {
  confirm: {
    subject: "{foundation}: please confirm your subscription",
    text: "Somebody gave this address for the newsletter of {foundation}. If that was you, confirm it here, within seven days:",
    link: "Confirm my subscription",
    otherwise: "If it was not you, do nothing: no newsletter comes then, and we forget this address.",
  },
  already: {
    subject: "{foundation}: you are on the list already",
    text: "This address was given for the newsletter of {foundation}. It is on the list already, so there is nothing to do.",
    otherwise: "If you would rather have no newsletter, unsubscribe here:",
    link: "Unsubscribe",
  },
  pledge: {
    subject: "{foundation}: your reference {reference}",
    text: "Thank you for promising {amount} to {foundation}. Type this reference where your bank app says narration, remark or description:",
    link: "The page of your gift, with the account to use",
    warning: "We never send account numbers by email. If an email shows you one, it is not from us.",
  },
  reminder: {
    subject: "{foundation}: the reminder you asked for",
    text: "You promised {amount} to {foundation}, and asked us to remind you once. It is not a debt: if you changed your mind, do nothing. The reference for your bank app:",
    link: "The page of your gift, with the account to use",
    warning: "We never send account numbers by email. If an email shows you one, it is not from us.",
  },
  spent: {
    subject: "Your gift did its work",
    text: "Your gift of {amount} to {foundation} was spent on:",
    link: "The page of your gift",
    last: "This is our last email about this gift. Thank you.",
  },
  issue: {
    why: "You get this because you subscribed on {day} at {page}.",
    unsubscribe: "To get no more of these, unsubscribe:",
    link: "Unsubscribe",
  },
};
