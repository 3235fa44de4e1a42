/** Matches escapes first, because an escaped bracket begins no link, whose end would be searched in the whole text. */
const escapeOrLink = /\\.|!?\[((?:[^[\]\\]|\\.)*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** Returns the text of Markdown as readers see it: link texts without addresses, no Markdown signs. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(escapeOrLink, (whole, words?: string) => words ?? whole)
    .replace(/^[ \t]*(?:#{1,6}|>|[-+*]|\d+[.)])[ \t]+/gm, "")
    .replace(/(\*\*|__|\*|`|~~)/g, "")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    // A backslash before a line end is a line break.
    .replace(/\\(?:([!-/:-@[-`{-~])|(?=\r?\n))/g, "$1")
    .normalize("NFC");
