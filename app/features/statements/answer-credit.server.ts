import { staffStatements as words } from "content/staff-statements.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, Sender } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError, type SentForm } from "../../server/http/handle-form.server.ts";
import { type Currency, parseAmount } from "../../values/money.ts";
import { asRowId } from "../../values/row-id.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as commands from "./credit-commands.server.ts";
import { dropHeldFile, importHeldFile } from "./receive-statement.server.ts";
import * as store from "./statement-queries.server.ts";

/** Answers the buttons of the page. @returns the status message @throws FormError, AppError */
export async function answerCredit({ formValues }: SentForm, actor: Sender): Promise<string> {
  const value = (name: string): string => formValues[name]?.[0] ?? "";
  const id = asRowId(value("id")) ?? 0;
  const intent = value("intent");
  switch (intent) {
    case "columns":
      return importHeldFile(actor, formValues);
    case "drop":
      return dropHeldFile(actor, formValues);
    case "join":
      await commands.joinCredit(actor, id, asRowId(value("pledge")) ?? 0, value("seen"));
      break;
    case "join-hand":
      await commands.joinHandGift(actor, id, asRowId(value("gift")) ?? 0);
      break;
    case "join-reference":
      await commands.joinByReference(actor, id, value("reference"));
      break;
    case "record":
      await commands.recordCredit(actor, id);
      break;
    case "no":
      await commands.refuseProposal(actor, id);
      break;
    case "other":
      await commands.markAsOther(actor, id);
      break;
    case "reopen":
      await commands.reopenCredit(actor, id);
      break;
    case "undo":
      await commands.undoMatch(actor, id);
      break;
    case "tolerance":
      await saveTolerance(actor, value("currency") === "USD" ? "USD" : "NGN", value("tolerance"));
      break;
    default:
      throw new AppError("unreadableForm");
  }
  return words.done[intent];
}

/** @param typed in major units @throws FormError */
async function saveTolerance({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const tolerance = parseAmount(typed);
  if (tolerance === undefined) throw new FormError(`${words.notYet} Type an amount in figures, like 50.`);
  await withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findLayout(transaction, currency);
    await store.saveLayout(transaction, { name: currency, layout: known?.layout ?? null, tolerance });
    const change = { before: known?.tolerance ?? 0, after: tolerance };
    await recordAuditEvent(ctx, transaction, member, {
      what: "fee tolerance changed",
      subject: `account:${currency}`,
      ...change,
    });
  });
}
