/** Rate limit of a donor's changes on the private pages. */
export const giftLimit = { what: "gift", times: 60, minutes: 60 };
