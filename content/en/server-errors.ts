/** Sentences with which the server rejects a request, and of its health checks. */
export const serverErrors = {
  bug: "Something went wrong on our side. Please try again.",
  notAnswered: "Something went wrong on our side. Please try again in a little while.",
  notFound: "Not found",
  inAMinute: "Try again in a minute",
  unreadableAddress: "This address cannot be read.",
  unreadableRequest: "This request cannot be read.",
  longAddress: "This address is too long, or too much came with it.",
  longForm: "Too much came with this form.",
  tooSlow: "This took too long. Check your connection and try again.",
  stillHere: "What you typed is still here.",
  unencrypted: (site: string) =>
    `This page was opened without encryption, so the password was not looked at. Open ${site} and send it from there.`,
  diskFull:
    "The disk of this site is full, so nothing was saved. Delete photos or files that you do not need, or tell the person who looks after the machine.",
  /** Roles, in a list. */
  roles: {
    admin: "admins",
    editor: "editors",
    lead: "safeguarding leads",
    writer: "writers",
    treasurer: "treasurers",
  },
  onlyRoles: (roles: string) => `Only ${roles} can do that.`,
  /** @param people names, as a list with “or”; empty if there are none */
  onlyRolesNow: (roles: string, people: string) =>
    `Your role does not allow that now: only ${roles} can do it${people === "" ? "" : `, so ask ${people}`}.`,
  health: {
    stopping: "The site is stopping.",
    diskAlmostFull: "The disk is almost full.",
    diskSilent: "A disk does not answer.",
    diskUnreadable: "A disk cannot be read.",
    filesSilent: "The store of the photos does not answer.",
    filesAway: "The photos cannot be reached.",
    newerSchema: "A newer version of the site has changed the database. This process answers no more.",
    databaseSilent: "The database does not answer.",
    databaseReadOnly: "The database can only be read.",
    databaseClosed: "The database cannot be written to.",
    databaseLocked: "Another program keeps the database locked.",
    backupsUnread: "The folder of the backups cannot be read.",
    emailsDue: (count: number, seconds: number) =>
      `Emails due: ${count}${count > 0 ? `, the first for ${seconds} s` : ""}`,
    /** @param seconds age; undefined if there is no backup */
    lastBackup: (seconds: number | undefined) =>
      `Last good backup: ${seconds === undefined ? "none yet" : `${seconds} s ago`}`,
  },
  refundRefused: "The payment partner does not take this refund.",
};
