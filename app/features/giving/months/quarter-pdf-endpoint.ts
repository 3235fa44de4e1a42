import { staffQuarter as words } from "content/staff-quarter.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { Route } from "./+types/quarter-pdf-endpoint";
import { findQuarter, readPicture, readQuarter } from "./find-quarter.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

/** Serves the books of a quarter with the pictures of its vouchers, for the auditor. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const sender = senderOf(context);
  const { ctx } = sender;
  const { search, searchParams } = new URL(request.url);
  requireFreshSignIn(sender, href("/admin/month") + search);
  const now = ctx.clock.now();
  const quarter = readQuarter(searchParams.get("quarter"), siteDate(now));
  const part = asRowId(searchParams.get("part") ?? "1") ?? 1;
  const { report, pictures } = await findQuarter(ctx, quarter, part);
  const settings = await findSettings(ctx);
  const foundation = settings.giving?.legalName || fullName(settings);
  const picture = (number: string) => readPicture(ctx, pictures.get(number));
  const file = "app/features/giving/months/quarter-pdf.server.ts";
  const pdf = await runInThread<Uint8Array>(file, "makeQuarterPdf", [report, foundation, now], { picture });
  return pdfResponse(`${words.file(quarter.year, quarter.number, part)}.pdf`, pdf);
}
