/** Maximum of receipts that one search reads or a sum adds: more takes longer than the page itself. */
export const maxRead = 2_000;
