import { canEdit, canProtect, canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Admins only, because it detaches photos from other people's items. */
export const canDeletePhotoEverywhere = (member: HasRoles) => hasRole(member, "admin");

/** Permission for the library; `canSeeEveryPhoto` limits the photos in it. */
export const canUsePhotos = canWrite;

/** Permission for files of unpublished photos. Includes members who manage consents but cannot open the library. */
export const canSeePhotos = (member: HasRoles): boolean => canWrite(member) || canProtect(member);

/** A member without this permission sees only photos that `isUsableBy` allows. */
export const canSeeEveryPhoto = canProtect;

/** Permission to record people in photos, and to hide and delete photos. */
export const canManagePhotos = canEdit;
