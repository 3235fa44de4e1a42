/** Sentences of e-mails about accounts. */
export const accountEmails = {
  invitation: {
    subject: "your invitation",
    hello: (name: string) => `Hello ${name},`,
    invited: (foundation: string) => `You are invited to work on the website of ${foundation}.`,
    link: "Choose your password here, within seven days",
    once: "The link works once. If you did not expect this email, do nothing.",
  },
  password: {
    subject: "choose a new password",
    asked: "Somebody asked for a new password for your account.",
    link: "Choose it here, within the hour",
    otherwise: "If that was not you, do nothing: your password stays as it is.",
  },
  emailChanged: {
    subject: "your email address was changed",
    changed: (foundation: string) =>
      `Your account on the website of ${foundation} has a new email address. Emails about it no longer come here.`,
    otherwise: "If you did not change it, and nobody told you, tell an admin of the foundation at once.",
  },
  twoFactorOff: {
    subject: "your two-step sign-in is off",
    byAdmin: (foundation: string) =>
      `An admin switched off two-step sign-in for your account on the website of ${foundation}, and you are signed out everywhere.`,
    byShell: (foundation: string) =>
      `Whoever runs the server switched off two-step sign-in for your account on the website of ${foundation}, and you are signed out everywhere.`,
    next: "Sign in with your password, and switch it on again under “Your account”.",
    otherwise: "If you did not ask for it, tell another admin of the foundation at once.",
  },
  recoveryCodeUsed: {
    subject: "a recovery code was used",
    used: (foundation: string) =>
      `Somebody signed in to your account on the website of ${foundation} with your password and a recovery code.`,
    left: (count: number) =>
      count === 1
        ? "One recovery code is left."
        : `${count} recovery codes are left. You make new ones under “Your account”.`,
    otherwise: "If that was not you, change your password now, and tell an admin of the foundation.",
  },
  ownerLink: {
    subject: "is this your account?",
    told: (foundation: string) =>
      `Two-step sign-in of your account on the website of ${foundation} was switched off by somebody else. Then somebody signed in with your password.`,
    link: "Was that you? Say so here, within a day",
    otherwise: "If that was not you, change your password now, and tell another admin of the foundation.",
  },
  accountNews: {
    subject: "an admin account was made or changed",
    expected: "If you expected it, do nothing. If you know a new admin, say so in Team.",
    otherwise: "If you did not expect it, call the others now: not by email.",
    link: "Look at the users",
    sentences: {
      created: (by: string, name: string) => `${by} made a new admin: ${name}.`,
      promoted: (by: string, name: string) => `${by} made ${name} an admin.`,
      demoted: (by: string, name: string) => `${by} took the rights of an admin from ${name}.`,
      removed: (by: string, name: string) => `${by} deleted the account of the admin ${name}.`,
      moved: (by: string, name: string) => `${by} changed the email address of the account of ${name}.`,
    },
  },
  trustees: {
    subject: "do you know this person?",
    asks: ({ by, name, foundation }: Record<"by" | "name" | "foundation", string>) =>
      `${by} asks whether the account of ${name} on the website of ${foundation} belongs to a person whom you know.`,
    link: "Read what it means, and answer",
    once: "The link works once, for 14 days. If you did not expect this email, do nothing and call the others.",
  },
  trusteeNews: {
    unexpected: "If you did not expect this, look at it now, and call the others: not by email.",
    link: "Trustees",
    noLink: "You find it in the staff area, at Team.",
  },
};
