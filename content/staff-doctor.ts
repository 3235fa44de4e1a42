/** Words of the page that looks at the machine, for admins. */
export const staffDoctor = {
  lede: "The site looked at its machine, its address, its mail and its backups, and changed nothing. From the shell: npm run doctor.",
  states: { good: "Good", warning: "Warning", bad: "Bad" },
  counts: (bad: number, warnings: number) =>
    bad + warnings === 0
      ? "Everything is good."
      : `${bad === 0 ? "No problems" : `${bad} bad`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`,
  again: "Look again",
  lookAt: "To look at",
  /** What is left of the site without its machine; only what the site itself knows. */
  fire: {
    heading: "If this machine burned tonight",
    lede: "What you would still have, as far as the site knows.",
    labels: { backup: "Last good backup", where: "Backups go to", lost: "What would be lost" },
    noBackup: "There is none",
    where: {
      store: "A store, away from this machine",
      folder: "A folder. The site cannot see whether it is on another machine",
      nowhere: "Nowhere: they are switched off",
    },
    allLost: "All that is on this machine, unless another program copies it",
    lost: {
      store: "What was written since then, if that backup is in the store",
      folder: "What was written since then; if the folder is on this machine, all that is on it",
      nowhere: "What was written since then; if that backup is on this machine, all that is on it",
    },
  },
};
