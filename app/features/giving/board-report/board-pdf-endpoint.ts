import { staffBoard as words } from "content/staff-board.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { Route } from "./+types/board-pdf-endpoint";
import { findBoardReport, readBoardYear } from "./find-board-report.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** Serves the report as PDF. Contains no donor's name. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const now = ctx.clock.now();
  const report = await findBoardReport(ctx, readBoardYear(new URL(request.url).searchParams, siteDate(now)));
  const settings = await findSettings(ctx);
  const foundation = settings.giving?.legalName || fullName(settings);
  const file = "app/features/giving/board-report/board-pdf.server.ts";
  const pdf = await runInThread<Uint8Array>(file, "makeBoardPdf", [report, foundation, now]);
  return pdfResponse(`${words.file(report.year)}.pdf`, pdf);
}
