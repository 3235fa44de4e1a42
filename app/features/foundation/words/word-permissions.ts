import { canWrite } from "../../../values/roles.ts";

/** Everybody of the staff changes what visitors read. */
export const canChangePages = canWrite;
