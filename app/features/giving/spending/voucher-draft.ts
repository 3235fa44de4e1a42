/** Id of the form that a phone keeps, as the queue calls it: see `draftIdOf`. */
export const voucherDraft = "spending-new";
