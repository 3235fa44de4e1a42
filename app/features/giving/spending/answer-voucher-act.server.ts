import { staffSpending as words } from "content/staff-spending.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { actOnVoucher } from "./act-on-voucher.server.ts";
import { erasePayee } from "./erase-payee.server.ts";
import { requireKeeper } from "./require-keeper.server.ts";
import { requireVisible } from "./voucher-picture.server.ts";
import type { VoucherAct } from "./voucher-states.ts";

/** Handles an act on a voucher, from its page or from the queue of a phone. */
export const answerVoucherAct = (args: StaffActionArgs, voucherId: number | undefined) =>
  answerStaffForm(args, { name: "voucher act", notYet: words.notDone, isEchoed: true }, async (form, sender) => {
    const voucher = await requireVisible(sender, voucherId);
    const one = (name: string) => form.formValues[name]?.[0];
    const given = {
      seen: one("seen") ?? "",
      words: one("words") ?? "",
      putsIn: one("putsIn") !== undefined,
      mayBeNamed: one("mayBeNamed") !== undefined,
      registration: cleanLine(one("registration") ?? "")
        .normalize("NFC")
        .trim(),
      placeId: asRowId(one("place") ?? "") ?? 0,
      day: one("day") ?? "",
    };
    const run = async (act: VoucherAct) => {
      await requireKeeper(sender, voucher, act);
      return answerAfter(actOnVoucher(sender, voucher.id, act, given), words.voucher.done[act]);
    };
    const erase = () => answerAfter(erasePayee(sender, voucher.id), words.voucher.done.erasePayee);
    return answerIntents(form, {
      erasePayee: erase,
      takeBack: run,
      answer: run,
      ask: run,
      approve: run,
      refuse: run,
      pay: run,
    });
  });
