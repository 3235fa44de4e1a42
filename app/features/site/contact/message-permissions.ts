import { canEdit } from "../../../values/roles.ts";

/** Allows a person to read, answer and delete messages, and to assign them to a colleague with the same permission. */
export const canManageMessages = canEdit;
