import { staffDonorStatements as words } from "content/staff-donor-statements.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { printDonorStatements } from "../receipts/answer-with-pdf.server.ts";
import type { Route } from "./+types/paper-donor-statements-endpoint";
import { findPaperDonorStatements, readDonorStatementYear, readSheetId } from "./find-donor-statements.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/**
 * Serves a year's statements for donors without an e-mail address, for printing.
 * @throws AppError notFound if there are none
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx } = sender;
  const { searchParams } = new URL(request.url);
  const year = readDonorStatementYear(searchParams, siteDate(ctx.clock.now()));
  requireFreshSignIn(sender, `/admin/gifts/statements?year=${year}`);
  const together = new Set(searchParams.getAll("one").flatMap(readSheetId));
  const statements = await findPaperDonorStatements(ctx, year, together);
  if (statements.length === 0) throw new AppError("notFound");
  const pdf = await printDonorStatements(ctx, statements);
  return pdfResponse(`${words.file(year)}.pdf`, pdf);
}
