import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import type { Route } from "./+types/receipt-pdf-endpoint";
import { printReceipt, requireReceipt } from "./find-receipt.server.ts";
import { formatNumber } from "./receipt-contents.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const receipt = await requireReceipt(ctx, params, context.get(requestInfoContext));
  const pdf = await printReceipt(ctx, receipt, context.get(requestInfoContext).origin);
  return pdfResponse(`${formatNumber(receipt)}.pdf`, pdf);
}
