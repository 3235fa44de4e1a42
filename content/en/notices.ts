/** Notices of forms and the page script about waiting and errors. The specification has the other sentences. */
export const notices = {
  forms: {
    error: "Error: {title}",
    marked: "Please fix the marked field.",
    markedSeveral: "Please fix the {count} marked fields.",
    wait: "We had several from you within the hour. Please try again later.",
    away: "We could not save it just now, but what you typed is still here. Please try again.",
    bug: "Something went wrong on our side, but what you typed is still here.",
    hidden: "A hidden field was filled in, perhaps by your browser. It is empty now: please send the form again.",
    requestId: "If it keeps happening, tell us this number: {number}.",
    unreachable: "We could not reach the site. What you typed is still here. Please try again.",
  },
  /** Sentences by error code; the server says the same when pages cannot be rendered. */
  rejected: {
    foreignForm: "This form was sent from another website, so it was not accepted.",
    wrongMethod: "This address can be read, but nothing can be sent to it.",
    formOnly: "There is nothing to read at this address. Go back, and use the button that led here.",
    tooLarge: "That is more than this form can take. Go back, shorten it and send it again.",
    tooSlow: "This took too long. Check your connection and try again.",
    tooManyTries:
      "We had many from your network. Wait a minute, then go back and send it again: what you typed is there.",
    overloaded: "Many people are here just now. Please try again in a few seconds.",
    unavailable: "We cannot reach our records just now. Please try again in a minute.",
    unreadableForm: "The form arrived damaged. Go back, and send it again.",
  },
  offline: "You are offline. Pages that you have read are still here.",
  from: "The site does not answer. This page is as it was on {when}.",
  outdated: "This page has changed. Show it as it is now",
  videoRetry: "Try again",
  copied: "{what} copied.",
  selected: "{what} selected. Copy it with your phone or keyboard.",
};
