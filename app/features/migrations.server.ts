import { joinMigrations } from "../server/db/migration-list.ts";
import { features } from "./index.server.ts";

/** Every migration of this version. */
export const migrations = joinMigrations(features);
