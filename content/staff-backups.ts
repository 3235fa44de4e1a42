/** Words of the staff home about backups. */
export const staffBackups = {
  heading: "Backups",
  good: (moment: string, size: string) => `Last backup: ${moment}, checked, ${size}.`,
  read: (pictures: number, rows: number) =>
    `It was read back whole: ${pictures} pictures and ${rows} rows are as they were.`,
  missing: (number: number) =>
    number === 1
      ? "The site names 1 picture that is not there any more: look for a gap."
      : `The site names ${number} pictures that are not there any more: look for gaps.`,
  failed: (why: string) => `The last backup failed: ${why}`,
  lastGood: (moment: string) => `The last good one is of ${moment}.`,
  none: "No backup yet: the first is made tonight.",
  noneYet: "There is no good one yet.",
  late: "There is no good backup of the last two days. Tell the person who hosts the site.",
  off: "No backups are made at night: they are switched off on the machine (BACKUPS_URL).",
};
