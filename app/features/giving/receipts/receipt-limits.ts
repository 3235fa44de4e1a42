/** Receipts whose names one search reads, and those that are added up: more take longer than the page itself. */
export const maxRead = 2_000;
