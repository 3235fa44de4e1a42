import { createHash } from "node:crypto";
import { staffMoneyGuard as words } from "../../../content/en/staff-money-guard.ts";
import type { AppContext } from "../../server/context.server.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { runInThread } from "../../server/thread/run-in-thread.server.ts";
import type { WordQuestion } from "../../values/staff-form-result.ts";
import { findMoneyInRows, type Mention, type MoneyText } from "../publishing/money-guard/find-money.ts";

/** Maximum length of a text for this thread (characters). A book would block it for a second. */
const maxAtOnce = 10_000;

const file = "app/cms/publishing/money-guard/find-money.ts";

/** Finds payment details in the texts of one form; publishing them needs a second person. */
export async function findMoneyQuestions(ctx: AppContext, texts: readonly MoneyText[]): Promise<WordQuestion[]> {
  return (await findMentions(ctx, texts)).map(({ number, isInName: _, ...mention }) => ({
    ...mention,
    rule: "money",
    id: createHash("sha256").update(`money\n${number}\n${mention.sentence}`).digest("base64url").slice(0, 22),
    isBlocking: true,
  }));
}

async function findMentions(ctx: AppContext, texts: readonly MoneyText[]): Promise<Mention[]> {
  const filled = texts.filter(({ text }) => text.trim() !== "");
  if (filled.length === 0) return [];
  const context = await ctx.moneyGuard.findContext(ctx);
  const isLong = filled.reduce((sum, { text }) => sum + text.length, 0) > maxAtOnce;
  const read = filled.map(({ field, text, isName, isTitle }) => ({
    field,
    text,
    ...(isName && { isName }),
    ...(isTitle && { isTitle }),
  }));
  return isLong
    ? (await runInThread<Mention[][]>(file, "findMoneyInRows", [[read], context])).flat()
    : findMoneyInRows([read], context).flat();
}

const sentenceAbout = ({ isInName, words: found }: Mention): string =>
  isInName ? words.inName(found) : words.refused(found);

/**
 * Rejects payment details of others in forms and e-mails that have no word questions.
 * @param notYet the form's sentence that nothing was saved or sent
 * @throws FormError; then nothing is stored
 */
export async function refuseMoney(ctx: AppContext, texts: readonly MoneyText[], notYet: string): Promise<void> {
  const found = await findMentions(ctx, texts);
  const [first] = found;
  if (first === undefined) return;
  const errors = Object.fromEntries(found.toReversed().map((question) => [question.field, sentenceAbout(question)]));
  throw new FormError(`${notYet} ${sentenceAbout(first)}`, { errors });
}
