/** Texts of the sample emails that staff look at. */
export const emailSamples = {
  event: {
    title: "Book day in Yaba",
    when: "December 12, 2026, 10:00 to 14:00",
    where: "2 Sample Road, Yaba",
    subject: "What to bring",
    text: "Please bring a bag: there are books to take home.",
  },
  issue: {
    subject: "What the rains brought",
    opening: "Dear friends,\n\nthe **quiet corner** is open. Come and [see it](/events).\n\n- Books\n- Cushions",
    title: "Quiet corners",
    day: "October 12, 2024",
    summary: "A small change that helps.",
    subscribedOn: "March 10, 2026",
  },
  lead: "Sample Lead",
} as const;
