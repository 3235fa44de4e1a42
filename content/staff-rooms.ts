/** Words that all rooms of the settings share. */
export const staffRooms = {
  ifYouLike: "If you like",
  changes: (count: number) => (count === 1 ? "1 change is not saved" : `${count} changes are not saved`),
  undo: "Undo",
  undone: "The fields say again what is saved.",
  preview: "On the site",
  empty: (fields: readonly string[]) => `Not shown, because empty: ${fields.join(", ")}.`,
  sample: (fields: readonly string[]) => `Not shown, because still the sample’s: ${fields.join(", ")}.`,
};
