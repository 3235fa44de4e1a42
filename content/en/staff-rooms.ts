/** Words that all rooms of the settings share. */
export const staffRooms = {
  ifYouLike: "If you like",
  changes: (count: number) => (count === 1 ? "1 change is not saved" : `${count} changes are not saved`),
  undo: "Undo",
  undone: "The fields show the saved values again.",
  preview: "On the site",
  empty: (fields: readonly string[]) => `Not shown, because empty: ${fields.join(", ")}.`,
  sample: (fields: readonly string[]) => `Not shown, because they are from the sample: ${fields.join(", ")}.`,
} as const;
