import type { Database } from "../../platform/database/database.server.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import * as store from "./photo-store.server.ts";

type KeptPhoto = Awaited<ReturnType<typeof store.findPhotosById>>[number];

/** What somebody says about a picture. */
interface Said {
  alt: string;
  agreed: boolean;
  focal_x: number;
  focal_y: number;
}

/**
 * Writes down what is said about a picture, in a transaction. Who ticks first that all agreed is kept with the time;
 * taking the tick out forgets both, and hides the picture everywhere at once.
 *
 * @param database the transaction
 */
export async function describePhoto(
  site: Site,
  database: Database,
  member: StaffMember,
  photo: KeptPhoto,
  { agreed, ...said }: Said,
): Promise<void> {
  const { consent_by, consent_at } = photo;
  const first = { consent_by: member.name, consent_at: site.clock.now().toISOString() };
  const kept = consent_at === null ? first : { consent_by, consent_at };
  const consent = agreed ? kept : { consent_by: null, consent_at: null };
  await store.changePhoto(database, photo.id, { ...said, ...consent });
  await keepDeed(site, database, member, {
    what: agreed ? "picture described, consent confirmed" : "picture described, without consent",
    subject: `photo:${photo.id}`,
  });
}
