/** What the publish sheet says of a fixed page: what visitors read stays until the change is live. */
export const staffPublishingPages = {
  choices: {
    published: { label: "Publish the changes", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "Until then visitors read what is there now" },
    draft: { label: "Keep as draft", note: "Visitors go on reading what is there now" },
  },
  filled: "Every field is filled in",
};
