import { findFirstPaths } from "../../../cms/redirect-queries.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { encodePath } from "../../../values/address.ts";
import { describeEvent, type StateWords } from "../../../values/event-description.ts";
import { pictureAddresses } from "../../../values/linked-data.ts";
import { firstWords } from "../../../values/media-block.ts";
import { plainText } from "../../../values/plain-text.ts";
import { projectKey } from "../../../values/project-key.ts";
import { startOfSiteDay } from "../../../values/site-days.ts";
import { listCalendarEvents } from "../../events/events/find-events.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { listDocuments } from "../../media/documents/find-documents.server.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import { listNews } from "../../publishing/news/find-news.server.ts";
import { listPosts } from "../../publishing/posts/find-posts.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import type { Feed, FeedItem } from "./write-feed.ts";

export const feedKinds = ["posts", "events", "projects", "news", "documents"] as const;
type FeedKind = (typeof feedKinds)[number];

/**
 * Maximum number of events or projects in a feed. Feeds of posts and news have as many items as the first page of the
 * list.
 */
const maxItems = 24;

/** Lists the newest items of a feed, as their pages show them. */
export async function listFeed(ctx: AppContext, requestInfo: RequestInfo, kind: FeedKind): Promise<Feed> {
  const words = await findWordsOfOnce(ctx, requestInfo);
  const { origin } = requestInfo;
  switch (kind) {
    case "posts":
      return {
        path: "/blog",
        heading: words("blog").heading,
        items: await postItems(ctx, origin),
      };
    case "events":
      return {
        path: "/events",
        heading: words("events").heading,
        items: await eventItems(ctx, origin, words("coming").states),
      };
    case "projects":
      return {
        path: "/what-we-do",
        heading: words("what-we-do").heading,
        items: await projectItems(ctx, origin),
      };
    case "news":
      return { path: "/media", heading: words("media").heading, items: await newsItems(ctx, origin) };
    case "documents":
      return { path: "/documents", heading: words("documents").heading, items: await documentItems(ctx, origin) };
  }
}

async function firstAddresses({ db }: AppContext, noun: string, things: { id: number }[], origin: string) {
  const found = await findFirstPaths(
    db,
    noun,
    things.map(({ id }) => id),
  );
  return (id: number, url: string) => {
    const path = found.get(id);
    return path === undefined ? url : origin + encodePath(path);
  };
}

async function postItems(ctx: AppContext, origin: string): Promise<FeedItem[]> {
  const { posts } = await listPosts(ctx);
  const firstOf = await firstAddresses(ctx, "post", posts, origin);
  return posts.map(({ id, title, slug, postText, paragraphs, timestamp, author, photos }) => {
    const url = `${origin}/blog/${encodeURIComponent(slug)}`;
    return {
      id: firstOf(id, url),
      url,
      title,
      text: plainText(postText || firstWords(paragraphs) || ""),
      published: new Date(timestamp * 1000),
      author: author.name,
      picture: pictureAddresses(origin, photos)?.[0],
    };
  });
}

async function eventItems(ctx: AppContext, origin: string, states: StateWords): Promise<FeedItem[]> {
  const newest = (await listCalendarEvents(ctx)).sort((a, b) => b.id - a.id).slice(0, maxItems);
  return (await withPhotos(ctx, "event", newest)).map((event) => {
    const url = `${origin}/event/readmore/${event.id}`;
    const { notice, standing, when, place } = describeEvent(event, states);
    const told = standing === "over" ? "" : notice;
    // The notice of a postponed event already contains the time.
    const text = [told, standing === "moved" ? "" : when, place, event.theme].filter(Boolean).join(". ");
    return { id: url, url, title: event.title, text, picture: pictureAddresses(origin, event.photos)?.[0] };
  });
}

async function projectItems(ctx: AppContext, origin: string): Promise<FeedItem[]> {
  const newest = (await listProjects(ctx)).toReversed().slice(0, maxItems);
  const firstOf = await firstAddresses(ctx, "project", newest, origin);
  return (await withPhotos(ctx, "project", newest)).map((project) => {
    const url = `${origin}/project/readmore/${encodeURIComponent(projectKey(project))}`;
    const picture = pictureAddresses(origin, project.photos)?.[0];
    return { id: firstOf(project.id, url), url, title: project.title, text: project.theme, picture };
  });
}

async function newsItems(ctx: AppContext, origin: string): Promise<FeedItem[]> {
  const { items } = await listNews(ctx);
  return items.map(({ id, title, source, date, link }) => ({
    id: `${origin}/media#news-${id}`,
    url: link,
    title,
    text: source,
    published: new Date(startOfSiteDay(date)),
  }));
}

async function documentItems(ctx: AppContext, origin: string): Promise<FeedItem[]> {
  const newest = (await listDocuments(ctx)).slice(0, maxItems);
  return newest.map(({ slug, title, description }) => {
    const url = `${origin}/documents/${encodeURIComponent(slug)}`;
    return { id: url, url, title, text: description };
  });
}
