import { staff as staffWords } from "content/staff.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit, canWrite } from "../../../values/roles.ts";
import { anonymiseAuthor } from "./anonymise-author.server.ts";
import { authorData } from "./author-data.server.ts";
import { listPostsForSitemap, sharePost } from "./find-posts.server.ts";
import { postType } from "./post.type.server.ts";
import { hasOwnPost } from "./post-queries.server.ts";

export const posts = defineFeature({
  sitemap: {
    table: "posts",
    noun: "post",
    rank: 40,
    pathOf: (slug) => `/blog/${encodeURIComponent(slug)}`,
    many: { column: "slug", first: listPostsForSitemap },
  },
  shared: { post: sharePost },
  pages: [
    {
      path: "/blog",
      rank: 110,
      need: "blog",
      lede: (of) => of("blog").description,
      title: (of) => of("blog").title,
      texts: (of) => [of("blog").description, of("blog").heading],
    },
  ],
  checklist: [
    {
      step: "post",
      rank: 40,
      words: staffReadiness.post,
      path: "/admin/post",
      isDone: ({ db, clock }) => hasOwnPost(db, clock.now().toISOString()),
    },
  ],
  staff: [
    {
      group: "write",
      rank: 10,
      isInBar: true,
      label: staffWords.nav.posts,
      path: "/admin/post",
      who: canWrite,
      icon: "post",
      total: rowsNotDeleted("posts"),
      counts: canEdit,
      alsoCalled: ["blog", "story", "stories", "article", "write", "authors"],
    },
  ],
  person: authorData,
  on: { accountDeleted: ({ db }, account) => anonymiseAuthor(db, account) },
  tables: { posts: contentTable(postType) },
});
