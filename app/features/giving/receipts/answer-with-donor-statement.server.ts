import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { findDonorStatement } from "./find-donor-statement.server.ts";

/** Answers with the PDF of a statement. @throws AppError notFound without a donor, two days or a gift */
export async function answerWithDonorStatement(
  ctx: AppContext,
  of: Parameters<typeof findDonorStatement>[1],
  search: URLSearchParams,
): Promise<Response> {
  const statement = await findDonorStatement(ctx, of, search);
  if (statement.rows.length === 0) throw new AppError("notFound");
  const file = "app/features/giving/receipts/donor-statement-pdf.server.ts";
  const pdf = await runInThread<Uint8Array>(file, "makeDonorStatementPdf", [statement, ctx.clock.now()]);
  return pdfResponse(`statement-${statement.from}-${statement.to}.pdf`, pdf);
}
