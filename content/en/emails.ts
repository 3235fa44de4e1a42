import { giftEmails } from "./gift-emails.ts";

/** E-mails to visitors. `{foundation}`, `{day}`, `{amount}` and others are placeholders. */
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
  ...giftEmails,
  volunteer: {
    subject: "thank you for your offer to help",
    text: "Your offer to help {foundation} has arrived. We will call or write to you within a week.",
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
