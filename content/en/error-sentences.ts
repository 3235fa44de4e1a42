/** Sentences about rejected requests, by the part of the site that rejects, then by code. */
export const errors = {
  safeguarding: {
    safeguardingOnly: "Only a safeguarding lead, or someone the lead chose, can open this.",
    putBackOnly: "Only the safeguarding lead can do that, or an admin whom the lead has named.",
    notReleased: "This concern is older than your right to read concerns. A lead who reads it can release it to you.",
    leadsOnly: "Only a safeguarding lead can name who reads concerns.",
  },
  request: {
    notFound: "The link may be old, or there may be a typing slip. The string leads back home.",
    adminsOnly: "Only admins can do that.",
    secondStepFirst:
      "Nothing was saved. Your account needs two-step sign-in first: Today leads to it. Then send this again.",
    notTaken: "We do not take this at the moment, so nothing was sent or kept. Please write to us instead.",
    foreignForm: "This form was sent from another website, so it was not accepted.",
    wrongMethod: "This address can be read, but nothing can be sent to it.",
    formOnly: "There is nothing to read at this address. Go back, and use the button that led here.",
    tooLarge: "That is more than this form can take. Go back, shorten it and send it again.",
    tooSlow: "This took too long. Check your connection and try again.",
    overloaded: "Many people are here just now. Please try again in a few seconds.",
    tooManyTries:
      "We had many from your network. Wait a minute, then go back and send it again: what you typed is there.",
    unavailable: "We cannot reach our records just now. Please try again in a minute.",
    unreadableForm: "The form arrived damaged. Go back, and send it again.",
  },
  gift: {
    noGift: "There is no gift at this address. Check the link again.",
  },
  receipt: {
    noReceipt: "There is no receipt at this address. Check the link again.",
  },
  privateFile: {
    fileLocked: "This file is locked: the key that opens it is not on this machine.",
  },
  file: {
    filesAway:
      "The place where photos are kept is not answering just now, so nothing was deleted. Try again in a few minutes.",
    filesStay:
      "It is deleted, but the file of a photo could not be removed. Tell the person who hosts the site: the log names it.",
  },
  phrase: {
    shownOnce:
      "This form has shown a phrase already, and shows none twice. If you did not write it down, go back and make a new one.",
  },
  stop: {
    tooLate: "This has taken effect, or was stopped already. Nothing is changed. Concerns says who may read.",
    deadStopLink: "This link stops nothing any more. Sign in, and open Concerns.",
  },
  release: {
    leadReleases: "There is a lead who reads older concerns. Only that lead can release them.",
    notSettled: "Only settled admins can release older concerns. Team says who is settled.",
    notOtherPerson:
      "Two people release older concerns to a third person. The site does not know that you are three people. In Team, another admin must say that they know the person.",
  },
  concern: {
    notYourOwn: "Another lead can release concerns to you. You cannot do that yourself.",
    concernLocked:
      "This concern is locked: the key that opens it is not on this machine. Its state can be changed, its words cannot.",
  },
  event: {
    eventNotFound: "This day is not on our calendar. It may have moved, or the link may be incomplete.",
    eventUnreadable:
      "This event is on our calendar, and something in it cannot be shown. Please tell us, and name this number.",
  },
  volunteer: {
    leadVets: "Only the safeguarding lead can vet a volunteer, or take a vetting back.",
    leadOrAdmin: "Only the safeguarding lead and admins can do that.",
  },
  guest: {
    noPlace: "There is no place at this address. Check the link again.",
  },
  project: {
    noData: "There is nothing to show here yet. Have a look at what we are doing today.",
  },
  issue: {
    issueGone: "This issue is on its way or sent already, so that cannot be done any more.",
    issueChanged: "This issue was changed meanwhile. Look at it again before you send it.",
    nobodyThere: "Nobody is on the list yet, so nothing was sent.",
  },
  outbox: {
    emailGone: "This email cannot go out again: it is sent already, or the link in it is too old.",
  },
  user: {
    deadLink: "It was used already, or it is too old. Ask for a new one.",
    createUser: "Access denied. Only admins can create users.",
    ownAccount: "Only the person whose account it is can do that.",
    notYourself: "You cannot do that to your own account.",
    lastAdmin: "The site needs at least one admin. Make somebody else an admin first.",
    hasPassword: "This person has signed in already. Send a link for a new password instead.",
    noPassword: "This person has no password yet. Send the invitation again instead.",
    notAnotherPerson:
      "A settled admin confirms this account who is another person: not the one who made it, and not yourself.",
    changedMeanwhile:
      "Another person changed this account after your page was loaded. Nothing was confirmed. Check the name and the address again.",
    notBeside: "That role adds nothing to what this person may do, or does not go beside it. Nothing was changed.",
    noTwoFactor: "This person has no two-step sign-in to switch off.",
  },
  content: {
    notYours: "Only the person who wrote it can do that.",
    notReady: "It lacks something that readers need. Open it, and publish it there.",
    oldVersion: "This earlier version breaks a rule that forms have today, so it stays an earlier version.",
  },
  confirm: { deadConfirmation: "It was used already, or it is too old. Subscribe again, and we write to you." },
  privacy: { foundationAddress: "This is the foundation’s own address. Change it in the settings first." },
  checkIn: { guestGone: "This guest is no longer on the list." },
  feed: (paths: readonly string[]) =>
    `There is no feed at this address. Our feeds: ${paths.join(", ")}; each also ends in .json.`,
} as const;
