/** Codes typed from one network: many phones share one address in Nigeria, and nobody guesses 60 bits at this pace. */
export const codeLimit = { what: "card code", times: 60, minutes: 60 };
