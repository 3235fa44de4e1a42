/** Words of the easy-read summary in the forms of events and projects. */
export const staffEasyRead = {
  list: {
    add: "Add a sentence in easy read",
    remove: "Remove sentence",
    removeShort: "Remove",
    up: "Move up sentence",
    hint: "Optional, six at most. Short lines, one idea each, for children and people who read little.",
  },
} as const;
