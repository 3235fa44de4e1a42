import { staffPhotoWords as words } from "content/staff-photo-words.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { hasActiveLead } from "../../../server/auth/list-safeguarders.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canSeePhotoWords } from "./photo-request-permissions.ts";
import * as store from "./photo-word-queries.server.ts";

const pageLength = 60;

export async function findPhotoWord({ db }: Pick<AppContext, "db">, photo: { id: number; waits_for_check: number }) {
  const said = await store.findWord(db, photo.id);
  if (said === undefined || (photo.waits_for_check === 0 && said.refused_at === null)) return undefined;
  const { word, alone_from, refused_at, said_by_id } = said;
  return { word, isRefused: refused_at !== null, aloneFrom: writeMoment(alone_from), said_by_id };
}

/** Finds which of these photos have more faces than consents, unless a colleague confirmed it. */
export const findWithMoreFaces = ({ db }: Pick<AppContext, "db">, ids: readonly number[]): Promise<Set<number>> =>
  store.findWithMoreFaces(db, ids);

/** Lists photos that depend on one person's answer, and photos with more faces than consents. */
export async function listPhotoWords({ ctx, member }: Actor) {
  requireMay(member, canSeePhotoWords);
  return (await store.findOnOneWord(ctx.db, pageLength)).map((row) => ({
    id: row.id,
    /** Null if the photo is listed only because it has more faces than consents. */
    word: row.agreed_at === null ? row.word : null,
    by: row.said_by,
    isYours: row.said_by_id === member.id,
    at: row.said_at && writeMoment(row.said_at),
    aloneFrom: row.waits_for_check === 1 && row.alone_from !== null ? writeMoment(row.alone_from) : undefined,
    faces: row.faces === null ? undefined : Number(row.faces),
    people: Number(row.people),
    isCounted: row.face_count !== null,
  }));
}

/** Reports these photos to the safeguarding lead; to admins while there is no lead. */
export async function findPhotoWordNeed(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canSeePhotoWords(member) || (!member.readsSafeguarding && (await hasActiveLead(ctx)))) return [];
  const { count, since, names } = await store.countOnOneWord(ctx.db);
  if (count === 0) return [];
  const row = { label: words.need(count), detail: words.needDetail(names), act: words.needAct, count, since };
  return [{ ...row, rank: "child", icon: "shield", ground: "g-lilac", path: "/admin/photo-words" }];
}
