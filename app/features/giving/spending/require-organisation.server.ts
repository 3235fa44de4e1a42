import { spendingErrors as words } from "content/spending-errors.ts";
import { findRisksOfChildren } from "../../../cms/protection/find-word-questions.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isNamedBefore, type Voucher } from "./voucher-queries.server.ts";

const minLetters = 3;
const maxLetters = 40;
const minDigits = 3;

/** Returns true if a registration number of this payee is in the history of a voucher in the books. */
export const isRegistered = async ({ db }: Pick<AppContext, "db">, { payee_folded }: Voucher): Promise<boolean> =>
  payee_folded !== "" && (await isNamedBefore(db, payee_folded));

/**
 * Requires that a payee is a registered organisation: public files name no person, and they stay for good. No list of
 * names knows all people, so a number is asked, once for each organisation.
 * @param registration number of the organisation, or of a school or hospital
 * @throws FormError
 */
export async function requireOrganisation(ctx: AppContext, voucher: Voucher, registration: string): Promise<void> {
  const { payee } = voucher;
  const risks = await findRisksOfChildren(ctx, [{ field: "payee", text: payee }], false);
  if (risks.length > 0)
    throw new FormError(words.namesPerson(payee), { errors: { mayBeNamed: words.namesPerson(payee) } });
  if (isNumber(registration) || (await isRegistered(ctx, voucher))) return;
  throw new FormError(words.registration, { errors: { registration: words.registration } });
}

const isNumber = (text: string): boolean =>
  text.length >= minLetters && text.length <= maxLetters && (text.match(/\p{Nd}/gu) ?? []).length >= minDigits;
