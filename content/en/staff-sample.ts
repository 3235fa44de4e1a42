/** Words of the page on which the sample goes, for admins. */
export const staffSample = {
  title: "Sample content",
  lede: "The site came with sample posts, events, projects and news. Those that you changed stay.",
  leftHeading: (count: number) => (count === 1 ? "1 item is from the sample" : `${count} items are from the sample`),
  nouns: { post: "Post", event: "Event", project: "Project", news: "News item" },
  remove: "Remove the sample for good",
  note: "All sample items are deleted for good. Those with guests, helpers, figures or an unsaved text go to Deleted for 30 days. To delete one, open it.",
  removed: (count: number) => (count === 1 ? "1 sample item is deleted." : `${count} sample items are deleted.`),
  keptHeading: "What you changed stays",
  usedHeading: "In Deleted for thirty days",
  usedNote: "They have guests, helpers, figures or an unsaved text.",
  none: "No sample item is left.",
  pages: "The site also came with sample sentences on its pages.",
  toPages: "Read and change them",
  undoHeading: (count: number, day: string) =>
    `${count} sample items were removed with the country and are in Deleted until ${day}`,
  undoNote: "They are deleted for good when the welcome ends.",
  restore: "Bring all back",
  restored: (count: number) => `${count} sample items are back.`,
} as const;
