import { staffReceipts } from "content/staff-receipts.ts";
import type { FindSendAgain, SendAgain } from "../../../server/mail/send-again.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { hashFacts } from "../gifts/hash-facts.server.ts";
import { receiptOfEmail } from "./erase-receipt-names.server.ts";
import * as store from "./receipt-queries.server.ts";

const sendAgainOf = (gift: number, email: string | null): SendAgain => ({
  intent: "again",
  // The receipt goes to the address that the page showed.
  seen: hashFacts({ gift, email }),
  button: staffReceipts.gift.again,
  action: `/admin/gifts/${gift}`,
});

/** Returns true if a receipt can be sent again: it is valid or disputed, and the donor has an e-mail address. */
export const canBeSent = ({ state, email }: { state: string; email: string | null }): boolean =>
  (state === "valid" || state === "disputed") && email !== null;

export const findSendAgain = (receipt: { state: string; email: string | null; gift: number }): SendAgain | undefined =>
  canBeSent(receipt) ? sendAgainOf(receipt.gift, receipt.email) : undefined;

export const findSendableReceipts: FindSendAgain = async ({ ctx, member }, keys) => {
  const ids = new Map(keys.map((key) => [key, receiptOfEmail(key)]));
  const wanted = [...new Set([...ids.values()].flatMap((id) => id ?? []))];
  if (wanted.length === 0 || !canManageGifts(member)) return new Map();
  const rows = await store.findReceiptsWithAddress(ctx.db, wanted);
  const forms = new Map(rows.map(({ id, gift_id, ...receipt }) => [id, findSendAgain({ ...receipt, gift: gift_id })]));
  return new Map(
    [...ids].flatMap(([key, id]) => {
      const form = forms.get(id ?? 0);
      return form === undefined ? [] : [[key, form]];
    }),
  );
};
