import { staff as staffWords } from "content/staff.ts";
import { staffAskedPublishing } from "content/staff-asked-publishing.ts";
import { staffActs } from "content/staff-jump.ts";
import { authorData as words } from "content/staff-posts.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { rowsNotDeleted } from "../../../cms/content-queries.server.ts";
import { contentTable } from "../../../cms/define-content-type.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { someVolunteer } from "../../../values/erased-name.ts";
import { canEdit, canWrite } from "../../../values/roles.ts";
import { listPostsForSitemap, sharePost } from "./find-posts.server.ts";
import { postType } from "./post.type.server.ts";
import { postMigrations } from "./post-migrations.ts";
import * as store from "./post-queries.server.ts";
import { findPostsBy, hasOwnPost, renameAuthor } from "./post-queries.server.ts";

const momentOf = ({ timestamp }: { timestamp: number }) => new Date(timestamp * 1_000).toISOString();

/** A person's posts, which are kept; an erasure can remove the name. */
const authorData: PersonalData = {
  async find({ db }, { accountIds, names }) {
    if (accountIds.length + names.length === 0) return [];
    const posts = await findPostsBy(db, accountIds, names);
    const about = { name: "posts", label: words.label, noun: "post" };
    return [{ ...personalRecords(about, posts, momentOf), isInPublic: true }];
  },
  async erase({ db }, { isUnnamed }, [found]) {
    const posts = found?.keys?.map((key) => Number(key.slice("post:".length))) ?? [];
    if (isUnnamed) await renameAuthor(db, posts, someVolunteer);
    return undefined;
  },
};

/**
 * Removes the author's account from a person's posts, in the transaction that deletes the person; admins then own the
 * posts. The name is kept (decisions P3).
 */
async function anonymiseAuthor(db: Database, authorId: string): Promise<void> {
  await store.anonymiseAuthor(db, authorId);
}

export const posts = defineFeature(() => ({
  sitemap: {
    table: "posts",
    noun: "post",
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
      words: staffReadiness.post,
      path: "/admin/post",
      isDone: ({ db, clock }) => hasOwnPost(db, clock.now().toISOString()),
    },
  ],
  staff: [
    {
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
  migrations: postMigrations,
  tables: { posts: contentTable(postType) },
}));
