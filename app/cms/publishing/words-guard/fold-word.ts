/** Returns lower case without tone marks and dots: any spelling of "Adébáyọ̀" becomes "adebayo". */
export const foldWord = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴǝ]/g, (letter) => hooked[letter] ?? letter)
    .replace(/[’ʼ‘`´]/g, "'");

const hooked: Record<string, string> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", ǝ: "e" };

/** Returns the words of space-separated lists, without duplicates. */
export const splitWordLists = (lists: readonly string[]): Set<string> =>
  new Set(lists.flatMap((list) => list.split(/\s+/).filter(Boolean)));
