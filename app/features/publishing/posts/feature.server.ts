import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { authorData } from "./author-data.server.ts";
import { postType } from "./post.type.server.ts";

export const posts = defineFeature({
  person: authorData,
  tables: { posts: contentTable(postType) },
});
