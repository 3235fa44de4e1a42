import { expect, test } from "vitest";
import { readConfig } from "./config.server.ts";

const read = (environment: Record<string, string | undefined>) =>
  readConfig({ SESSION_SECRET: "x".repeat(32), ...environment }, "/srv/site");

/** One that can be, for settings that are misspelt in a test. */
const values: Record<string, string> = {
  DATABASE_URL: "sqlite:var/site.sqlite",
  SITE_URL: "https://example.org",
  BACKUPS_URL: "off",
  TRUSTED_PROXIES: "loopback",
};

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["SITE_ULR", "SITE_URL"],
  ["SITE_URLS", "SITE_URL"],
  ["BACKUP_URL", "BACKUPS_URL"],
  ["TRUSTED_PROXIEZ", "TRUSTED_PROXIES"],
  ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
  ["site_url", "SITE_URL"],
  ["BACKUPURL", "BACKUPS_URL"],
  ["Database_Url", "DATABASE_URL"],
])("a name with a slip: %s", (given, meant) => {
  const said = `${meant} is not set, and ${given} is, which is no setting. Correct its name.`;
  expect(() => read({ [given]: "hunter2" })).toThrow(said);
  expect(read({ [given]: "hunter2", [meant]: values[meant] })).toBeDefined();
});

test("a name that another program has is left alone", () => {
  expect(read({ HOSTNAME: "a", PORTS: "1", SMTP_URL: "b", NODE_ENV: "test", DATABASE: "c" })).toEqual(read({}));
});

test("the first line of a file that begins with a byte order mark", () => {
  expect(() => read({ "\uFEFFSITE_URL": "https://hunter2.test" })).toThrow(
    "SITE_URL stands behind a byte order mark in .env. Save that file as UTF-8 without BOM.",
  );
});
