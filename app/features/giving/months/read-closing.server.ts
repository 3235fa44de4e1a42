import { monthErrors as words } from "content/month-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { bookMoney } from "../purse/book-money.server.ts";
import type { PurseFacts } from "../purse/perform-purse-act.server.ts";
import { requireClosable } from "./close-month.server.ts";
import { findBankDifferences } from "./find-bank-differences.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import { findLastEntry } from "./month-queries.server.ts";

/** Maximum length of the sentence about a bank that differs (characters). */
const maxWhy = 300;

/**
 * Reads the form that asks to close the month that its page showed.
 * @throws FormError if it cannot be closed now
 */
export async function readClosing(
  ctx: AppContext,
  { seen, why: said }: Readonly<Record<string, readonly string[] | undefined>>,
): Promise<PurseFacts["close"]> {
  const month = seen?.[0] ?? "";
  await requireClosable(ctx, month);
  await bookMoney(ctx);
  if ((await findThingsLeft(ctx, month)).some(({ isDone }) => !isDone))
    throw new FormError(words.thingsLeft(writeMonth(month)), { status: 409 });
  const differs = await findBankDifferences(ctx, month);
  const why =
    differs.length === 0
      ? ""
      : cleanLine(said?.[0] ?? "")
          .trim()
          .slice(0, maxWhy);
  if (differs.length > 0 && why === "") throw new FormError(words.bankDiffers, { errors: { why: words.bankDiffers } });
  return { month, lastEntry: await findLastEntry(ctx.db, `${month}-01`, lastDayOfMonth(month)), differs, why };
}
