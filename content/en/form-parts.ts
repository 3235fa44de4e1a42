/** Labels of parts that many pages share. */
export const formParts = {
  /** Label of the field that only robots fill in. */
  honeypot: "Leave this empty",
  /** Name of the links to further pages of a list, for screen readers. */
  pager: "Pages",
} as const;
