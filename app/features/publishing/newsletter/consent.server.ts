import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";

type Secret = Pick<AppContext, "config">;
type FrameWords = WordsOfPages["frame"];

/** What the form shows; stored verbatim with the subscription. */
function consentOf({ newsletter: { heading, lede, button } }: FrameWords): string {
  return `${heading}. ${lede} ${button}`;
}

/** Shows that this site wrote these words. */
const sealOf = ({ config }: Secret, consent: string): string =>
  createHmac("sha256", config.secret).update(`newsletter consent ${consent}`).digest("base64url").slice(0, 22);

/** Goes with the form: words that are changed while it is open are not those that the visitor agreed to. */
export function sealedConsent(ctx: Secret, words: FrameWords) {
  const consent = consentOf(words);
  return { consent, seal: sealOf(ctx, consent) };
}

/** The words that the visitor saw; those of now for a form without, or with words of another's. */
export function consentSeen(ctx: Secret, words: FrameWords, { consent = "", seal = "" }: Record<string, string>) {
  return isSameSecret(seal, sealOf(ctx, consent)) ? consent : consentOf(words);
}
