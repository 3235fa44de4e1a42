/** Wrong codes typed from one network: many phones share one address, and nobody guesses 60 bits at this pace. */
export const wrongCodeLimit = { what: "card code", times: 60, minutes: 60 };

/** Requests without a code from one network. */
export const requestLimit = { what: "photo request", times: 20, minutes: 60 };

/** Photos that hide by themselves: a person who wants to empty the site gets no further than this. */
export const hidesPerSite = { what: "photo request hides", times: 5, minutes: 24 * 60 };
export const hidesPerNetwork = { what: "photo request hides of a network", times: 1, minutes: 24 * 60 };
