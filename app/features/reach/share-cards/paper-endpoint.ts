import { fileAnswers } from "content/file-answers.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { specifyCard } from "../../media/cards/find-card.server.ts";
import { readPaperFile } from "../../media/cards/paper.ts";
import { findPrintPhoto } from "../../media/photos/find-photos.server.ts";
import type { Route } from "./+types/paper-endpoint";
import { requireShared } from "./find-shared.server.ts";
import { cachedPaper, makePaper } from "./make-paper.server.ts";

/** Rate limit of PDFs made for one network; cached PDFs do not count. */
const limit = { what: "paper", times: 40, minutes: 60 };

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "Cache-Control": "no-store", ...headers } });

const busy = () => plain(fileAnswers.moment, 503, { "Retry-After": "5" });

/** Serves a public page's PDF for printing: a poster, an event's programme, or slips for gifts. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const paper = readPaperFile(params.file, params);
  if (paper === undefined) return plain(fileAnswers.notFound, 404);
  try {
    const {
      facts,
      photos,
      paragraphs = [],
      list = [],
    } = await requireShared(ctx, requestInfo, params.kind, params.key);
    const photo = await findPrintPhoto(ctx, photos);
    const spec = await specifyCard(ctx, requestInfo, { ...facts, photo });
    const { print } = (await findWordsOfOnce(ctx, requestInfo))("article").share;
    const text = { words: print, paragraphs, list };
    if (cachedPaper(spec, paper, text) === undefined && !(await countTowardsRateLimit(ctx, limit, requestInfo.address)))
      return plain(fileAnswers.tooManyPapers, 429, { "Retry-After": "3600" });
    const pdf = await makePaper(ctx, spec, paper, text);
    if (pdf === undefined) return busy();
    const name = `${params.kind}-${encodeURIComponent(params.key)}-${params.file}`;
    return pdfResponse(name, pdf, { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" });
  } catch (error) {
    if (error instanceof StorageError) return plain(fileAnswers.minute, 503, { "Retry-After": "60" });
    if (error instanceof AppError && error.status === 503) return busy();
    if (error instanceof AppError && error.status === 404) return plain(fileAnswers.notFound, 404);
    throw error;
  }
}
