import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import type { Route } from "./+types/month-file-endpoint";
import { findPublicFile } from "./find-public-file.server.ts";

/** Serves the file of a closed month, byte for byte. It never changes. */
export const loader = ({ params, context }: Route.LoaderArgs): Promise<Response> =>
  answerInWords(context.get(appContext), async () => {
    const { month } = params as { month: string };
    const content = await findPublicFile(context.get(appContext), context.get(requestInfoContext), month);
    if (content === undefined) throw new AppError("notFound");
    return new Response(content, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Disposition": `attachment; filename="${month}.csv"`,
      },
    });
  });
