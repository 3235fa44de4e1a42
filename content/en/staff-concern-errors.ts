/** Errors of forms about concerns and their recovery phrase. */
export const concernErrors = {
  state: "Choose a state",
  wait: "You tried it too often. Try again in an hour.",
  groups: (count: number) => `A phrase has ${count} groups of six letters and figures. Type all of it.`,
  wrong: (groups: readonly number[]) =>
    `${groups.length === 1 ? `Group ${groups[0]} is` : `Groups ${groups.join(", ")} are`} not right: a letter is wrong, or two changed places.`,
  nothing: "This phrase opens nothing here. Nobody has made one on this site.",
  nothingSince: (by: string, at: string) => `This phrase opens nothing here. The latest one was made by ${by}, ${at}.`,
} as const;
