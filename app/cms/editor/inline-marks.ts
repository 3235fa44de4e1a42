/**
 * Matches web addresses in text; those of films also without a scheme. `withoutSentenceEnd` removes punctuation;
 * `readWebAddress` interprets the address.
 */
export const addressInText =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])(?:www\.|(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/|youtu\.be\/|(?:player\.)?vimeo\.com\/))[^\s<>"]+/giu;

/** Matches `*bold*` and `_italic_`, as chats write them, and `**bold**`, as other editors do. */
const emphasis = /(?<![\p{L}\p{N}*_])(?:(\*{1,2})(?=\S)([^*\n]*[^*\s])\1|_(?=\S)([^_\n]*[^_\s])_)(?![\p{L}\p{N}*_])/u;

/** Matches `**bold**` when its last asterisk is typed. */
export const boldSigns = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*$/u;

/** Matches `**bold**` within a text; single asterisks stay. */
export const boldInText = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*(?![\p{L}\p{N}*])/gu;

/** Matches the Markdown sign of a heading or quotation, with the following space. */
export const blockSigns = /^\s{0,3}(#{1,6}|>)[ \u00a0]+(?=\S)/;

export const inlineMarks = new RegExp(`${emphasis.source}|${addressInText.source}`, addressInText.flags);
