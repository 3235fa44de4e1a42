import type { StoreConfig } from "./object-store/store-config.ts";

/** `FILES_URL` or `BACKUPS_URL`: a local folder or an object store. */
export type StorageConfig = { by: "folder"; folder: string } | StoreConfig;
