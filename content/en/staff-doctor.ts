/** Words of the page that looks at the machine, for admins. */
export const staffDoctor = {
  lede: "The site checked its server, address, email and backups. It changed nothing. On the server: npm run doctor.",
  states: { good: "Good", warning: "Warning", bad: "Bad" },
  counts: (bad: number, warnings: number) =>
    bad + warnings === 0
      ? "Everything is good."
      : `${bad === 0 ? "No problems" : `${bad} bad`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`,
  again: "Look again",
  lookAt: "To look at",
  /** Sentences about the loss of the machine; only facts that the site itself knows. */
  fire: {
    heading: "If this server was lost tonight",
    lede: "As far as the site knows, this is what you would still have.",
    labels: { backup: "Last good backup", where: "Backups go to", lost: "What would be lost" },
    noBackup: "There is none",
    where: {
      store: "A store, away from this machine",
      folder: "A folder. It may be on the same machine",
      nowhere: "Nowhere: they are switched off",
    },
    allLost: "Everything on this machine, unless another program copies it",
    lost: {
      store: "Everything written after that backup, if it is in the store",
      folder: "Everything written after that backup; if the folder is on this machine, everything",
      nowhere: "Everything written after that backup; if that backup is on this machine, everything",
    },
  },
} as const;
