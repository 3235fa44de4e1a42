import {
  confirmReversal,
  confirmSentBack,
  dismissReversal,
} from "../../app/features/giving/bank-statements/decide-reversals.server.ts";
import { agreeToPurpose, changePurpose, stopPurpose } from "../../app/features/giving/gifts/change-purpose.server.ts";
import { correctGift } from "../../app/features/giving/gifts/correct-gift.server.ts";
import { undoGift } from "../../app/features/giving/gifts/void-gift.server.ts";
import { findRefundable, refundGift } from "../../app/features/giving/refunds/ask-for-refund.server.ts";
import {
  agreeToRefund,
  refundAlone,
  stopRefund,
  takeRefundBack,
} from "../../app/features/giving/refunds/decide-refund.server.ts";
import type { Sender } from "../../app/server/context.server.ts";
import { addDays } from "../../app/values/site-days.ts";

interface Place {
  actor: Sender;
  random: (end: number) => number;
  /** `seen` has the gift's facts on a page. */
  id: number;
  seen: string | undefined;
  /** Ids of present or past rows. */
  refund: number;
  purpose: number;
  lineOut: number;
}

export function changeActsOf({ actor, random, id, seen, refund, purpose, lineOut }: Place): (() => Promise<unknown>)[] {
  const chosen = <Item>(all: readonly Item[]): Item => all[random(all.length)] as Item;
  const today = actor.ctx.clock.now().toISOString().slice(0, 10);
  const day = chosen([today, addDays(today, -1)]);
  const sendBack = async (times: number) => {
    const left = (await findRefundable(actor.ctx, id))?.left ?? 0;
    const amount = chosen([undefined, 100_000, 2_000_000]);
    const way = chosen(["transfer", "cash", "cheque", "mobile money"] as const);
    const asked = { amount, left, way, idempotencyKey: `${random(1e9)}` };
    await Promise.all(Array.from({ length: times }, () => refundGift(actor, id, asked)));
  };
  return [
    () => sendBack(1),
    () => sendBack(1),
    () => sendBack(2),
    () => agreeToRefund(actor, refund),
    () => agreeToRefund(actor, refund),
    () => stopRefund(actor, refund),
    () => takeRefundBack(actor, refund, "chance"),
    () => refundAlone(actor.ctx),
    () => confirmReversal(actor, lineOut),
    () => confirmSentBack(actor, lineOut),
    () => dismissReversal(actor, lineOut),
    () => changePurpose(actor, id, { project: chosen(["", "1", "2"]), why: "chance", seen }),
    () => agreeToPurpose(actor, purpose),
    () => agreeToPurpose(actor, purpose),
    () => stopPurpose(actor, purpose),
    () =>
      correctGift(
        actor,
        id,
        {
          day,
          amount: chosen([undefined, 200_000, 3_000_000, 9_000_000]),
          method: chosen([undefined, undefined, "cash", "transfer"] as const),
          email: chosen([null, "corrected@example.org"]),
          why: "chance",
        },
        seen,
      ),
    () => undoGift(actor, id, seen),
  ];
}
