import { expect, test } from "vitest";
import { openMailServer, rejection } from "../../../tests/support/mail-server.ts";
import { runScript } from "../../../tests/support/run-script.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";

test("no secret is printed, by a command whose every setting has one", async () => {
  const secret = (name: string) => `${name}-hunter2-hunter2-hunter2-hunter2`;
  const server = await openMailServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    // A server that repeats what it was sent.
    onAuth: ({ password }, _session, callback) => callback(rejection(535, `5.7.8 Not ${password}`)),
  });
  const folder = temporaryFolder();
  const { said, code } = await runScript("doctor", folder, {
    SITE_URL: "http://localhost:1",
    DATABASE_URL: `postgres://site:${secret("database")}@127.0.0.1:1/site`,
    FILES_URL: "s3://pictures?endpoint=http://127.0.0.1:1",
    BACKUPS_URL: "s3://backups?endpoint=http://127.0.0.1:1",
    AWS_ACCESS_KEY_ID: secret("id"),
    AWS_SECRET_ACCESS_KEY: secret("key"),
    AWS_SESSION_TOKEN: secret("token"),
    MAIL_URL: `smtp://site:${secret("mail")}@127.0.0.1:${server.plan.port}`,
    MAIL_FROM: "hello@localhost.invalid",
    SESSION_SECRET: secret("session"),
    BACKUP_PASSPHRASE: secret("passphrase"),
    OIDC_ISSUER: "https://accounts.invalid",
    OIDC_CLIENT_ID: "site",
    OIDC_CLIENT_SECRET: secret("client"),
    CDN_PURGE_URL: `https://cdn.invalid/${secret("purge")}`,
    CDN_PURGE_TOKEN: secret("cdn"),
  });
  expect(said).toMatch(/^bad {6}Mail server: The mail server refuses the site.s user name or password: .*\*\*\*/m);
  expect(said).toMatch(/^bad {6}Database: /m);
  expect(said).not.toContain("hunter2");
  expect(code).toBe(1);
});

test("a wrong setting is the only line, and the exit status reports it", async () => {
  expect(await runScript("doctor", temporaryFolder(), { PORT: "hunter2" })).toEqual({
    said: "bad      Settings: PORT must be a number from 0 to 65535. Correct it in .env; .env.example explains it.\n",
    code: 1,
  });
});

test("a new folder is no reason to be alarmed: warnings end with status 0", async () => {
  const { said, code } = await runScript("doctor", temporaryFolder(), { PORT: "0" });
  expect(said).toMatch(/^warning {2}Database: There is no database yet\. Start the site once: npm start$/m);
  expect(code).toBe(0);
});
