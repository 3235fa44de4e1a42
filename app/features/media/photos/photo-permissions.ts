import { canEdit, canProtect, canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Detaching from others' items: admins only. */
export const canDeletePhotoEverywhere = (member: HasRoles) => hasRole(member, "admin");

/** See the library, add to it, and choose from it, as far as `canSeeEveryPhoto`. */
export const canUsePhotos = canWrite;

/** The files of photos that wait for consent: also who keeps consents, without the library. */
export const canSeePhotos = (member: HasRoles): boolean => canWrite(member) || canProtect(member);

/** Every photo of the library; a writer sees the own ones, and those that visitors may see: see `isUsableBy`. */
export const canSeeEveryPhoto = canProtect;

/** Say who is in a photo, take it out, delete it. */
export const canManagePhotos = canEdit;
