/** Output of a server that starts, for the person who hosts it. */
export const startOutput = {
  open: (address: string) => `The site is open at ${address}`,
  sample: [
    "The sample foundation is loaded: open the address and look around.",
    "Your words are in content/, your settings in .env (see .env.example).",
  ],
  setup: "Nobody has an account yet. Make yours, within the hour:",
  stop: "Stop it with Ctrl+C.",
} as const;
