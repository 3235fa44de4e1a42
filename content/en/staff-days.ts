/** Words of the list of days in the staff area. */
export const staffDays = {
  lede: "All events: guests, helpers and figures. The text of an event is in Write.",
  create: "Create an event",
  show: "Show",
  filters: { coming: "Coming", uncounted: "To count", past: "Past" },
  state: { draft: "Draft", scheduled: "Scheduled" },
  none: {
    coming: "No event is planned. Create one.",
    uncounted: "All events of the last two months are counted.",
    past: "No event is over yet.",
  },
  more: "Earlier days",
} as const;
