import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { fixedAmount } from "../../../values/money.ts";
import { readChosen } from "../../../values/read-chosen.ts";
import { readOn } from "../../../values/read-pages.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { Route } from "./+types/export-receipts-endpoint";
import { formatNumber } from "./receipt-contents.ts";
import { readReceiptFilter } from "./receipt-filter.ts";
import {
  type ListedReceipt,
  listChosenReceipts,
  listReceipts,
  type ReceiptPlace,
} from "./receipt-list-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffReceipts.list;

/** Exports the receipts that match a filter as CSV: all, or selected ones. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { db } = sender.ctx;
  const { search, searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/receipts") + search);
  const filter = readReceiptFilter(searchParams);
  const chosen = readChosen(searchParams);
  const pages = readOn<ListedReceipt, ReceiptPlace>(async (after, limit) =>
    chosen === undefined
      ? listReceipts(db, filter, after, limit)
      : { rows: await listChosenReceipts(db, chosen), next: undefined },
  );
  return csvResponse("receipts", words.csv, pages, ({ contents, state, ...row }) => [
    formatNumber(row),
    contents.issuedOn,
    contents.day,
    contents.name ?? staffGifts.expected.friend,
    contents.goods === null ? fixedAmount(contents) : "",
    contents.goods === null ? contents.currency : "",
    contents.goods === null ? "" : staffGifts.received.goods(contents.goods.what, contents.goods.count),
    contents.purpose ?? staffGifts.expected.anything,
    contents.reference ?? "",
    words.states[state],
    contents.replaces ?? "",
  ]);
}
