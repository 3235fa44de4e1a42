/** Words of the page on which the sample goes, for admins. */
export const staffSample = {
  title: "Sample content",
  lede: "The site came with a sample foundation’s posts, events, projects and news. What you changed is yours and stays.",
  leftHeading: (count: number) =>
    count === 1 ? "1 thing is still the sample’s" : `${count} things are still the sample’s`,
  nouns: { post: "Post", event: "Event", project: "Project", news: "News item" },
  remove: "Remove the sample for good",
  note: "All of it goes at once, with its drawings, and does not come back. What has guests, helpers, counted figures or an unsaved text goes to Deleted for thirty days. One by one: open a thing and delete it.",
  removed: (count: number) =>
    count === 1 ? "1 thing of the sample is taken away." : `${count} things of the sample are taken away.`,
  keptHeading: "What you changed stays",
  usedHeading: "In Deleted for thirty days",
  usedNote: "They have guests, helpers, counted figures or a text that somebody has not saved yet.",
  none: "No post, event, project or news item of the sample is left, and none of its drawings beside them.",
  pages: "Sentences of pages came with the site, too.",
  toPages: "Read them, and make them yours",
  undoHeading: (count: number, day: string) => `${count} things left with the country, and are in Deleted until ${day}`,
  undoNote: "They go for good when the welcome ends.",
  restore: "Bring all back",
  restored: (count: number) => `${count} things of the sample are back.`,
};
