import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { sentenceOf } from "./find-words.server.ts";

/**
 * Runs a loader of a file such as a feed or a calendar. If the file is not found, responds with a sentence as plain
 * text.
 * @throws every error that is not a client's AppError
 */
export async function answerInWords(ctx: AppContext, load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
    const sentence = sentenceOf(ctx, { ...error.data, status: error.status });
    return new Response(`${sentence}\n`, { status: error.status, headers });
  }
}
