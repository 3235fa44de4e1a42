import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { cachedRoutesContext } from "../../../server/page-cache/cached-routes.ts";
import { writeLongSitemap, writeSitemap } from "../../../values/sitemap.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import type { Route } from "./+types/sitemap-part-endpoint";
import { listFewPages, readPages } from "./list-static-paths.server.ts";

/** Serves one sitemap of a large site; 404 for an unknown name. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  answerInWords(args.context.get(appContext), () => answerPart(args));

async function answerPart({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { origin } = context.get(requestInfoContext);
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  if (params.part === "pages.xml") {
    const pages = await listFewPages(ctx, { origin, routes: context.get(cachedRoutesContext) });
    return new Response(writeSitemap(pages), { headers });
  }
  const [, table, part] = /^([a-z_]+)-([1-9]\d{0,5})\.xml$/.exec(params.part) ?? [];
  const pages = table && (await readPages(ctx, table, Number(part), origin));
  if (!pages) throw new AppError("notFound");
  return new Response(streamOf(writeLongSitemap(pages)), { headers });
}

/** Streams text with backpressure: generates a part after the previous one was sent. */
function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
