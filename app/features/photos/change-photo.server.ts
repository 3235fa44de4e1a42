import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { describePhoto } from "./describe-photo.server.ts";
import type { PhotoFields } from "./photo-schema.ts";
import * as store from "./photo-store.server.ts";

/**
 * Changes what is said about a picture.
 *
 * @throws Refusal notFound
 */
export async function changePhoto(site: Site, member: StaffMember, id: number, fields: PhotoFields): Promise<void> {
  const [across, down] = fields.focus.split("-").map(Number);
  await site.database.transaction().execute(async (transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Refusal("notFound");
    await describePhoto(site, transaction, member, photo, {
      alt: fields.alt,
      agreed: fields.consent === "on",
      focal_x: across ?? 50,
      focal_y: down ?? 50,
    });
  });
}

/**
 * Deletes a picture that hangs nowhere. Its files stay for earlier versions until they are cleaned up.
 *
 * @returns false when it is in use
 * @throws Refusal notFound
 */
export async function deletePhoto(site: Site, member: StaffMember, id: number): Promise<boolean> {
  return site.database.transaction().execute(async (transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Refusal("notFound");
    if ((await store.findUses(transaction, id)).length > 0) return false;
    await store.deletePhoto(transaction, id);
    await keepDeed(site, transaction, member, { what: "picture deleted", subject: `photo:${id}` });
    return true;
  });
}
