import type * as en from "../../en/samples/index.ts";
import { firstSettings } from "../site.ts";
import { sampleEvents } from "./events.ts";
import { sampleNews } from "./news.ts";
import { samplePosts } from "./posts.ts";
import { sampleProjects } from "./projects.ts";

export const samples: typeof en.samples = {
  settings: firstSettings,
  events: sampleEvents,
  projects: sampleProjects,
  posts: samplePosts,
  news: sampleNews,
};
