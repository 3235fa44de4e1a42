import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { ConfigError, readConfig, settingNames } from "./config.server.ts";

const secret = "a secret that is long enough, 32+";

const read = (environment: Record<string, string | undefined>) =>
  readConfig({ SESSION_SECRET: secret, CONCERNS_KEY: secret, ...environment }, "/srv/site");

function complaint(environment: Record<string, string>, root = "/srv/site"): ConfigError {
  try {
    readConfig({ SESSION_SECRET: secret, CONCERNS_KEY: secret, ...environment }, root);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("These settings were taken.");
}

describe("a laptop without any settings", () => {
  const settings = read({});

  test("opens the site for itself alone, on port 3000", () => {
    expect(settings).toMatchObject({ port: 3000, host: "127.0.0.1", siteUrl: undefined });
  });

  test("keeps everything in the folder var", () => {
    expect(settings).toMatchObject({
      databaseUrl: "sqlite:var/site.sqlite",
      files: { by: "folder", folder: "/srv/site/var/files" },
      backups: { by: "folder", folder: "/srv/site/var/backups" },
      mail: { by: "mailbox", folder: "/srv/site/var/mail" },
      root: "/srv/site",
    });
  });

  test("trusts no proxy, logs what matters and is not developing", () => {
    expect(settings).toMatchObject({ trustedProxies: [], logLevel: "info", development: false });
  });
});

test("a setting that is there and empty counts as not set", () => {
  const empty = Object.fromEntries(
    settingNames.filter((name) => !["SESSION_SECRET", "CONCERNS_KEY"].includes(name)).map((name) => [name, ""]),
  );
  expect(read(empty)).toEqual(read({}));
});

test("a variable that the site does not know is left alone", () => {
  expect(read({ PATH: "/bin", PORTS: "no number" })).toEqual(read({}));
});

describe("a good setting is taken:", () => {
  test.each([
    ["PORT", "0", { port: 0 }],
    ["PORT", "65535", { port: 65_535 }],
    ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
    ["HOST", "::1", { host: "::1" }],
    ["HOST", "site.internal", { host: "site.internal" }],
    ["SITE_URL", "https://example.org", { siteUrl: "https://example.org" }],
    ["SITE_URL", "https://Example.org/", { siteUrl: "https://example.org" }],
    ["SITE_URL", "http://localhost:3000", { siteUrl: "http://localhost:3000" }],
    ["DATABASE_URL", "sqlite:/data/site.sqlite", { databaseUrl: "sqlite:/data/site.sqlite" }],
    ["DATABASE_URL", "postgres://a:b@host/site", { databaseUrl: "postgres://a:b@host/site" }],
    ["DATABASE_URL", "postgresql://a:b@host/site", { databaseUrl: "postgresql://a:b@host/site" }],
    ["FILES_URL", "file:pictures", { files: { by: "folder", folder: "/srv/site/pictures" } }],
    ["FILES_URL", "file:///data/pictures", { files: { by: "folder", folder: "/data/pictures" } }],
    ["BACKUPS_URL", "file:/mnt/second-disk", { backups: { by: "folder", folder: "/mnt/second-disk" } }],
    ["BACKUPS_URL", "off", { backups: undefined }],
    ["MAIL_URL", "mailbox:/data/mail", { mail: { by: "mailbox", folder: "/data/mail" } }],
    ["TRUSTED_PROXIES", "loopback, 10.0.0.0/8,", { trustedProxies: ["loopback", "10.0.0.0/8"] }],
    ["LOG_LEVEL", "error", { logLevel: "error" }],
    ["MAIL_VISITORS_PER_DAY", "1000000", { visitorMail: { hour: 300, day: 1_000_000 } }],
    ["BACKUP_PASSPHRASE", "x".repeat(16), { backupPassphrase: "x".repeat(16) }],
    ["SESSION_SECRET", "x".repeat(32), { secret: "x".repeat(32) }],
    ["CONCERNS_KEY", "y".repeat(32), { concernsKey: "y".repeat(32), concernsKeyFile: undefined }],
    ["NODE_ENV", "development", { development: true }],
  ])("%s=%s", (variable, value, expected) => {
    expect(read({ [variable]: value })).toMatchObject(expected);
  });
});

describe("a setting that cannot be used is named, and its content is not repeated:", () => {
  const wrong: [string, string[]][] = [
    ["PORT", ["65536", "-7", "3000x", "0x7b", "30.5", "123456"]],
    ["HOST", ["my host", "http://localhost"]],
    ["SITE_URL", ["somewhere", "ftp://files.test", "https://site.test/charity", "https://site.test/?token=hunter2"]],
    ["DATABASE_URL", ["mysql://root:hunter2@database/site", "sqlite:", "somewhere/hunter2"]],
    ["DATABASE_READ_URL", ["sqlite:var/hunter2", "mysql://root:hunter2@database/site", "hunter2"]],
    ["BACKUPS_URL", ["s4://key:hunter2@bucket", "s3://key:hunter2@bucket", "file:", "offhunter2"]],
    [
      "FILES_URL",
      [
        "s4://key:hunter2@bucket",
        "file:",
        "somewhere/hunter2",
        "off",
        "s3://",
        "s3://hunter2@bucket",
        "s3://b",
        "s3://Hunter2-bucket",
        "s3://bucket/../hunter2",
        "s3://bucket/a b",
        "s3://bucket?hunter2=yes",

        "s3://bucket?endpoint=hunter2",
        "s3://bucket?endpoint=https://key:hunter2@host",
        "s3://bucket?style=hunter2",
        "s3://bucket?endpoint=https://host/hunter2",
        "s3://bucket?region=hunter%202",
        "s3://bucket?region=",
      ],
    ],
    ["INDEXNOW_KEY", ["hunter2", "hunter2 of the site", "hunter2/../../x", "h".repeat(129)]],
    ["INDEXNOW_URL", ["hunter2", "ftp://hunter2.test", "http://hunter2.test/indexnow", "https://a:hunter2@b.test/"]],
    ["AWS_ACCESS_KEY_ID", ["hunter 2", "hunter2\r\nHost: a.test", "hünter2"]],
    ["AWS_SECRET_ACCESS_KEY", ["hunter 2", "hunter2\r\nHost: a.test", "hünter2"]],
    ["AWS_SESSION_TOKEN", ["hunter 2", "hunter2\r\nHost: a.test", "hünter2"]],
    [
      "MAIL_URL",
      [
        "pop3://post:hunter2@mail.test",
        "mailbox:",
        "somewhere/hunter2",
        "smtp://",
        "smtp://post@mail.test",

        "smtp://mail.test/hunter2",
        "smtp://mail.test?from=hunter2",
        "smtps://mail.test?tls=none",
        "smtp://a:%@b.test",

        "emailjs://id@api.test",
        "emailjs://id:hunter2@api.test?service=s",
        "emailjs://api.test?service=s&template=t",
      ],
    ],
    [
      "MAIL_FROM",
      ["nobody", "nobody@hunter2", "a@b.test, c@d.test", "A <b@c.test>\r\nBcc: d@e.test", "A\nB <b@c.test>"],
    ],
    ["MAIL_VISITORS_PER_HOUR", ["hunter2", "0", "1.5", "-2"]],
    ["MAIL_VISITORS_PER_DAY", ["hunter2", "0", "1e3"]],
    ["PAGES_FOLDER", ["hunter2", "var/hunter2"]],
    ["WEB_CONCURRENCY", ["hunter2", "0", "65", "1.5", "-2", "2 2"]],
    ["TRUSTED_PROXIES", ["everybody", "10.0.0.0/99", "loopback, hunter2"]],
    ["LOG_LEVEL", ["silly", "hunter2"]],
    ["BACKUP_PASSPHRASE", ["hunter2", "x".repeat(15)]],
    ["SESSION_SECRET", ["hunter2", "x".repeat(31)]],
    ["CONCERNS_KEY", ["hunter2", "x".repeat(31)]],
    ["CONCERNS_PHRASE", ["hunter2", "x".repeat(35)]],
    ["OIDC_ISSUER", ["hunter2.test", "http://hunter2.test", "https://a:hunter2@b.test", "https://a.test/?key=hunter2"]],
    ["OIDC_CLIENT_ID", ["hunter 2", "hunter2\r\nHost: a.test"]],
    ["OIDC_CLIENT_SECRET", ["hunter2\r\nHost: a.test", "hünter2"]],
    ["OIDC_NAME", ["hunter2".repeat(9)]],
    ["PAYSTACK_SECRET_KEY", ["hunter 2"]],
    ["PAYSTACK_URL", ["hunter2", "http://hunter2.test", "https://a:hunter2@b.test", "https://a.test/?key=hunter2"]],
    ["FLUTTERWAVE_SECRET_KEY", ["hunter 2"]],
    ["FLUTTERWAVE_WEBHOOK_HASH", ["hunter 2"]],
    ["FLUTTERWAVE_URL", ["http://hunter2.test"]],
    ["BACKUP_PING_URL", ["hunter2", "ftp://hunter2.test", "https://a:hunter2@b.test"]],
    ["METRICS_TOKEN", ["hunter2", "hunter2 hunter2 hunter2", "hunter2\r\nHost: a.test"]],
    ["CDN_PURGE_URL", ["hunter2", "https://a:hunter2@b.test", "ftp://hunter2.test"]],
    ["CDN_PURGE_TOKEN", ["hunter 2", "hunter2\r\nHost: a.test", "hünter2"]],
  ];

  test.each(wrong)("%s", (variable, values) => {
    const complaints = values.map((value) => complaint({ [variable]: value }));
    for (const { message, variable: named } of complaints) {
      expect(named).toBe(variable);
      expect(message).toMatch(new RegExp(`^${variable} must [^\\n]+\\.$`));
    }
    // One message for all inputs: it cannot contain any of them.
    expect(new Set(complaints.map(({ message }) => message)).size).toBe(1);
  });

  test("a copy of a database that has none", () => {
    const { message } = complaint({ DATABASE_READ_URL: "postgres://a:hunter2@host/site" });
    expect(message).toBe(
      "DATABASE_READ_URL must be empty while DATABASE_URL names a file: only PostgreSQL has copies.",
    );
  });

  test("a folder from which any visitor could read withdrawn pictures", () => {
    const { message } = complaint({ FILES_PUBLIC_URL: "https://hunter2.test" });
    expect(message).toMatch(/^FILES_PUBLIC_URL must be removed[^\n]+\.$/);
    expect(message).not.toContain("hunter2");
  });

  test("every variable is in this list", () => {
    expect(wrong.map(([variable]) => variable).sort()).toEqual([...settingNames].sort());
  });
});

describe("an object store", () => {
  const keys = { AWS_ACCESS_KEY_ID: "A-KEY", AWS_SECRET_ACCESS_KEY: "hunter2" };
  const filesAt = (url: string) => read({ ...keys, FILES_URL: url }).files;

  test.each([
    ["s3://pictures", "https://pictures.s3.us-east-1.amazonaws.com", "", "us-east-1"],
    ["s3://pictures?region=af-south-1", "https://pictures.s3.af-south-1.amazonaws.com", "", "af-south-1"],
    ["s3://our.pictures", "https://s3.us-east-1.amazonaws.com/our.pictures", "", "us-east-1"],
    ["s3://pictures/site/?endpoint=https://store.test", "https://store.test/pictures", "site/", "us-east-1"],
    ["s3://pictures?endpoint=http://127.0.0.1:9000/", "http://127.0.0.1:9000/pictures", "", "us-east-1"],
    ["s3://pictures?endpoint=https://store.test&style=host&region=auto", "https://pictures.store.test", "", "auto"],
    ["s3://pictures/a/b-2?style=path", "https://s3.us-east-1.amazonaws.com/pictures", "a/b-2/", "us-east-1"],
  ])("%s is at %s", (url, address, prefix, region) => {
    expect(filesAt(url)).toMatchObject({ by: "store", variable: "FILES_URL", address, prefix, region });
  });

  test("is opened with the keys of the environment, and with a token where they are lent", () => {
    const names = { accessKeyId: "A-KEY", secretAccessKey: "hunter2" };
    expect(filesAt("s3://pictures")).toMatchObject({ keys: names });
    const lent = read({ ...keys, AWS_SESSION_TOKEN: "lent", BACKUPS_URL: "s3://backups" }).backups;
    expect(lent).toMatchObject({ variable: "BACKUPS_URL", keys: { ...names, sessionToken: "lent" } });
  });

  test.each([
    ["AWS_ACCESS_KEY_ID", { AWS_SECRET_ACCESS_KEY: "hunter2" }],
    ["AWS_SECRET_ACCESS_KEY", { AWS_ACCESS_KEY_ID: "hunter2" }],
  ])("without %s keeps the site from opening, and a folder does not ask for it", (variable, half) => {
    for (const place of ["FILES_URL", "BACKUPS_URL"]) {
      const { message } = complaint({ ...half, [place]: "s3://pictures" });
      expect(message).toBe(`${variable} must be set, because ${place} names an object store.`);
    }
    expect(read(half)).toEqual(read({}));
  });
});

describe("the secret of an installation", () => {
  const keep = (root: string) => readConfig({}, root).secret;

  test("is made at the first start, and only the owner of the process can read it", () => {
    const root = temporaryFolder();
    const made = keep(root);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(root, "var/secret")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(root, "var/secret"), "utf8")).toBe(made);
  });

  test("stays the same from then on", () => {
    const root = temporaryFolder();
    expect(keep(root)).toBe(keep(root));
  });

  test("is another one in every installation", () => {
    expect(keep(temporaryFolder())).not.toBe(keep(temporaryFolder()));
  });

  test("is not made where one is given", () => {
    const root = temporaryFolder();
    expect(readConfig({ SESSION_SECRET: secret, CONCERNS_KEY: secret }, root).secret).toBe(secret);
    expect(() => statSync(join(root, "var"))).toThrow(/ENOENT/);
  });

  test("is not used if it cannot be saved: the site does not open", () => {
    const root = temporaryFolder();
    writeFileSync(join(root, "var"), "a file where the folder belongs");
    expect(() => keep(root)).toThrow(/^SESSION_SECRET is not set, and .+ cannot be read\.$/);
  });

  test("is never taken from a place that is no file", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "var/secret"), { recursive: true });
    expect(() => keep(root)).toThrow(/^SESSION_SECRET is not set, and .+ cannot be read\.$/);
  });

  test("that a crash cut short is not used, because an empty one can be guessed", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "var"));
    for (const rest of ["", "a1b2c3", "\n"]) {
      writeFileSync(join(root, "var/secret"), rest);
      expect(() => keep(root)).toThrow(/^SESSION_SECRET is not set, and .+ is damaged\./);
    }
  });
});

test("pages are stored as files only if the site knows its own address", () => {
  expect(complaint({ PAGES_FOLDER: "var/pages" }).message).toMatch(/^PAGES_FOLDER must come with SITE_URL/);
  const { pages } = read({ PAGES_FOLDER: "var/pages", SITE_URL: "https://example.org" });
  expect(pages.folder).toBe("/srv/site/var/pages");
});

test("pages are stored as files only if one process manages them", () => {
  const wanted = { PAGES_FOLDER: "var/pages", SITE_URL: "https://example.org" };
  expect(complaint({ ...wanted, WEB_CONCURRENCY: "2" }).message).toMatch(/^PAGES_FOLDER works with one process only/);
  const postgres = { DATABASE_URL: "postgres://site:hunter2@127.0.0.1/site" };
  expect(complaint({ ...wanted, ...postgres }).message).toMatch(/^PAGES_FOLDER works with SQLite only/);
  expect(complaint({ ...wanted, ...postgres }).message).not.toContain("hunter2");
});

test("one process serves until the settings ask for more", () => {
  expect(read({}).processes).toBe(1);
  expect(read({ WEB_CONCURRENCY: "4" }).processes).toBe(4);
});
