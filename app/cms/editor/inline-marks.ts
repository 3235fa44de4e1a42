/**
 * Web addresses among other words, of films also without a scheme, with the end of their sentence: `withoutSentenceEnd`
 * takes it off, and `readWebAddress` says what they lead to.
 */
export const addressInText =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])(?:www\.|(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/|youtu\.be\/|(?:player\.)?vimeo\.com\/))[^\s<>"]+/giu;

/** Chats mark `*bold*` and `_italic_`; other editors `**bold**`. */
const emphasis = /(?<![\p{L}\p{N}*_])(?:(\*{1,2})(?=\S)([^*\n]*[^*\s])\1|_(?=\S)([^_\n]*[^_\s])_)(?![\p{L}\p{N}*_])/u;

/** `**bold**` up to its last sign, as somebody types it. */
export const boldSigns = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*$/u;

/** The same among other words; a single sign is left as it is. */
export const boldInText = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*(?![\p{L}\p{N}*])/gu;

/** What begins a heading or a quotation, with the blank behind it. */
export const blockSigns = /^\s{0,3}(#{1,6}|>)[ \u00a0]+(?=\S)/;

/** Emphasis, and addresses, which become links. */
export const inlineMarks = new RegExp(`${emphasis.source}|${addressInText.source}`, addressInText.flags);
