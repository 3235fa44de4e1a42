/** Words about files that never leave the staff area. */
export const staffPrivateFiles = {
  problems: {
    unknown: "it could not be opened as a photo, PDF or recording",
    tooLarge: "too large: 20 MB for a photo, 10 MB for a PDF, 5 MB for a recording, 30 MB together",
    tooMany: "more than five files came at once",
    busy: "too many files came to the site at that time",
    costly: "it takes too much time or memory to open safely",
  },
  checking: "This file is not checked yet. Load this page again in a minute.",
  refused: (reason: string) => `A file was not kept: ${reason}.`,
  kinds: { picture: "Photo", paper: "PDF", recording: "Recording" },
} as const;
