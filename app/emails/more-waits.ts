import { emailLayout } from "content/email-layout.ts";

/** Returns the text for an e-mail that replaces several, which `enqueueOrJoin` joined. */
export const moreWaits = (): string => emailLayout.moreWaits;
