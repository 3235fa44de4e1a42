/** Prefix of the idempotency keys of all e-mails about a gift's refunds. */
export const wentBackKeys = (gift: number): string => `gift-went-back:${gift}:`;

export const wentBackKey = (gift: number, refund: number): string => `${wentBackKeys(gift)}${refund}`;
