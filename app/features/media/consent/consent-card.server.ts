import { withLanguage } from "../../../server/clock/clock-scope.server.ts";
import type { Actor, RequestInfo } from "../../../server/context.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { CardLines } from "./draw-consent-card.server.ts";
import { requireConsent } from "./find-consents.server.ts";
import { issueCode, newCode } from "./withdraw.server.ts";

/** The site replaces `{…}`. */
type CardWords = Record<"title" | "heading" | "text" | "how" | "call" | "keep" | "person", string>;

/** Prints a card with a new code as an A6 page, in the language of the site when the family agreed. @throws AppError notFound */
export async function printCard(
  actor: Actor,
  requestInfo: RequestInfo,
  id: number,
  words: CardWords,
): Promise<Uint8Array> {
  const { ctx } = actor;
  const consent = await requireConsent(ctx, id);
  const settings = await findSettings(ctx);
  const code = newCode();
  const address = `${ctx.config.siteUrl ?? requestInfo.origin}/withdraw`;
  const name = fullName(settings);
  const drawn = await withLanguage(consent.site_language ?? siteLanguage(), (): Promise<Uint8Array> => {
    const { title, heading, text, keep } = words;
    const lines: CardLines = {
      title,
      name,
      heading,
      text,
      code,
      keep,
      address,
      how: fillPlaces(words.how, { address: address.replace(/^https?:\/\//, "") }),
      call: settings.phone ? fillPlaces(words.call, { phone: settings.phone }) : undefined,
      person: fillPlaces(words.person, { code: consent.subject_code, day: writeDay(consent.given_on) }),
    };
    return runInThread("app/features/media/consent/draw-consent-card.server.ts", "drawConsentCard", [
      lines,
      ctx.clock.now(),
    ]);
  });
  await issueCode(actor, id, code);
  return drawn;
}
