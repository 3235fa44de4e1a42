import { firstSettings } from "../site.ts";
import { sampleEvents } from "./events.ts";
import { sampleNews } from "./news.ts";
import { samplePosts } from "./posts.ts";
import { sampleProjects } from "./projects.ts";

/** All that a new site starts with. */
export const samples = {
  settings: firstSettings,
  events: sampleEvents,
  projects: sampleProjects,
  posts: samplePosts,
  news: sampleNews,
};

export type Samples = typeof samples;
