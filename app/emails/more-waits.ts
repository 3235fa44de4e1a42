/** For an e-mail that stands for several, because `enqueueOrJoin` joined them. */
export const moreWaits =
  "Many came within an hour, so this email stands for several of the last ten minutes. More may wait than you were told of: look at the list.";
