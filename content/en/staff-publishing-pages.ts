/** Words of the publish sheet for a fixed page: visitors read the current text until the change is live. */
export const staffPublishingPages = {
  choices: {
    published: { label: "Publish the changes", note: "On the site within a minute" },
    scheduled: { label: "Schedule", note: "Visitors see the present text until then" },
    draft: { label: "Keep as draft", note: "Visitors still see the present text" },
  },
  filled: "Every field is filled in",
} as const;
