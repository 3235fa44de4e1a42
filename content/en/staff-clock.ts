/** Words of the staff home about the clock of the machine. */
export const staffClock = {
  heading: "Is the clock right?",
  jumped: (now: string, trusted: string, zone: string) =>
    `The clock of the machine says ${now}. The last time that this site is sure of is ${trusted} (both in ${zone}). Until you confirm it, the site deletes no old records.`,
  whatToDo:
    "If the time is right, confirm it. If it is wrong, tell the person who hosts the site. This message ends when the clock is right.",
  confirm: "The time is right",
  done: "Confirmed. The site goes on with this time.",
  otherTime: "The clock shows another time now. Look at the time above again.",
} as const;
