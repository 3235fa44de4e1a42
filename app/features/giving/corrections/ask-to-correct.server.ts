import type { Sender } from "../../../server/context.server.ts";
import { dryRun } from "../../../server/db/with-transaction.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { one, type Values } from "../cash/read-cash-form.server.ts";
import { askForPurseAct } from "../purse/act-on-purse.server.ts";
import { findActByKey } from "../purse/books.server.ts";
import { askingForPurseAct } from "../purse/purse-permissions.ts";
import { requireOpenDay } from "../purse/write-entry.server.ts";
import { correctEntry } from "./correct-entry.server.ts";
import { readCorrection } from "./view-correction.server.ts";

/** Asks another person to agree to a correction that can be written now. @param id of the entry @throws FormError */
export async function askToCorrect(sender: Sender, id: number, values: Values) {
  const { ctx, member } = sender;
  requireAct(sender, askingForPurseAct);
  const key = one(values, "idempotencyKey");
  const known = await findActByKey(ctx.db, key);
  if (known !== undefined) return known.state === "done" ? "done" : "waits";
  const facts = await readCorrection(ctx, id, values);
  await requireOpenDay(ctx, facts.day, "spent");
  await dryRun(ctx, (ctx) => correctEntry(ctx, facts, { by: member, people: 2, source: "", askedAt: "" }));
  return askForPurseAct(sender, "correct", facts, key);
}
