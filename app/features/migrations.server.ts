import { joinMigrations } from "../server/db/migration-list.ts";
import { features } from "./index.server.ts";

export const migrations = joinMigrations(features);
