import { join } from "node:path";
import { samples } from "content/samples/index.ts";
import { createAppContext } from "../../app/app-context.server.ts";
import { loadSamples } from "../../app/load-samples.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of this run's SQLite databases; undefined on PostgreSQL. */
    databases: string | undefined;
    /** URL prefix of this run's PostgreSQL databases; undefined on SQLite. */
    postgres: string | undefined;
    /** The folder with the pictures of `templates.samples`. */
    sampleFiles: string;
  }
}

/** Names of the databases that tests copy: migrated and empty, or with the samples. */
export const templates = { empty: "template_site", samples: "template_samples" };

/** When the samples of the template were loaded, and when a test begins. */
export const usualNow = "2026-03-10T09:00:00Z";

/** Loads the samples as a new site does. @param folder where `files` will be */
export async function fillWithSamples(url: string, folder: string): Promise<void> {
  const files = `file:${join(folder, "files")}`;
  const config = readConfig({ DATABASE_URL: url, FILES_URL: files, SESSION_SECRET: "x".repeat(32) }, folder);
  const ctx = await createAppContext(config, { now: () => new Date(usualNow) });
  await loadSamples(ctx, samples);
  await ctx.db.destroy();
}
