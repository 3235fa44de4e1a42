/** Returns the name of a text that has no name of its own, from its path: `Promise: amount: hint dollars`. */
export const nameField = (path: string): string =>
  path
    .replaceAll(".", ": ")
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
