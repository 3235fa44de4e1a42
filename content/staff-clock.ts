/** Words of the staff home about the clock of the machine. */
export const staffClock = {
  heading: "Is the clock right?",
  jumped: (now: string, trusted: string, zone: string) =>
    `The clock of the machine says ${now}. The last time that this site is sure of is ${trusted} (both in ${zone}). Until this is settled, the site deletes nothing because of its age: messages, the log, deleted things and sessions all stay.`,
  whatToDo:
    "If the time is right (the site was switched off for a while, or came back from a backup), confirm it. If it is wrong, confirm nothing: tell the person who hosts the site, and this notice goes away once the clock is right.",
  confirm: "The time is right",
  done: "Confirmed. The site goes on with this time.",
  otherTime: "The clock shows a different time now from when you opened this page. Look at the time above again.",
};
