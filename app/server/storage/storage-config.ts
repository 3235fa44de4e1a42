import type { StorePlan } from "./object-store/store-config.ts";

/** Where things are kept, as `FILES_URL` and `BACKUPS_URL` say: in a folder of this machine, or in an object store. */
export type FilePlan = { by: "folder"; folder: string } | StorePlan;
