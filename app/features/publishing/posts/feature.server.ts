import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { anonymiseAuthor } from "./anonymise-author.server.ts";
import { authorData } from "./author-data.server.ts";
import { postType } from "./post.type.server.ts";

export const posts = defineFeature({
  person: authorData,
  on: { accountDeleted: ({ db }, account) => anonymiseAuthor(db, account) },
  tables: { posts: contentTable(postType) },
});
