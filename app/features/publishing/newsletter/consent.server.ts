import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";

type Secret = Pick<AppContext, "config">;
type FrameWords = WordsOfPages["frame"];

/** Returns the form's sentences; the subscription stores them verbatim. */
function consentOf({ newsletter: { heading, lede, button } }: FrameWords): string {
  return `${heading}. ${lede} ${button}`;
}

/** Proves that this site wrote the sentences. */
const sealOf = ({ config }: Secret, consent: string): string =>
  createHmac("sha256", config.secret).update(`newsletter consent ${consent}`).digest("base64url").slice(0, 22);

/** Signs the form's sentences, so that a later change does not alter the visitor's consent. */
export function sealedConsent(ctx: Secret, words: FrameWords) {
  const consent = consentOf(words);
  return { consent, seal: sealOf(ctx, consent) };
}

/** Returns the sentences that the visitor saw; today's, if they are missing or forged. */
export function consentSeen(ctx: Secret, words: FrameWords, { consent = "", seal = "" }: Record<string, string>) {
  return isSameSecret(seal, sealOf(ctx, consent)) ? consent : consentOf(words);
}
