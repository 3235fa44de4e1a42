import { errors } from "content/error-sentences.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { answerInWords } from "../../foundation/words/answer-in-words.server.ts";
import type { Route } from "./+types/feed-endpoint";
import { feedKinds, listFeed } from "./list-feed.server.ts";
import { writeJsonFeed, writeRss } from "./write-feed.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

const types = { xml: "application/rss+xml", json: "application/feed+json" };

const feedErrors = defineErrors(
  { feedNotFound: 404 },
  {
    get feedNotFound() {
      return errors.feed(feedKinds.map((kind) => `/feeds/${kind}.xml`));
    },
  },
);

/** A feed of one kind, like `events.json`; 404 for an unknown name. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  answerInWords(args.context.get(appContext), () => answerFeed(args));

async function answerFeed({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const [, name, ending] = /^([a-z]+)\.(xml|json)$/.exec(params.file) ?? [];
  const kind = feedKinds.find((kind) => kind === name);
  if (kind === undefined) throw new AppError(feedErrors.feedNotFound);
  const address = `${requestInfo.origin}/feeds/${kind}.${ending}`;
  const about = { origin: requestInfo.origin, name: fullName(await findSettings(ctx)), address };
  const feed = await listFeed(ctx, requestInfo, kind);
  const text = ending === "json" ? writeJsonFeed(feed, about) : writeRss(feed, about);
  return new Response(text, {
    headers: { "Content-Type": `${types[ending === "json" ? "json" : "xml"]}; charset=utf-8` },
  });
}
