/** Texts of the page on which staff change a gift's record. */
export const staffGiftChanges = {
  purpose: {
    summary: "Change what it is for",
    text: "The site writes a new receipt, and the donor gets one email. If the gift had a purpose already, a second person must confirm it.",
    why: "Why",
    button: "Change it",
    ended: "This project has ended or is no longer on the website. Choose another purpose. Nothing was saved.",
    endedMeanwhile: "This project has ended. Stop this change, and choose another purpose. Nothing was changed.",
    same: "The gift is for that already. Nothing was changed.",
    notNow: "This gift does not count. Its purpose cannot be changed.",
    waitsAlready: "Another change of this gift is waiting for a second person. Stop it first.",
    decided: "A colleague has just decided about this change.",
    otherBefore: "The gift has another purpose now. Stop this change.",
    ownAsk: "You asked for this change, so someone else must agree. Nothing was changed.",
    needsOther: "A second person must confirm it: a colleague whom another admin has confirmed in Team.",
    waitsAlone: "There is no second person. It changes 72 hours after it was asked for.",
    waiting: "A new purpose is waiting for a second person",
    asked: (by: string, from: string, to: string, why: string) =>
      `${by} asks that this gift is for “${to}” instead of “${from}”: ${why}`,
    gone: "A deleted account",
    agree: "I agree",
    stop: "Stop it",
    done: {
      done: "The purpose is changed.",
      waits: "Nothing has changed yet. It is waiting for a second person.",
      alone: "Nothing has changed yet. The purpose changes in 72 hours, marked as by one person.",
      agreed: "Agreed. The purpose is changed.",
      stopped: "The change is stopped. The purpose stays.",
    },
  },
  correct: {
    summary: "Correct what is written here",
    text: "A new amount or way may need a second person. The site writes a new receipt, and the donor gets one email.",
    day: "Day received",
    why: "Why",
    button: "Correct it",
    same: "Nothing is different. Nothing was changed.",
    meanwhile: "This gift has changed since you opened the page. Look at it again. Nothing was changed.",
    bank: "The bank or the payment partner says the amount, the day and the way of this gift. First undo the match at Bank statements. Nothing was changed.",
    toCome: "That day has not come yet",
    part: "This gift is a part of another gift. Mark each part as a mistake, then let the whole gift count again. Nothing was changed.",
    wentBack:
      "Money of this gift went back, so its amount cannot change. First choose “It did not go back”. Nothing was changed.",
    note: (before: string, after: string, why: string) => `${before} → ${after}: ${why}`,
    addressSummary: "Email address of the donor",
    addressButton: "Save it, and send the receipt there",
    doneAddress: "The address is saved, and the receipt goes there.",
    done: "It is corrected.",
    doneCounted: "It is corrected. It is waiting for a second person; without one it counts in 72 hours.",
  },
  mistake: {
    waits: "Another treasurer or admin is asked, on Cash and places. The gift counts until then.",
    alone: "There is no second person. In 72 hours it is marked as a mistake, and no longer counts.",
    page: "Another person is asked to take this gift out of the books. It counts until then.",
    link: "Agree or stop it",
  },
  undo: {
    text: (email: string, time: string) => `The email to ${email} is sent at ${time}. You can undo this until then.`,
    plain: (time: string) => `You can undo this until ${time}.`,
    button: "Undo",
    reason: "Undone right after it was recorded",
    done: "Undone. The gift does not count, and no email was sent.",
    tooLate: "The ten minutes are over. Choose “It was a mistake” instead, or correct it. Nothing was changed.",
  },
  recording: {
    early: (day: string) => `${day} is right`,
    /** For a form that was sent twice. */
    repeated: (sentence: string) => `${sentence} The form came twice and counts once.`,
  },
  /** Notes in the history of a gift. */
  notes: {
    byReference: "exact reference in the bank statement",
    byStatement: "bank statement",
    /** @param day ISO date */
    sentOn: (day: string) => `on ${day}`,
    /** Numbers of two receipts. */
    instead: (number: string, replaced: string) => `${number} for ${replaced}`,
    /** @param act its name in the history */
    ofAct: (act: string) => act,
  },
  /** Changes in the history of a gift, which uses its own names. */
  moves: {
    announced: "promised",
    counted: "recorded, waiting for a second person",
    received: "arrived",
    arrived: "arrived",
    "counts after 72 hours, recorded by one person": "counts after 72 hours, recorded by one person",
    void: "was a mistake",
    restored: "was no mistake, and is back",
    divided: "split",
    joined: "matched with a promise",
    spent: "the donor was told how the gift was used",
    "refund asked for": "went back, or is on its way back",
    "refund of a part asked for": "a part went back, or is on its way back",
    "refund failed, the gift counts again": "did not go back, or came back",
  } as Record<string, string>,
} as const;
