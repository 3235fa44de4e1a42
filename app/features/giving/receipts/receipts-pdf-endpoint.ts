import { staffReceipts } from "content/staff-receipts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { readIds } from "../../../values/read-chosen.ts";
import { asRowId } from "../../../values/row-id.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { Route } from "./+types/receipts-pdf-endpoint";
import { printReceipts } from "./find-receipt.server.ts";
import { listReceiptsByIds, listReceiptsOfEvent } from "./receipt-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** Serves selected receipts, or an event's valid receipts, as one PDF. @throws AppError notFound if there are none */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  requireFreshSignIn(sender, href("/admin/receipts"));
  const { searchParams } = new URL(request.url);
  const event = asRowId(searchParams.get("event") ?? "");
  const rows =
    event === undefined
      ? await listReceiptsByIds(sender.ctx.db, readIds(searchParams.getAll("ids")))
      : await listReceiptsOfEvent(sender.ctx.db, event);
  if (rows.length === 0) throw new AppError("notFound");
  const pdf = await printReceipts(sender.ctx, rows, staffReceipts.list.title);
  return pdfResponse("receipts.pdf", pdf);
}
