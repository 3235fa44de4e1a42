import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { findDonorStatement } from "./find-donor-statement.server.ts";

/** @throws AppError notFound without a donor, two days or a gift */
export async function answerWithDonorStatement(
  ctx: AppContext,
  of: Parameters<typeof findDonorStatement>[1],
  search: URLSearchParams,
): Promise<Response> {
  const statement = await findDonorStatement(ctx, of, search);
  if (statement.rows.length === 0) throw new AppError("notFound");
  const file = "app/features/giving/receipts/donor-statement-pdf.server.ts";
  const pdf = await runInThread<Uint8Array>(file, "makeDonorStatementPdf", [statement, ctx.clock.now()]);
  const name = `statement-${statement.from}-${statement.to}.pdf`;
  const about = { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${name}"` };
  return new Response(new Uint8Array(pdf), { headers: { ...privateHeaders(), ...about } });
}
