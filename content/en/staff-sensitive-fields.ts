/** Words of the switch for a sensitive story, in every content form: apart from the others, because the staff home loads them. */
export const staffSensitiveFields = {
  summary: "Is this story sensitive?",
  summaryOn: "This story is sensitive",
  legend: "This story is sensitive. It tells of a child who ...",
  hint: "Tick what fits. With one tick, a second person approves the story before it goes out, places are no finer than a state, and full names and faces stay out.",
  reasons: {
    abuse: "survived sexual abuse",
    accused: "is accused of a crime, or charged with one",
    hiv: "lives with HIV or AIDS",
    combatant: "was a child soldier",
    displaced: "fled from home, or was driven away",
    disability: "has a disability or an illness that the story names",
    other: "is at another risk when people know",
  },
  namesChanged: "The names are changed",
  namesHint: "No child has its real name here.",
  toApprove: "Stories to read",
} as const;
