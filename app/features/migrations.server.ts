import { joinMigrations } from "../server/db/migration-list.ts";
import { features } from "./index.server.ts";

/** All migrations of this release. */
export const migrations = joinMigrations(features);
