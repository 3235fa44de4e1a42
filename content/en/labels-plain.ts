/** Returns the name of a text that has no name of its own, from its path, such as `promise.amount.hint`. */
export const nameField = (path: string): string =>
  path.replaceAll(".", ": ").replace(/^./, (first) => first.toUpperCase());
