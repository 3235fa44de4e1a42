import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import { answerWithDonorStatement } from "../receipts/answer-with-pdf.server.ts";
import type { Route } from "./+types/donor-statement-endpoint";
import { requirePromise } from "./promise-commands.server.ts";

export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  answerInWords(args.context.get(appContext), () => answerStatement(args));

async function answerStatement({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { id } = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  return answerWithDonorStatement(ctx, { promise: id }, new URL(request.url).searchParams);
}
