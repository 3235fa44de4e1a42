import { authorData as words } from "content/staff-posts.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { someVolunteer } from "../../../values/erased-name.ts";
import { findPostsBy, renameAuthor } from "./post-queries.server.ts";

const momentOf = ({ timestamp }: { timestamp: number }) => new Date(timestamp * 1_000).toISOString();

/** A person's posts, which stay; an erasure may remove the name. */
export const authorData: PersonalData = {
  async find({ db }, { accountIds, names }) {
    if (accountIds.length + names.length === 0) return [];
    const posts = await findPostsBy(db, accountIds, names);
    const about = { name: "posts", label: words, noun: "post" };
    return [{ ...personalRecords(about, posts, momentOf), isInPublic: true }];
  },
  async erase({ db }, { isUnnamed }, [found]) {
    const posts = found?.keys?.map((key) => Number(key.slice("post:".length))) ?? [];
    if (isUnnamed) await renameAuthor(db, posts, someVolunteer);
    return undefined;
  },
};
