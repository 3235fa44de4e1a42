import { plural } from "./counting.ts";

/** Words of the visits of each page and day, for staff. */
export const staffVisits = {
  title: "Visits",
  lede: "How often pages were opened. The site counts without cookies and without names.",
  period: "Which days",
  days: (count: number) => `Last ${count} ${plural(count, "day")}`,
  byPage: "By page",
  byDay: "By day",
  home: "The first page",
  none: "No page was opened in these days.",
  heads: { page: "Page", day: "Day", visits: "Visits" },
  alsoCalled: `
    how many visits, visitors of the site, visits, page views, statistics, stats, analytics, google analytics, traffic, hits, how many people read,
    who read my post, how many read my post, readers, most read posts, popular pages, best post, numbers of the site, website statistics,
    how many visitors, visitors this month, reads, clicks, was my post read, jetpack stats
  `,
} as const;
