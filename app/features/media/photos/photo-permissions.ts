import { canEdit, canProtect, canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Detaches photos from items of others: admins only. */
export const canDeletePhotoEverywhere = (member: HasRoles) => hasRole(member, "admin");

/** Allows the library, within `canSeeEveryPhoto`. */
export const canUsePhotos = canWrite;

/** Allows files of unpublished photos. Includes members who manage consents without the library. */
export const canSeePhotos = (member: HasRoles): boolean => canWrite(member) || canProtect(member);

/** Without it, a writer sees only photos that `isUsableBy` allows. */
export const canSeeEveryPhoto = canProtect;

/** Allows recording people, hiding and deleting photos. */
export const canManagePhotos = canEdit;
