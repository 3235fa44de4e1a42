import { type RawBuilder, sql } from "kysely";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { canSeeEveryPhoto } from "./photo-permissions.ts";

export interface PhotoUser {
  member: StaffMember;
  /** ISO date. */
  today: string;
}

/**
 * SQL condition for photos that the member may use. A writer may use own uploads, photos of own posts, and public
 * photos.
 */
export function isUsableBy({ member, today }: PhotoUser): RawBuilder<boolean> {
  if (canSeeEveryPhoto(member)) return sql<boolean>`1 = 1`;
  const own = sql`select 'post:' || posts.id from posts where posts.author_id = ${member.id}`;
  const ownText = sql`select 'text:post:' || posts.id from posts where posts.author_id = ${member.id}`;
  return sql<boolean>`(
    photos.kind = 'drawing'
    or (photos.uploaded_by_id is not null and photos.uploaded_by_id = ${member.id})
    or (
      photos.consent_at is not null and photos.withdrawn_at is null
      and (photos.shown_until is null or photos.shown_until >= ${today})
      and ' ' || photos.allowed_uses || ' ' like '% site %'
    )
    or exists (
      select 1 from photo_attachments
      where photo_attachments.photo_id = photos.id
      and (photo_attachments.owner in (${own}) or photo_attachments.owner in (${ownText}))
    )
  )`;
}

/** Finds which of these photos the member may use; unknown ids are omitted. */
export async function findUsablePhotos(db: Database, user: PhotoUser, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("photos").select("id").where("id", "in", ids).where(isUsableBy(user)).execute();
  return new Set(rows.map(({ id }) => id));
}
