import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { ownPageType } from "./own-page.type.server.ts";

export const ownPages = defineFeature({
  tables: { pages: contentTable(ownPageType) },
});
