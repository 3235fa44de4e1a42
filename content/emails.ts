/** E-mails that visitors get. `{foundation}`, `{day}` and `{page}` stand for what the site puts there. */
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
  issue: {
    why: "You get this because you subscribed on {day} at {page}.",
    unsubscribe: "To get no more of these, unsubscribe:",
    link: "Unsubscribe",
  },
};
