import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";

type Secret = Pick<AppContext, "config">;
type FrameWords = WordsOfPages["frame"];

/** Returns the sentences of the form; the subscription stores exactly these. */
function consentOf({ newsletter: { heading, lede, button } }: FrameWords): string {
  return `${heading}. ${lede} ${button}`;
}

/** Signs sentences, to prove later that this site wrote them. */
const sealOf = ({ config }: Secret, consent: string): string =>
  createHmac("sha256", config.secret).update(`newsletter consent ${consent}`).digest("base64url").slice(0, 22);

/**
 * Returns the form's sentences with a signature, so that a later change of the texts does not change the visitor's
 * consent.
 */
export function sealedConsent(ctx: Secret, words: FrameWords) {
  const consent = consentOf(words);
  return { consent, seal: sealOf(ctx, consent) };
}

/** Returns the sentences that the visitor read; the current ones if they are missing or forged. */
export function consentSeen(ctx: Secret, words: FrameWords, { consent = "", seal = "" }: Record<string, string>) {
  return isSameSecret(seal, sealOf(ctx, consent)) ? consent : consentOf(words);
}
