/** Answers in plain text to requests for photos, pictures and papers. */
export const fileAnswers = {
  notFound: "Not found",
  moment: "Try again in a moment",
  minute: "Try again in a minute",
  tooManyPictures: "Too many pictures. Try again in an hour",
  tooManyPapers: "Too many papers. Try again in an hour",
} as const;
