/** Findings of the doctor about database, files, backups, clock and e-mail. */
export const doctorStores = {
  database: {
    restore: "Stop the site and restore the newest backup: docs/how-to/restore-backup.md.",
    closed: "The database cannot be opened.",
    closedRemedy: "Look at DATABASE_URL in .env, and whether the server runs.",
    none: "There is no database yet.",
    empty: "The database is empty.",
    startOnce: "Start the site once: npm start",
    newer: "A newer version of the site made this database, or a copy or a restore did not end.",
    newerRemedy: "Install that version, or repeat the command that did not end.",
    waiting: (found: string, count: number) => `${found} ${count} migrations wait.`,
    waitingRemedy: "Start the site: it brings the database up to date.",
    readOnly: "The database can only be read.",
    readOnlyRemedy: "Name the primary server in DATABASE_URL.",
    postgres: (size: string, checksPages: boolean) =>
      `PostgreSQL answers, ${size}; ${checksPages ? "it checks each page that it reads" : "it does not check its pages"}.`,
    folderRemedy: "Look at the owner of the folder and at other programs on this machine.",
    damaged: "The database is damaged.",
    opens: (size: string) => `It opens and can be written, ${size}. The nightly backup reads all of it.`,
    whole: (size: string) => `It opens, can be written and is whole, ${size}.`,
  },
  files: {
    changed: "A file that was written came back otherwise.",
    changedRemedy: "Look at the disk or the store that FILES_URL names.",
    good: "A file was written, read and deleted.",
    closed: "The place of the photos cannot be written.",
    closedRemedy: "Look at FILES_URL in .env, at the owner of its folder, or at the keys of its store.",
  },
  copies: {
    left: (names: string) => `Updates left copies of the database, with everybody’s addresses: ${names}.`,
    remedy: (days: number) => `The site deletes each after ${days} days. Remove them once nothing is missing.`,
  },
  backups: {
    off: "Backups are switched off.",
    offRemedy: "Remove BACKUPS_URL=off from .env, unless another program backs the site up.",
    silent: "The database does not say when the last backup failed.",
    remedy: "Make one now and read what it says: Site, Machine, or npm run backup",
    unread: (why: string) => `The list of backups cannot be read. ${why}`,
    unreadRemedy: "Look at BACKUPS_URL in .env, and at that place.",
    lastGood: (name: string | undefined) =>
      name === undefined ? "There is no good one." : `The last good one is ${name}.`,
    lacking: ({ name, missing, lastGood }: { name: string; missing: number; lastGood: string }) =>
      `${name} is not good: ${missing} files are missing that the site names. ${lastGood}`,
    lackingRemedy: "Put the missing files back. Are they known to be lost? npm run backup -- --accept-missing",
    lackingRemedyOrRestore:
      "Put the missing files back, or stop the site and restore that one. Are they known to be lost? npm run backup -- --accept-missing",
    failed: (why: string) => `The last backup failed: ${why}`,
    late: "No good backup for more than two days.",
    /** @param names of at most three; `more` is the number of others */
    broken: (names: readonly string[], more: number, lastGood: string) =>
      `Cut off or damaged: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}. ${lastGood}`,
    brokenRemedy:
      "To restore, take the one of the night before. Delete what is broken, and look at the disk or the bucket.",
    none: "No backup yet; the first is made at night.",
    pictures: ({ name, missing, looked }: { name: string; missing: number; looked: number }) =>
      `${name} needs pictures that are not beside it: ${missing} of ${looked} in a sample.`,
    picturesRemedy:
      "Put the folder pictures back beside the backups. If it is lost, run npm run backup: it fills the folder again.",
    inStore: (moment: string, size: string) =>
      `The last good backup is from ${moment}, ${size}. It is away from this machine.`,
    inFolder: (moment: string, size: string) =>
      `The last good backup is from ${moment}, ${size}. It is in a folder; if that is on this machine, one broken disk takes both.`,
    inFolderRemedy:
      "Name an object store in BACKUPS_URL (docs/how-to/keep-pictures-in-a-store.md), or fetch the folder daily.",
  },
  clock: {
    remedy:
      "Switch on the time service of the machine (timedatectl set-ntp true), then confirm the time on the staff home.",
    at: (moment: string, city: string) => `${moment} in ${city}`,
    unsure: (now: string) => `It says ${now}; nothing here can confirm it.`,
    daysAway: (now: string, last: string) => `It says ${now}, days away from the site’s last record, ${last}.`,
    hoursAway: (now: string, hours: number, host: string) =>
      `It says ${now}, ${hours} hours away from the clock of ${host}.`,
    fits: (now: string) =>
      `It says ${now}, and fits the site’s records. Some minutes of error cannot be seen from here.`,
    skew: (seconds: number) => `It differs from the database server’s by ${seconds} seconds.`,
    same: (now: string) => `It says ${now}, as the database server does.`,
  },
};
