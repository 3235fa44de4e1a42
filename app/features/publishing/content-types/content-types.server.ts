import type { AnyFields, ContentType } from "../../../cms/content-type.server.ts";
import type { ContentNoun, StoryTables } from "../../../server/db/tables.ts";
import { AppError } from "../../../server/http/errors.ts";
import { eventType } from "../../events/events/event.type.server.ts";
import { documentType } from "../../media/documents/document.type.server.ts";
import { contributorType } from "../contributors/contributor.type.server.ts";
import { newsType } from "../news/news.type.server.ts";
import { ownPageType } from "../own-pages/own-page.type.server.ts";
import { postType } from "../posts/post.type.server.ts";
import { projectType } from "../projects/project.type.server.ts";

/** Content types, by the noun in `/admin/:noun`. */
export const contentTypes = {
  post: postType,
  event: eventType,
  project: projectType,
  news: newsType,
  page: ownPageType,
  contributor: contributorType,
  document: documentType,
} satisfies Record<ContentNoun, unknown>;

export const storyTables: StoryTables = Object.fromEntries(
  Object.values(contentTypes).map(({ noun, table }) => [noun, table]),
);

/** Parts of each content type that queries about all types need. */
export const stories = Object.values(contentTypes).map(({ table, noun, fields }) => ({
  table,
  noun,
  text: Object.values<AnyFields[string]>(fields).find(({ isList }) => isList)?.column,
}));

export type Noun = keyof typeof contentTypes;

/** Returns the noun of a route. @param pattern of the matched route, for example `/admin/event/:id` */
export function readNoun(pattern: string): Noun {
  const noun = pattern.split("/").find((part) => Object.hasOwn(contentTypes, part));
  if (noun === undefined) throw new AppError("notFound");
  return noun as Noun;
}

export const isNoun = (text: string): text is Noun => Object.hasOwn(contentTypes, text);

export const contentTypeOf = (noun: Noun): ContentType => contentTypes[noun];
