/**
 * Finds web addresses among words, those of films also without a scheme. `withoutSentenceEnd` removes punctuation;
 * `readWebAddress` interprets the address.
 */
export const addressInText =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])(?:www\.|(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/|youtu\.be\/|(?:player\.)?vimeo\.com\/))[^\s<>"]+/giu;

/** Chats mark `*bold*` and `_italic_`; other editors `**bold**`. */
const emphasis = /(?<![\p{L}\p{N}*_])(?:(\*{1,2})(?=\S)([^*\n]*[^*\s])\1|_(?=\S)([^_\n]*[^_\s])_)(?![\p{L}\p{N}*_])/u;

/** Matches `**bold**` when its last sign is typed. */
export const boldSigns = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*$/u;

/** Matches `**bold**` among other words; a single sign stays. */
export const boldInText = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*(?![\p{L}\p{N}*])/gu;

/** Matches the sign of a heading or quotation, with the space behind it. */
export const blockSigns = /^\s{0,3}(#{1,6}|>)[ \u00a0]+(?=\S)/;

export const inlineMarks = new RegExp(`${emphasis.source}|${addressInText.source}`, addressInText.flags);
