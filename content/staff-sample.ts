/** Words of the page on which the sample goes, for admins. */
export const staffSample = {
  title: "Sample content",
  lede: "The site came with a sample foundation’s posts, events, projects and news. What you changed is yours and stays.",
  leftHeading: (count: number) =>
    count === 1 ? "1 thing is still the sample’s" : `${count} things are still the sample’s`,
  nouns: { post: "Post", event: "Event", project: "Project", news: "News item" },
  remove: "Remove the sample",
  note: "All of it goes to Deleted at once, and can come back for thirty days. One by one: open a thing and delete it.",
  removed: (count: number) => `${count} things of the sample are in Deleted.`,
  none: "Nothing of the sample is left.",
  undoHeading: (count: number, day: string) => `${count} things are in Deleted until ${day}`,
  restore: "Bring all back",
  restored: (count: number) => `${count} things of the sample are back.`,
};
