/** Parts of the site, and people without an account, that act in the log instead of a person. */
export const logActors = {
  card: "the holder of a card",
  day: "the site, after 24 hours",
  request: "a visitor, with a photo request",
  unanswered: "the site, after 24 hours without an answer",
  faces: "the count of faces",
  restore: "the list beside the backups",
  looks: "the comparison of pictures",
} as const;
