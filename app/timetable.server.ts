import type { Job } from "./platform/work/work.server.ts";

/** Everything that the site does by itself, and how often. */
export const jobs: Job[] = [];
