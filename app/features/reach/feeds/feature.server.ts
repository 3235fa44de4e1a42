import { defineFeature } from "../../../server/define-feature.server.ts";
import { tellSearchEngines } from "./tell-search-engines.server.ts";

export const feeds = defineFeature({
  jobs: [{ name: "search engines", by: "one", every: 60, run: tellSearchEngines }],
});
