import { staffConsent } from "content/staff-consent.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { requestInfoContext, senderOf } from "../../../server/context.server.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { canProtect } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/consent-card-endpoint";
import { printCard } from "./consent-card.server.ts";

export const handle: StaffHandle = { staff: { who: canProtect } };

/** Prints a card with a new code. A POST, because every printed card adds a valid code. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const pdf = await printCard(
    senderOf(context),
    context.get(requestInfoContext),
    asRowId(params.id) ?? 0,
    staffConsent.card,
  );
  return pdfResponse("card.pdf", pdf);
}
