import { staff as staffWords } from "content/staff.ts";
import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canEdit, canWrite } from "../../../values/roles.ts";
import { anonymiseAuthor } from "./anonymise-author.server.ts";
import { authorData } from "./author-data.server.ts";
import { findLastText } from "./find-last-text.server.ts";
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
  lastText: findLastText,
  staff: [
    {
      room: {
        in: "write",
        rank: 10,
        pocketOf: ["writer", "editor"],
        holds: ["/admin/listen/:subject", "/admin/share/:kind/:key"],
      },
      label: staffWords.nav.posts,
      path: "/admin/post",
      who: canWrite,
      icon: "post",
      total: rowsNotDeleted("posts"),
      counts: canEdit,
      alsoCalled: staffAskedPublishing.posts,
    },
    {
      kind: "act",
      label: staffActs.writePost,
      path: "/admin/post?create",
      icon: "plus",
      who: canWrite,
      alsoCalled: staffAskedPublishing.newPost,
    },
    {
      kind: "act",
      label: staffActs.bringBack,
      path: "/admin/post?deleted",
      icon: "undo",
      who: canWrite,
      alsoCalled: staffAskedPublishing.bringBack,
    },
    {
      kind: "act",
      label: staffActs.shareOnWhatsApp,
      path: "/admin/post",
      icon: "send",
      who: canWrite,
      alsoCalled: staffAskedPublishing.share,
    },
  ],
  person: authorData,
  on: { accountDeleted: ({ db }, account) => anonymiseAuthor(db, account) },
  tables: { posts: contentTable(postType) },
});
