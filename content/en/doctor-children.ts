/** A count; a text such as `1000+` above the most that is counted. */
type Count = string | number;

/** Results of the doctor about concerns, photos and files of people. */
export const childrenChecks = {
  phrase: {
    name: "Recovery phrase",
    inSettings: {
      problem: "CONCERNS_PHRASE stands in the settings of this machine: the recovery phrase belongs on paper alone.",
      remedy: "Remove it from .env. It is read by npm run restore, and by nothing else.",
    },
    typed: (by: string, at: string) => `${by} typed the recovery phrase of concerns back, ${at}.`,
    remedy: "A safeguarding lead opens Concerns, Recovery phrase, writes it on paper and types it back.",
    waiting: (by: string, at: string) => `${by} made a recovery phrase, ${at}, and nobody has typed it back.`,
    otherKey:
      "The recovery phrase of concerns does not fit the key on this machine. It could not open what is written now.",
    otherKeyRemedy:
      "Put the previous key back (CONCERNS_KEY, or var/concerns-key), or make a new phrase. A safeguarding lead opens Concerns, Recovery phrase, writes it on paper and types it back.",
    none: "The recovery phrase of concerns was not typed back: with this machine, its concerns are lost.",
  },
  encryption: {
    name: "Encryption of backups",
    problem: "There are concerns or names in consents, and backups are not encrypted: BACKUP_PASSPHRASE is missing.",
    remedy: "Set it in .env: docs/how-to/restore-backup.md.",
  },
  locked: {
    name: "Concerns",
    problem: (concerns: Count, notes: Count, files: Count, names: Count) =>
      `Locked: ${concerns} concerns, ${notes} notes, ${files} files and the names of ${names} consents. Their key is not on this machine.`,
    unlock:
      "A safeguarding lead types the recovery phrase at Concerns, Recovery phrase. Or put the old key back: CONCERNS_KEY, or var/concerns-key.",
    noCopy: "Put the old key back: CONCERNS_KEY, or var/concerns-key. No copy of it is in the database.",
    plain: (files: Count) => `Concerns of an earlier release are not encrypted yet, or ${files} files are not.`,
    plainRemedy: "The start encrypts them, and a job every hour the files: look at the site’s log.",
    good: "All concerns and private files are encrypted, and this machine has their keys.",
  },
  names: {
    name: "Names in consents",
    problem: (count: Count) =>
      `The names of ${count} consents are hashed as an earlier release did, with a secret that backups have.`,
    remedy: "They cannot be converted. Open these consents at Consents, and type the names again.",
  },
  fileWorker: {
    name: "Files of people",
    good: "Files that people send can be opened.",
    problem: "Files that people send cannot be opened: the process for it does not start.",
    remedy: "app/server, app/values and node_modules of the checkout must lie beside build, and be readable.",
  },
  faces: {
    name: "Faces",
    missing: (photos: string) => `The detector of faces is not there: ${photos}`,
    missingRemedy: "Its files are in vendor/faces of a checkout: take the whole version.",
    memory: (photos: string) => `Too little memory is free to count faces: ${photos}`,
    memoryRemedy: (size: string) =>
      `Counting needs ${size} beside the site: take a machine with 1 GB, or stop other programs; under systemd, the unit’s MemoryHigh must leave as much.`,
    failed: (photos: string) => `The detector of faces ended without a count the last time: ${photos}`,
    failedRemedy: "The journal says why, at “faces not counted”. The site tries again by itself, at last once a day.",
    waiting: (count: number) =>
      `${count === 1 ? "1 photo waits" : `${count} photos wait`}. Until then, photos marked “nobody can be recognised” by one person wait for a second person, or a day.`,
    off: "Faces are not counted: a setting switches it off.",
    good: (size: string, count: number) =>
      `${size} of memory are free, enough to count faces. ${count === 1 ? "1 photo waits" : `${count} photos wait`} for it.`,
  },
  stored: {
    name: "Stored files",
    good: (count: Count) => `All ${count} files of the newest and oldest photos, papers and recordings are there.`,
    problem: (missing: Count, count: Count) =>
      `${missing} of ${count} files of the newest and oldest photos, papers and recordings are missing.`,
    remedy:
      "Was the disk or the store of FILES_URL changed? Put it back. Else stop the site and restore the newest whole backup: npm run backup -- --list names it, docs/how-to/restore-backup.md says how.",
  },
} as const;
