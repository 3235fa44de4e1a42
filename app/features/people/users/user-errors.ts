import { defineErrors } from "../../../server/http/errors.ts";

export const userErrors = defineErrors({
  deadLink: { status: 404, sentence: "It was used already, or it is too old. Ask for a new one." },
  createUser: { status: 403, sentence: "Access denied. Only admins can create users." },
  ownAccount: { status: 403, sentence: "Only the person whose account it is can do that." },
  notYourself: { status: 403, sentence: "You cannot do that to your own account." },
  lastAdmin: { status: 403, sentence: "The site needs at least one admin. Make somebody else an admin first." },
  hasPassword: { status: 409, sentence: "This person has come in already. Send a link for a new password instead." },
  noPassword: { status: 409, sentence: "This person has no password yet. Send the invitation again instead." },
  notAnotherPerson: {
    status: 409,
    sentence: "A settled admin confirms this account who is another person: not the one who made it, and not yourself.",
  },
  changedMeanwhile: {
    status: 409,
    sentence:
      "Somebody changed this account after your page was loaded. Nothing is confirmed. Look at name and address once more.",
  },
  notBeside: {
    status: 409,
    sentence: "That role adds nothing to what this person may do, or does not go beside it. Nothing was changed.",
  },
  noTwoFactor: { status: 409, sentence: "This person has no two-step sign-in to switch off." },
});
