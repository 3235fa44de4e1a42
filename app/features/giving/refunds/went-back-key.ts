/** Beginning of the keys of all e-mails about what went back of a gift. */
export const wentBackKeys = (gift: number): string => `gift-went-back:${gift}:`;

/** Idempotency key of the e-mail that says that money of a gift went back. */
export const wentBackKey = (gift: number, refund: number): string => `${wentBackKeys(gift)}${refund}`;
