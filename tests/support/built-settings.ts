import { join } from "node:path";

/** Secret of the sites that journeys, benchmarks and fault runs start from the build. */
export const builtSecret = "a secret that only tests and benchmarks use";

/** The settings of a built site in a folder, isolated from the developer's own; without backups, on a free port. */
export const settingsIn = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  NODE_ENV: "production",
  PORT: "0",
  DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
  FILES_URL: `file:${join(folder, "files")}`,
  MAIL_URL: `mailbox:${join(folder, "mail")}`,
  BACKUPS_URL: "off",
  SESSION_SECRET: builtSecret,
});
