/** Rate limit of what a donor changes on the private pages of a gift. */
export const giftLimit = { what: "gift", times: 60, minutes: 60 };
