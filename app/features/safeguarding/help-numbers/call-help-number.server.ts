import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { staffSettings } from "content/staff-settings.ts";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { changeSettings, markSettings, seenSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { personsFormSchema } from "../../foundation/settings/settings-form-schema.ts";
import { personValuesOf } from "../../foundation/settings/settings-form-values.ts";
import { findOffers, type HelpNumber } from "./find-help-numbers.server.ts";
import { changingHelpNumbers, firstHelpNumbers } from "./help-number-permissions.ts";
import { deleteRow, findRows, saveRow } from "./help-number-queries.server.ts";

const maxNumbers = 6;

const nameJson = (name: string | undefined): string | null => (name === undefined ? null : JSON.stringify(name));

/**
 * Records that a member called a number, so that the page shows it.
 * @throws FormError for a seventh number; AppError adminsOnly
 */
export async function callHelpNumber(
  { ctx, member, requestInfo }: Sender,
  { name, number }: HelpNumber,
): Promise<void> {
  requireAct({ member }, firstHelpNumbers);
  await refuseMoney(ctx, [{ field: "name", text: `${name}: ${number}` }], words.notYet);
  const isSure = await ctx.moneyGuard.areWaysLive(ctx);
  if (isSure) requireAct({ member, requestInfo }, changingHelpNumbers);
  await withTransaction(ctx, async (ctx, transaction) => {
    const rows = await findRows(transaction);
    const before = rows.find((row) => row.number === number)?.name;
    const isKnown = rows.some((row) => row.number === number);
    if (!isKnown && rows.length >= maxNumbers) throw new FormError(`${words.notYet} ${words.tooMany}`);
    const rank = (rows.at(-1)?.rank ?? -1) + 1;
    const called_at = ctx.clock.now().toISOString();
    await saveRow(transaction, { number, name, rank, called_at, called_by: member.name });
    const change = { key: number, before: nameJson(before), after: nameJson(name) };
    if (isSure && before !== name) await ctx.events.sureFactChanged(ctx, member, { kind: "help number", ...change });
    await recordAuditEvent(ctx, transaction, member, {
      what: "help number called",
      subject: `help number:${name}, ${number}`,
    });
  });
}

/** Finds a number in the country's file. @throws FormError for an unknown number */
export async function findOffered({ ctx }: Pick<Actor, "ctx">, number: string): Promise<HelpNumber> {
  const found = (await findOffers(ctx)).numbers.find((offered) => offered.number === number);
  if (found === undefined) throw new FormError(`${words.notYet} ${words.unknown}`);
  return found;
}

/** Removes a number. @returns the number's name; undefined if it was removed before @throws AppError adminsOnly */
export async function removeHelpNumber(
  { ctx, member, requestInfo }: Sender,
  number: string,
): Promise<string | undefined> {
  const isSure = await ctx.moneyGuard.areWaysLive(ctx);
  requireAct({ member, requestInfo }, isSure ? changingHelpNumbers : firstHelpNumbers);
  return withTransaction(ctx, async (ctx, transaction) => {
    const name = await deleteRow(transaction, number);
    if (name === undefined) return undefined;
    await recordAuditEvent(ctx, transaction, member, {
      what: "help number taken off",
      subject: `help number:${name}, ${number}`,
    });
    const change = { key: number, before: nameJson(name), after: null };
    if (isSure) await ctx.events.sureFactChanged(ctx, member, { kind: "help number", ...change });
    return name;
  });
}

/**
 * Restores a number when a change is undone.
 * @param name null removes the number
 * @returns false if it has changed meanwhile
 */
export async function setHelpNumberBack(
  ctx: InTransaction,
  member: Actor["member"],
  number: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  const rows = await findRows(ctx.db);
  const row = rows.find((row) => row.number === number);
  if ((row?.name ?? null) !== from) return false;
  if (to === null) await deleteRow(ctx.db, number);
  else {
    if (row === undefined && rows.length >= maxNumbers) throw new FormError(`${words.notYet} ${words.tooMany}`);
    const rank = row?.rank ?? (rows.at(-1)?.rank ?? -1) + 1;
    const called_at = ctx.clock.now().toISOString();
    await saveRow(ctx.db, { number, name: to, rank, called_at, called_by: member.name });
  }
  await recordAuditEvent(ctx, ctx.db, member, {
    what: to === null ? "help number taken off" : "help number called",
    subject: `help number:${to ?? from}, ${number}`,
  });
  return true;
}

/** Changes the contacts for child safety and personal data. @throws FormError after a conflict; AppError adminsOnly */
export async function changePersons(
  { ctx, member, requestInfo }: Sender,
  { formValues, check }: SentForm,
): Promise<void> {
  const wanted = check(personsFormSchema);
  const { safeguardingPhone } = await findSettings(ctx);
  await askAboutTelephones(ctx, formValues, { safeguardingPhone }, { notYet: staffSettings.notYet });
  const newer = await changeSettings(ctx, member, wanted, seenSettings(formValues), requestInfo);
  if (newer === undefined) return;
  throw newerRejection(
    staffSettings.newer,
    markSettings(newer),
    personValuesOf(newer),
    formValues,
    staffSettings.labels,
  );
}
