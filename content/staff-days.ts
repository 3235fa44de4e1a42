/** Words of the list of days in the staff area. */
export const staffDays = {
  lede: "Everything with a date: who comes, who helps, what was counted. The text of a day is in Write.",
  create: "Create an event",
  show: "Show",
  filters: { coming: "Coming", uncounted: "To count", past: "Past" },
  state: { draft: "Draft", scheduled: "Scheduled" },
  none: {
    coming: "No day is planned. Create an event, and it stands here.",
    uncounted: "Every day of the last two months is counted.",
    past: "No day is past yet.",
  },
  more: "Earlier days",
};
