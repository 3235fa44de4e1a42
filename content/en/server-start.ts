/** Lines that the server prints when it has opened. */
export const serverStart = {
  open: (address: string) => `The site is open at ${address}`,
  sample: [
    "The sample foundation is loaded: open the address and look around.",
    "Your words are in content/, your settings in .env (see .env.example).",
  ],
  firstAccount: "Nobody has an account yet. Make yours, within the hour:",
  stop: "Stop it with Ctrl+C.",
  /** The rest of a sentence that begins with the name of a setting, PORT or HOST. */
  portTaken: (port: number) => `${port} is in use by another program. Choose another: PORT=3001 npm start`,
  portClosed: (port: number) => `${port} may not be opened by this user. Choose one above 1023.`,
  hostClosed: (code: string | undefined) => `cannot be listened on: ${code}.`,
};
