import { blog } from "content/lists.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { firstWords } from "../../values/media-block.ts";
import { xml } from "../../values/xml.ts";
import { listPosts } from "../posts/find-posts.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";
import { findWordsOnce } from "../words/find-words.server.ts";
import type { Route } from "./+types/rss-endpoint";

export const handle: RouteHandle = { cache: { isListed: false } };

/** The newest posts ([RSS 2.0](https://www.rssboard.org/rss-specification)). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { origin } = requestInfo;
  const name = fullName(await findSettings(ctx));
  const { heading } = (await findWordsOnce(ctx, requestInfo)).blog ?? blog;
  const { posts } = await listPosts(ctx);
  const items = posts.map(({ title, slug, postText, paragraphs, timestamp }) => {
    const address = `${origin}${href("/blog/:slug", { slug })}`;
    const date = new Date(timestamp * 1000).toUTCString();
    const text = postText || firstWords(paragraphs) || "";
    return xml`<item><title>${title}</title><link>${address}</link><guid>${address}</guid><pubDate>${date}</pubDate><description>${text}</description></item>`;
  });
  const head = xml`<title>${name}</title><link>${origin}${href("/blog")}</link><description>${heading}</description><language>en-NG</language>`;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>${head}${items.join("")}</channel></rss>`,
    { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } },
  );
}
