/** Escapes are read first: a bracket in one begins no link, which would be looked for up to the end of the text. */
const escapeOrLink = /\\.|!?\[((?:[^[\]\\]|\\.)*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** The words that readers see of a Markdown text: link texts without addresses, no marks. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(escapeOrLink, (whole, words?: string) => words ?? whole)
    .replace(/^[ \t]*(?:#{1,6}|>|[-+*]|\d+[.)])[ \t]+/gm, "")
    .replace(/(\*\*|__|\*|`|~~)/g, "")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .normalize("NFC");
