import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { answerWithDonorStatement } from "../receipts/answer-with-pdf.server.ts";
import type { Route } from "./+types/staff-donor-statement-endpoint";
import { canManageGifts } from "./gift-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const email = cleanLine(searchParams.get("email") ?? "")
    .trim()
    .toLowerCase();
  return answerWithDonorStatement(context.get(appContext), email === "" ? undefined : { email }, searchParams);
}
