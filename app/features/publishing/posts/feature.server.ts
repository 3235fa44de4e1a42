import { staff as staffWords } from "content/staff.ts";
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
      alsoCalled: [
        "edit an old post",
        "old story",
        "find an earlier post",
        "half written story",
        "finish a story",
        "continue a draft",
        "take down an article",
        "take a post off the site",
        "publish later",
        "publish tomorrow",
        "schedule a post",
        "set a time to publish",
        "my texts",
        "what i wrote",
        "published posts",
        "unfinished post",
        "share a post",
        "correct a mistake in a post",
        "edit a post",
        "delete a post",
        "blog",
        "story",
        "stories",
        "articles",
        "write",
        "authors",
        "drafts",
        "publish",
        "unpublish",
        "schedule",
        "blog posts",
      ],
    },
    {
      kind: "act",
      label: staffActs.writePost,
      path: "/admin/post?create",
      icon: "plus",
      who: canWrite,
      alsoCalled: [
        "share a story",
        "new post",
        "create a post",
        "write a story",
        "write an article",
        "add a story",
        "publish something",
        "start a blog",
        "tell a story",
      ],
    },
    {
      kind: "act",
      label: staffActs.bringBack,
      path: "/admin/post?deleted",
      icon: "undo",
      who: canWrite,
      alsoCalled: [
        "restore",
        "undelete",
        "recover",
        "recycle bin",
        "trash",
        "i deleted a post",
        "get back",
        "deleted posts",
        "undo delete",
        "rubbish",
        "lost my post",
      ],
    },
    {
      kind: "act",
      label: staffActs.shareOnWhatsApp,
      path: "/admin/post",
      icon: "send",
      who: canWrite,
      alsoCalled: [
        "share",
        "whatsapp",
        "share on facebook",
        "share a post",
        "post on social media",
        "share link",
        "poster",
      ],
    },
  ],
  person: authorData,
  on: { accountDeleted: ({ db }, account) => anonymiseAuthor(db, account) },
  tables: { posts: contentTable(postType) },
});
