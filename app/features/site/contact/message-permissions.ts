import { canEdit } from "../../../values/roles.ts";

/** Permission to read, answer and delete messages, and to assign them to members who have the same permission. */
export const canManageMessages = canEdit;
