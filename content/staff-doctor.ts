/** Words of the page that looks at the machine, for admins. */
export const staffDoctor = {
  title: "Doctor",
  lede: "The site looked at its machine, its address, its mail and its backups, and changed nothing. From the shell: npm run doctor.",
  states: { good: "Good", warning: "Warning", bad: "Bad" },
  counts: (bad: number, warnings: number) =>
    bad + warnings === 0
      ? "Everything is good."
      : `${bad === 0 ? "No problems" : `${bad} bad`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`,
  again: "Look again",
};
