/** Text for an e-mail that replaces several, which `enqueueOrJoin` joined. */
export const moreWaits =
  "Many came within an hour, so this email stands for several of the last ten minutes. More may wait than you were told of: look at the list.";
