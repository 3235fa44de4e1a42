import { purgeDeleted } from "./features/desk/purge-deleted.server.ts";
import { takeDownPhotos } from "./features/photos/hang-photos.server.ts";
import type { Job } from "./platform/work/work.server.ts";

/** Everything that the site does by itself, and how often. */
export const jobs: Job[] = [
  { name: "purge", by: "one", every: 3_600, run: (site) => purgeDeleted(site, takeDownPhotos) },
];
