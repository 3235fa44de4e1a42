import { canEdit } from "../../../values/roles.ts";

/** Read, answer and delete what visitors write, and give it to somebody who may, too. */
export const canManageMessages = canEdit;
