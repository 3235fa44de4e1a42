import { once } from "node:events";
import { chmodSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { putArchive } from "../../../tests/support/archives.ts";
import {
  type Changes,
  diagnose,
  failing,
  goodNetwork,
  healthOf,
  now,
  openSite,
  page,
  recently,
  secret,
} from "../../../tests/support/diagnose-site.ts";
import { saveBackupFailure } from "../db/backup-failures.server.ts";
import { trustTime } from "../db/trusted-time.ts";
import { StorageError } from "../storage/storage.ts";
import type { Network } from "./network.server.ts";

test("all is good where all is well", async () => {
  const results = await diagnose();
  expect(Object.keys(results)).toHaveLength(19);
  for (const [name, [state, line]] of Object.entries(results))
    expect([name, line, state]).toEqual([name, line, "good"]);
});

/** Overwrites the middle of a table. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 300_000, 304_000));
}

/** Changes to a healthy machine, each with the finding of its check. */
const cases: [check: string, state: string, says: RegExp, changes: Changes][] = [
  ["Port", "bad", /Another program/, { network: { fetchHead: page(404), listen: () => failing("EADDRINUSE") } }],
  ["Port", "good", /is free/, { network: { fetchHead: () => failing("ECONNREFUSED") } }],
  [
    "Port",
    "bad",
    /with another SESSION_SECRET/,
    {
      network: { fetchHead: (url) => page(200, healthOf(url, "y".repeat(32)))(), listen: () => failing("EADDRINUSE") },
    },
  ],
  [
    "Port",
    "warning",
    /perhaps it is, and busy/,
    { network: { fetchHead: () => failing("ETIMEDOUT"), listen: () => failing("EADDRINUSE") } },
  ],
  [
    "Port",
    "warning",
    /not ready: The disk is almost full/,
    {
      network: {
        fetchHead: (url) =>
          url.includes("/health") ? page(200, healthOf(url))() : page(503, "The disk is almost full.\n")(),
      },
    },
  ],
  ["Disk", "bad", /almost full/, { parts: { freeBytes: async () => 1_000_000 } }],
  ["Disk", "bad", /can only be read.*dmesg/, { parts: { tryWriting: () => failing("EROFS") } }],
  ["Disk", "bad", /another user.*chown -R \d+ FOLDER/, { parts: { tryWriting: () => failing("EACCES") } }],
  ["Disk", "good", /are free/, { parts: { tryWriting: () => failing("ENOENT") } }],
  [
    "Clock",
    "bad",
    /5 hours away from the clock of 127\.0\.0\.1/,
    {
      network: {
        fetchHead: async (url) => ({
          ...(await goodNetwork.fetchHead(url)),
          date: new Date(now.getTime() + 5 * 3_600_000),
        }),
      },
    },
  ],
  ["Disk", "warning", /filling/, { parts: { freeBytes: async () => 500_000_000 } }],
  ["Memory", "warning", /short/, { parts: { memory: () => ({ free: 1, total: 1_000_000_000 }) } }],
  ["Clock", "bad", /days away/, { parts: { now: new Date("2026-04-10T09:00:00Z") } }],
  ["Name", "bad", /A record/, { network: { addressesOf: () => failing("ENOTFOUND") } }],
  ["Name", "warning", /this machine alone/, { settings: { SITE_URL: "http://localhost:3000" } }],
  [
    "Certificate",
    "bad",
    /CERT_HAS_EXPIRED/,
    { network: { certificateOf: async () => ({ validTo: now, problem: "CERT_HAS_EXPIRED" }) } },
  ],
  [
    "Certificate",
    "warning",
    /3 more days/,
    {
      network: {
        certificateOf: async () => ({ validTo: new Date(now.getTime() + 3 * 86_400_000), problem: undefined }),
      },
    },
  ],
  ["Address", "bad", /begins with http:/, { settings: { SITE_URL: "http://example.org" } }],
  ["Name", "warning", /name server did not answer/, { network: { addressesOf: () => failing("EAI_AGAIN") } }],
  ["Certificate", "warning", /no certificate just now/, { network: { certificateOf: () => failing("ECONNRESET") } }],
  ["Address", "bad", /shows another site \(status 404\)/, { network: { fetchHead: page(404, "Parked") } }],
  ["Address", "bad", /another SESSION_SECRET/, { network: { fetchHead: page(200, `ok\n${"0".repeat(64)}\n`) } }],
  ["Address", "warning", /is not known \(status 502\)/, { network: { fetchHead: page(502) } }],
  ["Address", "warning", /is not known \(ETIMEDOUT\)/, { network: { fetchHead: () => failing("ETIMEDOUT") } }],
  ["Address", "warning", /an older version/, { network: { fetchHead: page(200, "ok\n") } }],
  [
    "Address",
    "warning",
    /does not lead there/,
    { network: { fetchHead: (url) => page(200, url.includes("/health") ? healthOf(url) : "")() } },
  ],
  ["Database", "bad", /cannot be opened/, { parts: { openDb: () => Promise.reject(new Error("password hunter2")) } }],
  ["Database", "warning", /no database yet/, { parts: { openDb: async () => undefined } }],
  [
    "Files",
    "bad",
    /store is away/,
    { parts: { openFiles: () => Promise.reject(new StorageError("The store is away.")) } },
  ],
  [
    "Backups",
    "bad",
    /The list of backups cannot be read/,
    { settings: { BACKUPS_URL: "s3://backups?endpoint=http://127.0.0.1:1" } },
  ],
  ["Backups", "bad", /more than two days/, { parts: { now: new Date("2026-03-13T09:00:00Z") } }],
  [
    "Backups",
    "warning",
    /one broken disk takes both/,
    { settings: { BACKUPS_URL: "file:var/backups" }, breakIt: ({ config }) => putArchive(config, recently) },
  ],
  [
    "Backups",
    "bad",
    /tabasamu-2026-03-10.tar.gz is not good: 40 files are missing that the site names. The last good one is tabasamu-2026-03-09.tar.gz/,
    {
      settings: { BACKUPS_URL: "file:var/backups" },
      breakIt({ config }) {
        putArchive(config, "2026-03-09T01:00:00.000Z");
        putArchive(config, recently, { missing: 40, isGood: false });
      },
    },
  ],
  [
    "Backups",
    "bad",
    /Cut off or damaged: tabasamu-2026-03-10.tar.gz\. The last good one is tabasamu-2026-03-09.tar.gz\. To restore, take the one of the night before/,
    {
      settings: { BACKUPS_URL: "file:var/backups" },
      breakIt({ config }) {
        putArchive(config, "2026-03-09T01:00:00.000Z");
        truncateSync(join(config.root, "var/backups", putArchive(config, recently)), 1_000);
      },
    },
  ],
  ["Backups", "warning", /switched off/, { settings: { BACKUPS_URL: "off" } }],
  ["Mail server", "bad", /cannot be reached/, { settings: { MAIL_URL: "smtp://127.0.0.1:1" } }],
  ["Mail server", "warning", /No mail server/, { settings: { MAIL_URL: "mailbox:var/mail" } }],
  ["Sender", "bad", /receives no email/, { network: { mailServersOf: () => failing("ENOTFOUND") } }],
  ["SPF", "warning", /does not say which/, { network: { textRecords: () => failing("ENODATA") } }],
  ["SPF", "bad", /2 SPF records/, { network: { textRecords: async () => ["v=spf1 -all", "v=spf1 ~all"] } }],
  ["SPF", "warning", /every server/, { network: { textRecords: async () => ["v=spf1 +all"] } }],
  ["SPF", "warning", /did not answer \(ETIMEOUT\)/, { network: { textRecords: () => failing("ETIMEOUT") } }],
  ["DKIM", "warning", /no signing key/, { network: { textRecords: () => failing("ENOTFOUND") } }],
  ["DMARC", "warning", /forged/, { network: { textRecords: () => failing("ENOTFOUND") } }],
  ["Clock", "bad", /days away/, { breakIt: (ctx) => trustTime(ctx.db, "2026-01-01T00:00:00.000Z") }],
  [
    "Backups",
    "bad",
    /failed: The disk is full\./,
    {
      breakIt: ({ db }) => saveBackupFailure(db, now.toISOString(), "The disk is full."),
    },
  ],
  [
    "Database",
    "warning",
    /1 migrations wait\./,
    { breakIt: ({ db }) => sql`delete from kysely_migration where name = '100-looks-of-crops'`.execute(db) },
  ],
  [
    "Database",
    "bad",
    /A newer version/,
    { breakIt: ({ db }) => sql`insert into kysely_migration values ('999-later', '2026')`.execute(db) },
  ],
  ["Database", "bad", /damaged/, { breakIt: ({ config }) => damage(join(config.root, "var/site.sqlite")) }],
  ["Permissions", "bad", /can read var\./, { breakIt: ({ config }) => chmodSync(join(config.root, "var"), 0o755) }],
  [
    "Versions",
    "warning",
    /tested with Node 99/,
    {
      breakIt: ({ config }) => writeFileSync(join(config.root, "package.json"), '{"dependencies":{"node":"99.0.0"}}'),
    },
  ],
];

test("each check finds what is broken around the site", async () => {
  const site = await openSite();
  for (const [name, state, says, changes] of cases.filter(([, , , { breakIt }]) => breakIt === undefined))
    expect([name, (await diagnose(changes, site))[name]]).toEqual([name, [state, expect.stringMatching(says)]]);
});

test("a check without an answer in time is a warning", async () => {
  const silent: Changes = { network: { addressesOf: () => new Promise(() => {}) } };
  expect((await diagnose(silent, undefined, 300)).Name).toEqual([
    "warning",
    expect.stringMatching(/did not answer in time/),
  ]);
});

test("a mail server that takes the connection and is silent is not called bad", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  expect(
    (await diagnose({ settings: { MAIL_URL: `smtp://127.0.0.1:${port}` } }, undefined, 20_000))["Mail server"],
  ).toEqual(["warning", expect.stringMatching(/did not answer in time. It may be busy/)]);
});

test("a machine so busy that nothing answers has no bad line", async () => {
  const never = () => new Promise<never>(() => {});
  const silent: Network = {
    addressesOf: never,
    textRecords: never,
    mailServersOf: never,
    certificateOf: never,
    fetchHead: never,
    listen: () => failing("EADDRINUSE"),
  };
  const results = await diagnose({ network: silent }, undefined, 500);
  expect(Object.entries(results).filter(([, [state]]) => state === "bad")).toEqual([]);
});

test("printed lines hide secrets, and no ordinary words", async () => {
  const refusing = { fetchHead: () => failing(`${secret} for mail`) };
  const settings = { MAIL_URL: "smtp://user:mail@127.0.0.1:1" };
  const [, line] = (await diagnose({ network: refusing, settings })).Address ?? [];
  expect(line).toContain("(*** for mail)");
});

test.each(cases.filter(([, , , { breakIt }]) => breakIt !== undefined))(
  "the doctor reports %s: with %s it says %s",
  async (name, state, says, changes) => {
    expect((await diagnose(changes))[name]).toEqual([state, expect.stringMatching(says)]);
  },
);
