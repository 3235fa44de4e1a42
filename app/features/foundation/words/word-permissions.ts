import { canEdit } from "../../../values/roles.ts";

/** All editors change what visitors read. */
export const canChangePages = canEdit;
