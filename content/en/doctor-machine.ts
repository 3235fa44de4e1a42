/** Findings of the doctor about the machine and the address of the site. */
export const doctorMachine = {
  notInTime: ["It did not answer in time.", "Run this again; then look at this part."],
  notChecked: ["It could not be checked.", "Look at the other lines first, then at the site’s log."],
  names: {
    port: "Port",
    disk: "Disk",
    memory: "Memory",
    clock: "Clock",
    versions: "Versions",
    permissions: "Permissions",
    name: "Name",
    certificate: "Certificate",
    address: "Address",
    database: "Database",
    files: "Files",
    fonts: "Fonts",
    backups: "Backups",
    copies: "Copies",
    mailServer: "Mail server",
    visitorMail: "Emails of visitors",
    sender: "Sender",
    spf: "SPF",
    dkim: "DKIM",
    dmarc: "DMARC",
  },
  /** The answer of another program, in brackets. */
  answers: {
    status: (status: number) => `status ${status}`,
    older: "it answers like an older version of the site",
    otherSecret: "it answers like a site of this kind with another SESSION_SECRET",
  },
  port: {
    zero: ["PORT=0 takes another port at each start.", "Set PORT to a number."],
    ready: (port: number) => `The site answers on port ${port} and is ready.`,
    notReady: (port: number, why: string) => `The site answers on port ${port} and is not ready: ${why}`,
    noAnswer: "no answer in time.",
    notReadyRemedy: "Look at the other lines, and at the site’s log.",
    free: (port: number) => `Port ${port} is free: the site is not running.`,
    other: (port: number, why: string) => `Another program has port ${port} (${why}).`,
    otherRemedy: "Stop that program, or choose another PORT in .env. Was SESSION_SECRET changed? Start the site again.",
    taken: (port: number, why: string) =>
      `Port ${port} is taken, and nothing on it says that it is this site (${why}): perhaps it is, and busy.`,
    /** @param command of the shell */
    takenRemedy: (command: string) => `Run this again in a minute. To see which program it is: ${command}`,
    closed: (port: number, host: string, code: string) => `Port ${port} of ${host} cannot be opened (${code}).`,
    closedRemedy: "Choose a PORT above 1023 and a HOST of this machine.",
  },
  disk: {
    root: "the site’s folder",
    readOnly: (folder: string) => `The disk of ${folder} can only be read: a system does that to a disk with errors.`,
    readOnlyRemedy:
      "See why with: dmesg | tail. Copy the newest backup to another machine, then restart this one; a disk that fails again is replaced.",
    foreign: (folder: string) => `${folder} belongs to another user of this machine, and the site cannot write there.`,
    foreignRemedy: (owner: number) =>
      `Give it to the site’s user, on the machine that holds the folder or the volume: chown -R ${owner} FOLDER`,
    unwritable: (folder: string, code: string) => `Nothing can be written in ${folder} (${code}).`,
    unwritableRemedy: "Look at the disk of that folder.",
    free: (size: string) => `${size} are free.`,
    almostFull: (size: string) => `The disk is almost full: ${size} are free.`,
    filling: (size: string) => `The disk is filling: ${size} are free.`,
    remedy: "Remove old files or take a larger disk. Old backups may go once they are on another machine.",
  },
  memory: {
    free: (free: string, total: string) => `${free} of ${total} are free.`,
    small: (free: string, total: string) => `The machine is small: ${free} of ${total} are free.`,
    short: (free: string, total: string) => `Memory is short: ${free} of ${total} are free.`,
    remedy: "Give the machine 1 GB, or 512 MB and swap; stop other programs.",
  },
  fonts: {
    good: "The fonts of share cards and posters can be read.",
    missing: (fonts: string) => `Share cards and posters lack words: these fonts cannot be read: ${fonts}.`,
    remedy: "Put the folder vendor/fonts back, as it is in the release, and start the site again.",
  },
  versions: {
    unknown: "unknown",
    line: (site: string, node: string, npm: string | undefined) =>
      `Site ${site}, Node ${node}${npm === undefined ? "" : `, npm ${npm}`}.`,
    old: "The site needs Node 24: npm start brings it.",
    other: (node: string) => `The site is tested with Node ${node}: start it with npm start, which brings that one.`,
  },
  permissions: {
    good: "Only the site’s own user reads what it stores.",
    open: (places: string) => `Other users of this machine can read ${places}.`,
    remedy: "Start the site, which closes its own places. Places of another user: chmod o-rwx PLACE as that user.",
  },
  name: {
    remedy: "Set SITE_URL in .env to the address that visitors use, like https://example.org.",
    none: "SITE_URL is not set: no email leaves this machine.",
    own: "SITE_URL is an address of this machine alone.",
    found: (host: string, addresses: string) => `${host} is at ${addresses}.`,
    unsure: (host: string, code: string) =>
      `Whether ${host} can be found is not known: the name server did not answer (${code}).`,
    unsureRemedy: "Run this again; then look at this machine’s name server.",
    missing: (host: string, code: string) => `${host} was not found (${code}).`,
    missingRemedy: "At the company that sold you the name, add an A record with this machine’s address.",
  },
  certificate: {
    remedy: "Look at the log of the server in front (Caddy, nginx, CDN), which renews the certificate.",
    refused: (host: string, problem: string) => `Browsers refuse the certificate of ${host} (${problem}).`,
    none: (host: string) => `${host} shows no certificate.`,
    days: (host: string, days: number) => `The certificate of ${host} is good for ${days} more days.`,
    away: (host: string, code: string) => `${host} shows this machine no certificate just now (${code}).`,
  },
  https: {
    http: "SITE_URL begins with http: passwords and messages cross the net readable.",
    httpRemedy: "Put Caddy in front (docs/how-to/put-it-on-a-server.md) and write https:// into SITE_URL.",
    other: (origin: string, why: string) => `${origin} shows another site (${why}).`,
    otherRemedy:
      "Look where the name and the server in front lead to. Was SESSION_SECRET changed? Start the site again.",
    unsure: (origin: string, why: string) => `Whether ${origin} shows this site is not known (${why}).`,
    unsureRemedy:
      "Open it on a phone without Wi-Fi. If it does not open there, start the site, and look at the server in front.",
    good: (origin: string) => `${origin} shows this site.`,
    leads: (origin: string) => `${origin} shows this site, and http leads there.`,
    noLead: (origin: string, plain: string) => `${origin} shows this site, but ${plain} does not lead there.`,
    noLeadRemedy: "Let the server in front answer http with a redirect to https: deploy/Caddyfile does.",
  },
} as const;
