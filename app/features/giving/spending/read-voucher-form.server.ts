import { purseErrors } from "content/purse-errors.ts";
import { spendingErrors as words } from "content/spending-errors.ts";
import { staffSpending } from "content/staff-spending.ts";
import { findRisksOfChildren } from "../../../cms/protection/find-word-questions.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import type { Currency } from "../../../values/money.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { foldPayee, type NewVoucher } from "./send-voucher.server.ts";
import { wasPaidBefore } from "./voucher-list-queries.server.ts";
import type { PaidFrom } from "./voucher-tables.ts";

type Values = Record<string, string[]>;

const maxPayee = 100;
const maxNote = 500;

const one = (values: Values, name: string): string => values[name]?.[0]?.trim() ?? "";

const lineOf = (values: Values, name: string): string => cleanLine(one(values, name)).normalize("NFC").trim();

/** A question of the words guard, which the sender answers with a tick. */
export interface AskedWords {
  id: string;
  sentence: string;
}

/**
 * Reads the form of a voucher, without its picture.
 * @throws FormError with all wrong fields, or with the questions of the words guard that are not answered
 */
export async function readVoucherForm(
  { ctx, member }: Actor,
  values: Values,
): Promise<Omit<NewVoucher, "pictureHash" | "picture">> {
  const errors: Record<string, string> = {};
  const currencies = await findCurrencies(ctx);
  const asked = one(values, "currency");
  const currency = asked === "" ? currencies[0] : currencies.find((code) => code === asked);
  if (currency === undefined)
    throw new FormError(words.currency, { errors: { currency: words.currency, amount: words.currency } });
  const minor = readMinor(one(values, "amount"), currency, errors);
  const purpose = readPurpose(one(values, "otherFor") || one(values, "for"));
  if (purpose === undefined) errors.for = words.kind;
  const payee = lineOf(values, "payee");
  if (payee === "") errors.payee = words.payee;
  if (payee.length > maxPayee) errors.payee = words.payeeTooLong;
  const note = lineOf(values, "note");
  if (note.length > maxNote) errors.note = words.note;
  const paidFrom = one(values, "paidFrom");
  if (!isPaidFrom(paidFrom)) errors.paidFrom = words.paidFrom;
  const paidOn = one(values, "day") || siteDate(ctx.clock.now());
  if (!isPlainDate(paidOn)) errors.day = purseErrors.day;
  const [first] = Object.values(errors);
  if (first !== undefined || purpose === undefined || !isPaidFrom(paidFrom))
    throw new FormError(`${staffSpending.notYet} ${markedFields(Object.keys(errors).length)}`, { errors });
  const payeeKind = one(values, "payeeKind") === "organisation" ? "organisation" : "person";
  const isAsked = !(await wasPaidBefore(ctx.db, member.id, foldPayee(payee)));
  await askAboutWords(ctx, values, { note, payee: isAsked ? payee : "" });
  const key = one(values, "idempotencyKey").slice(0, 100) || crypto.randomUUID();
  return { key, ...purpose, currency, minor, payee, payeeKind, paidFrom, paidOn, note };
}

/** @returns minor units; 0 after noting an error */
function readMinor(text: string, currency: Currency, errors: Record<string, string>): number {
  const read = readAmount(text, currency);
  if ("amount" in read && read.amount > 0) return read.amount;
  errors.amount = text === "" || "amount" in read ? words.amount : problemSentence(read, currency);
  return 0;
}

/** Reads purse and kind from one answer, such as `4:trips`; project 0 is Most needed. */
function readPurpose(text: string): Pick<NewVoucher, "projectId" | "kind"> | undefined {
  const [, project, kind] = /^(0|[1-9]\d{0,14}):([\w-]{1,60})$/.exec(text) ?? [];
  if (project === undefined || kind === undefined) return undefined;
  return { projectId: project === "0" ? null : Number(project), kind };
}

const isPaidFrom = (text: string): text is PaidFrom => /^(?:own|unpaid|place:[1-9]\d{0,14})$/.test(text);

/**
 * Asks about names of children, families and telephones, as for posts. The money guard does not read a voucher, which
 * no visitor sees.
 * @throws FormError with the questions that are not answered
 */
async function askAboutWords(ctx: AppContext, values: Values, texts: Record<"note" | "payee", string>): Promise<void> {
  const read = Object.entries(texts).flatMap(([field, text]) => (text === "" ? [] : [{ field, text }]));
  if (read.length === 0) return;
  const open = (await findRisksOfChildren(ctx, read, false)).filter(({ id }) => !values.fine?.includes(id));
  if (open.length === 0) return;
  const questions = open.map(({ id, field, rule, ...risk }) => {
    const said = risk.words || risk.sentence;
    return { id, field, sentence: rule.endsWith("name") ? words.child(said) : words.family(said) };
  });
  const errors = Object.fromEntries(questions.map(({ field, sentence }) => [field, sentence]));
  const asked: AskedWords[] = questions.map(({ id, sentence }) => ({ id, sentence }));
  throw new FormError(`${staffSpending.notYet} ${questions[0]?.sentence ?? ""}`, { errors, more: { asked } });
}
