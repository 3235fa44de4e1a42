/** Words of the staff home about backups. */
export const staffBackups = {
  heading: "Backups",
  make: "Make a backup now",
  making: "A backup is being made.",
  restoring: "A backup is restored on the machine, with npm run restore: docs/how-to/restore-backup.md says how.",
  good: (moment: string, size: string) => `Last backup: ${moment}, checked, ${size}.`,
  read: (photos: number, rows: number) => `It was read back whole: ${photos} photos and ${rows} rows are as they were.`,
  missing: (number: number) =>
    number === 1
      ? "The site names 1 photo that is no longer there: look for a gap."
      : `The site names ${number} photos that are no longer there: look for gaps.`,
  failed: (why: string) => `The last backup failed: ${why}`,
  unread: (why: string) => `Nobody can say which backups there are. ${why}`,
  lacking: (missing: number) =>
    `The last backup is not good: ${missing === 1 ? "1 file is" : `${missing} files are`} missing that the site names. Tell the person who hosts the site today.`,
  broken: (names: string[]) =>
    `${names.join(", ")}: ${names.length === 1 ? "this backup is" : "these backups are"} cut off or damaged. To restore, take the one of the night before.`,
  lastGood: (moment: string) => `The last good one is from ${moment}.`,
  none: "No backup yet: the first is made tonight.",
  noneYet: "There is no good one yet.",
  late: "There is no good backup from the last two days. Tell the person who hosts the site.",
  off: "No backups are made at night: they are switched off on the machine (BACKUPS_URL).",
};

/** The rows of the home about the machine: a label, and a sentence below it. */
export const machineNeeds = {
  backups: {
    late: ["There is no good backup from the last two days", "Tell the person who hosts the site"],
    failed: ["The last backup failed", "An older good one is there. The next try is tonight"],
    unread: ["Nobody can say which backups there are", "The place where they are kept cannot be read"],
    lacking: [
      "Photos or papers are missing on the machine",
      "The last backup is not good. Tell the person who hosts the site",
    ],
    off: ["No backups are made", "They are switched off on the machine. If it goes, so does the site"],
  },
  here: "Backups are on this machine only",
  hereDetail: (moment: string) => `Last one ${moment}, and it opens. If the machine goes, so does it`,
  clock: ["Is the clock right?", "Nothing is deleted because of its age until this is settled"],
  caches: ["Visitors see changes late", "The network in front of the site could not be told of them"],
  look: "Look",
  fix: "Fix",
} as const;
