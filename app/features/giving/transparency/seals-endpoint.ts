import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import type { Route } from "./+types/seals-endpoint";
import { writeSeals } from "./find-public-file.server.ts";

/** Serves the seals of all files, in the form of `sha256sum -c`. */
export const loader = ({ context }: Route.LoaderArgs): Promise<Response> =>
  answerInWords(context.get(appContext), async () => {
    const seals = await writeSeals(context.get(appContext), context.get(requestInfoContext));
    return new Response(seals, {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
    });
  });
