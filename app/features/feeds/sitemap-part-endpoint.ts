import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { cachedRoutesContext } from "../../server/page-cache/cached-routes.ts";
import { writeLongSitemap, writeSitemap } from "../../values/sitemap.ts";
import type { Route } from "./+types/sitemap-part-endpoint";
import { listFewPaths, readAddresses } from "./list-static-paths.server.ts";

/** One sitemap of a large site. @throws AppError notFound for an unknown name */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { origin } = context.get(requestInfoContext);
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  if (params.part === "pages.xml") {
    const paths = await listFewPaths(ctx, context.get(cachedRoutesContext));
    return new Response(writeSitemap(paths.map((path) => origin + path)), { headers });
  }
  const [, noun, part] = /^(posts|events)-([1-9]\d{0,5})\.xml$/.exec(params.part) ?? [];
  const values = noun && (await readAddresses(ctx, noun === "posts" ? noun : "events", Number(part)));
  if (!values) throw new AppError("notFound");
  const whole = async function* () {
    for await (const some of values) {
      yield some.map((value) =>
        noun === "posts"
          ? origin + href("/blog/:slug", { slug: value })
          : origin + href("/event/readmore/:id", { id: value }),
      );
    }
  };
  return new Response(streamOf(writeLongSitemap(whole())), { headers });
}

/** Streams text with backpressure: generates a chunk after the previous one is sent. */
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
