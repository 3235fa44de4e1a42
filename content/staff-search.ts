/** Words of the staff page about the search of visitors. */
export const staffSearch = {
  title: "Searches",
  lede: "Words that visitors typed into the search, in the last 90 days. It is not recorded who typed them. A word is listed after three searches.",
  found: "Looked for most",
  noneFound: "Nothing yet. They appear as visitors search.",
  inVain: "Found nothing",
  inVainNote: "A story that has these words would help.",
  noneInVain: "Every search found something.",
  times: (count: number) => `${count.toLocaleString("en")} times`,
  open: "Open the search",
};
