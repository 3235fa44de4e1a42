/** Words of the staff home about backups. */
export const staffBackups = {
  heading: "Backups",
  make: "Make a backup now",
  making: "A backup is being made.",
  restoring: "To restore a backup, see docs/how-to/restore-backup.md.",
  good: (moment: string, size: string) => `Last backup: ${moment}, checked, ${size}.`,
  read: (photos: number, rows: number) => `It was tested: ${photos} photos and ${rows} rows are complete.`,
  missing: (number: number) =>
    number === 1 ? "1 photo of the site is missing." : `${number} photos of the site are missing.`,
  failed: (why: string) => `The last backup failed: ${why}`,
  unread: (why: string) => `The list of backups cannot be read. ${why}`,
  lacking: (missing: number) =>
    `The last backup is not good: ${missing === 1 ? "1 file is" : `${missing} files are`} missing that the site names. Tell the person who hosts the site today.`,
  broken: (names: string[]) =>
    `${names.join(", ")}: ${names.length === 1 ? "this backup is" : "these backups are"} incomplete or damaged. To restore, use the backup of the night before.`,
  lastGood: (moment: string) => `The last good one is from ${moment}.`,
  none: "No backup yet: the first is made tonight.",
  noneYet: "There is no good one yet.",
  late: "There is no good backup from the last two days. Tell the person who hosts the site.",
  off: "Backups are switched off on the server (BACKUPS_URL).",
} as const;

/** The rows of the home about the machine: a label, and a sentence below it. */
export const machineNeeds = {
  backups: {
    late: ["There is no good backup from the last two days", "Tell the person who hosts the site"],
    failed: ["The last backup failed", "An older good one is there. The next try is tonight"],
    unread: ["The list of backups cannot be read", "The folder or store of the backups does not answer"],
    lacking: [
      "Photos or papers are missing on the machine",
      "The last backup is not good. Tell the person who hosts the site",
    ],
    off: ["No backups are made", "They are switched off on the server. If it is lost, the site is lost"],
  },
  here: "Backups are on this machine only",
  hereDetail: (moment: string) => `Last one ${moment}, and it works. If the machine is lost, it is lost too`,
  clock: ["Is the clock right?", "Until you confirm it, the site deletes no old records"],
  caches: ["Visitors see changes late", "The CDN could not be told of changes"],
  look: "Look",
  fix: "Fix",
} as const;
