import { canEdit, canWrite, type HasRoles, hasRole } from "../../../values/roles.ts";

/** Detaching from others' items: admins only. */
export const canDeletePhotoEverywhere = (member: HasRoles) => hasRole(member, "admin");

/** See the library, add to it, and choose from it. */
export const canUsePhotos = canWrite;

/** Say who is in a photo, take it out, delete it. */
export const canManagePhotos = canEdit;
