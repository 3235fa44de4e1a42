import { defineFeature } from "../../../server/define-feature.server.ts";
import { notifySearchEngines } from "./notify-search-engines.server.ts";

export const feeds = defineFeature(() => ({
  jobs: [{ name: "search engines", by: "one", every: 60, run: notifySearchEngines }],
}));
