import { staffClaims as words } from "content/staff-claims.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { type Claim, findClaims, findClaimsOfWelcome } from "./find-claims.server.ts";
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
 * @throws FormError if the sentence changed; AppError adminsOnly
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
    const { [key]: before, ...others } = (await findSettings(ctx)).claims ?? {};
    if (intent === "hide") {
      if (before === undefined) return words.alreadyHidden;
      await changeSettingsIn(ctx, member, { claims: others });
      return words.hidden;
    }
    if (claim.confirmed !== undefined) return alreadyConfirmed(claim.confirmed);
    await changeSettingsIn(ctx, member, { claims: { ...others, [key]: confirmationBy(member, ctx, claim) } });
    return words.confirmed;
  });
}

/** Returns the stored confirmation of a claim. */
const confirmationBy = (
  { name }: Actor["member"],
  { clock }: Pick<Actor["ctx"], "clock">,
  { sentence }: Pick<Claim, "sentence">,
) => ({ texts: [sentence], at: clock.now().toISOString(), by: name });

/**
 * Confirms the ticked claims of the welcome, in one step with the removal of the others.
 * @throws FormError if a sentence changed; AppError adminsOnly
 */
export async function settleClaims({ ctx, member }: Actor, sent: readonly (SentClaim & { isTrue: boolean })[]) {
  requireMay(member, canChangePages);
  await withTransaction(ctx, async (ctx) => {
    const claims = await findClaimsOfWelcome(ctx);
    const now = new Map(Object.entries((await findSettings(ctx)).claims ?? {}));
    for (const { key, sentence, isTrue } of sent) {
      const claim = claims.find((claim) => claim.key === key);
      if (!isTrue) now.delete(key);
      else if (claim === undefined) throw refuse(words.gone);
      else if (claim.sentence !== sentence) throw refuse(words.changed);
      else if (claim.confirmed === undefined) now.set(key, confirmationBy(member, ctx, claim));
    }
    await changeSettingsIn(ctx, member, { claims: Object.fromEntries(now) });
  });
}

const alreadyConfirmed = ({ by, day }: { by: string | undefined; day: string }) =>
  by === undefined ? words.before(day) : words.already(by, day);
