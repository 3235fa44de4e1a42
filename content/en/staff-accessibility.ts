const quoted = (text: string) => `“${text}”`;

/** Words of the publish sheet for a page that some people could not read. */
export const staffAccess = {
  alt: {
    file: (alt: string) => `${quoted(alt)} is the name of a file. Say what is in the photo.`,
    vague: (alt: string) => `${quoted(alt)} does not say what is in the photo`,
    caption: (alt: string) => `The description and the caption of a photo are the same: ${quoted(alt)}`,
    note: "The description says what is in the photo; the caption adds what the photo does not show.",
  },
  link: {
    vague: (text: string) => `A link says only ${quoted(text)}`,
    bare: (text: string) => `A link is a bare address: ${quoted(text)}`,
    note: "Write where it leads, like “Our events in June”.",
  },
  capitals: {
    text: (words: string) => `A paragraph is in capitals: ${quoted(words)}`,
    note: "Capitals are hard to read, and some screen readers spell them.",
  },
  table: {
    text: "A table is made of strokes or tabs",
    note: "Phones break it, and screen readers read it line by line. Write a list.",
  },
  film: {
    text: "A film has no words below it",
    note: "Say whether it has captions, and what happens in it, in a paragraph or a caption right below.",
  },
  reading: {
    text: (grade: number) => `The English is for readers of class ${grade} and above`,
    note: "Shorter sentences and shorter words reach more people. The hardest:",
    good: "The English is easy enough",
  },
} as const;
