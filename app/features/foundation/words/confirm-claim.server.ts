import { staffClaims as words } from "content/staff-claims.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { findClaims } from "./find-claims.server.ts";
import { factsOfClaim, shownClaimsOf } from "./leave-out-claims.server.ts";
import { canChangePages } from "./word-permissions.ts";

/** A claim as a page showed it. */
interface SentClaim {
  key: string;
  sentence: string;
}

/** Reads the fields of a button of `ClaimList`. */
export const readClaim = ({
  claim: [key = ""] = [],
  sentence: [sentence = ""] = [],
}: SentForm["formValues"]): SentClaim => ({
  key,
  sentence,
});

const refuse = (sentence: string) => new FormError(`${words.notYet} ${sentence}`, { status: 409 });

/**
 * Confirms a claim of the sample, or takes it back: visitors read it, or do not.
 * @returns the status message, also where somebody else was first
 * @throws FormError where the sentence is another one now, or cannot be shown; AppError adminsOnly
 */
export async function confirmClaim(
  { ctx, member }: Actor,
  { key, sentence }: SentClaim,
  intent: "confirm" | "hide",
): Promise<string> {
  requireMay(member, canChangePages);
  return withTransaction(ctx, async (ctx) => {
    const claim = (await findClaims(ctx)).find((one) => one.key === key);
    if (claim === undefined) throw refuse(words.gone);
    if (claim.sentence !== sentence) throw refuse(words.changed);
    const settings = await findSettings(ctx);
    const { [key]: before, ...others } = settings.claims ?? {};
    if (intent === "hide") {
      if (before === undefined) return words.alreadyHidden;
      await changeSettingsIn(ctx, member, { claims: others });
      return words.hidden;
    }
    if (claim.confirmed !== undefined) return alreadyConfirmed(claim.confirmed);
    if (claim.missing !== undefined) throw refuse(words.missing[claim.missing]);
    const facts = factsOfClaim(claim, shownClaimsOf(settings));
    const confirmation = {
      texts: [...claim.texts],
      ...(facts !== undefined && { facts }),
      at: ctx.clock.now().toISOString(),
      by: member.name,
    };
    await changeSettingsIn(ctx, member, { claims: { ...others, [key]: confirmation } });
    return words.confirmed;
  });
}

const alreadyConfirmed = ({ by, day }: { by: string | undefined; day: string }) =>
  by === undefined ? words.before(day) : words.already(by, day);
