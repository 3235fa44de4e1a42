import { staffClaims as words } from "content/staff-claims.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { type Claim, findClaims, findClaimsOfWelcome } from "./find-claims.server.ts";
import { factsOfClaim, shownClaimsOf } from "./leave-out-claims.server.ts";
import { canChangePages } from "./word-permissions.ts";

/** A claim as the page showed it. */
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
 * Confirms a claim of the sample for visitors, or withdraws the confirmation.
 * @returns the status message, also if another admin was first
 * @throws FormError if the sentence changed or cannot be shown; AppError adminsOnly
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
    await changeSettingsIn(ctx, member, { claims: { ...others, [key]: confirmationBy(member, ctx, claim, settings) } });
    return words.confirmed;
  });
}

/** Returns the stored confirmation of a claim. */
function confirmationBy(
  { name }: Actor["member"],
  { clock }: Pick<Actor["ctx"], "clock">,
  claim: Claim,
  settings: Omit<SiteSettings, "look">,
) {
  const facts = factsOfClaim(claim, shownClaimsOf(settings));
  const at = clock.now().toISOString();
  return { texts: [...claim.texts], ...(facts !== undefined && { facts }), at, by: name };
}

/**
 * Confirms the ticked claims of the welcome, in one step with the removal of the others.
 * @throws FormError if a sentence changed or cannot be shown; AppError adminsOnly
 */
export async function settleClaims({ ctx, member }: Actor, sent: readonly (SentClaim & { isTrue: boolean })[]) {
  requireMay(member, canChangePages);
  await withTransaction(ctx, async (ctx) => {
    const claims = await findClaimsOfWelcome(ctx);
    const settings = await findSettings(ctx);
    const now = new Map(Object.entries(settings.claims ?? {}));
    for (const { key, sentence, isTrue } of sent) {
      const claim = claims.find((claim) => claim.key === key);
      if (!isTrue) now.delete(key);
      else if (claim === undefined) throw refuse(words.gone);
      else if (claim.sentence !== sentence) throw refuse(words.changed);
      else if (claim.missing !== undefined) throw refuse(words.missing[claim.missing]);
      else if (claim.confirmed === undefined) now.set(key, confirmationBy(member, ctx, claim, settings));
    }
    await changeSettingsIn(ctx, member, { claims: Object.fromEntries(now) });
  });
}

const alreadyConfirmed = ({ by, day }: { by: string | undefined; day: string }) =>
  by === undefined ? words.before(day) : words.already(by, day);
