import * as v from "valibot";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { toLagosTime } from "../../values/lagos-time.ts";
import { readVersion } from "../desk/keep-version.server.ts";
import { needEditablePost } from "./need-staff-post.server.ts";
import { postSchema } from "./post-schema.ts";
import { changePost, type SaveOutcome } from "./save-post.server.ts";

/**
 * Brings back what a post said in an earlier version. What it says now becomes an earlier version itself.
 *
 * @throws Refusal notFound, notYours
 */
export async function restorePost(site: Site, member: StaffMember, id: number, version: number): Promise<SaveOutcome> {
  const post = await needEditablePost(site.database, member, id);
  const kept = await readVersion(site, `post:${id}`, version);
  if (kept === undefined) throw new Refusal("notFound");
  const publishAt = post.publish_at === null ? "" : toLagosTime(post.publish_at);
  const fields = v.parse(postSchema, { ...kept, version: String(post.version) });
  return changePost(site, member, id, { ...fields, status: post.status, publishAt });
}
