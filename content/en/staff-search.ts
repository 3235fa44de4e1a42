import { formatNumber } from "../intl.ts";
/** Words of the staff page about the search of visitors. */
export const staffSearch = {
  title: "Searches",
  lede: "Words that visitors typed into the search, in the last 90 days. It is not recorded who typed them. A word is listed after three searches.",
  found: "Looked for most",
  noneFound: "Nothing yet. They appear as visitors search.",
  inVain: "Found nothing",
  inVainNote: "A story that has these words would help.",
  noneInVain: "Every search found something.",
  unanswered: "Asked and not found",
  unansweredNote:
    "Staff typed these words into the jump box, and nothing was found. Only admins see them. A word shows here once staff have asked for it three times.",
  noneUnanswered: "No word was asked three times without an answer.",
  times: (count: number) => `${formatNumber(count)} times`,
  open: "Open the search",
} as const;
