import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { postType } from "./post.type.server.ts";

export const posts = defineFeature({
  tables: { posts: contentTable(postType) },
});
