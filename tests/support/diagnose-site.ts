import { readConfig } from "../../app/server/config/config.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { DoctorParts } from "../../app/server/doctor/check.ts";
import type { Network } from "../../app/server/doctor/network.server.ts";
import { runChecks } from "../../app/server/doctor/run-checks.server.ts";
import { answerChallenge } from "../../app/server/http/site-challenge.server.ts";
import { openArchiveBucket } from "./archives.ts";
import { openMailServer } from "./mail-server.ts";
import { keys } from "./object-store.ts";
import { createTestSite, ownFile } from "./test-site.ts";

export const failing = (code: string) => Promise.reject(Object.assign(new Error(), { code }));

export const now = new Date("2026-03-10T09:00:00Z");
export const recently = "2026-03-10T01:00:00.000Z";

export const secret = "x".repeat(32);

/**
 * Returns the response of `/health` at this address, challenge included.
 * @param by the secret of the site that answers
 */
export const healthOf = (url: string, by = secret): string =>
  `ok\n${answerChallenge(by, new URL(url).searchParams.get("challenge"))}\n`;

/** A machine on which all is well. */
export const goodNetwork: Network = {
  addressesOf: async () => ["192.0.2.1"],
  textRecords: async (name) => (name.startsWith("_domainkey.") ? failing("ENODATA") : [goodRecords[name] ?? "other"]),
  mailServersOf: async () => ["mx.example.org"],
  certificateOf: async () => ({ validTo: new Date("2026-05-01T00:00:00Z"), problem: undefined }),
  fetchHead: async (url) =>
    url.startsWith("http://example.org")
      ? { status: 308, location: "https://example.org/", text: "" }
      : { status: 200, location: undefined, text: healthOf(url) },
  listen: async () => {},
};

const goodRecords: Record<string, string> = {
  "example.org": "v=spf1 include:mail.example.org -all",
  "_dmarc.example.org": "v=DMARC1; p=none",
};

export interface Changes {
  settings?: Record<string, string>;
  network?: Partial<Network>;
  parts?: Partial<DoctorParts>;
  /** Done to the site before it is looked at. */
  breakIt?(ctx: AppContext): unknown;
}

export async function openSite() {
  const mail = await openMailServer();
  const { ctx } = await createTestSite({ empty: true, settings: { DATABASE_URL: ownFile } });
  const bucket = await openArchiveBucket();
  await bucket.put("2026-03-10T01:00:00.000Z");
  return { ctx, mailPort: mail.plan.port, bucket };
}

/** The results of a site with these changes, by name. */
export async function diagnose(
  { settings, network, parts, breakIt }: Changes = {},
  site?: Awaited<ReturnType<typeof openSite>>,
  limitMs = 2_000,
) {
  const { ctx, mailPort, bucket } = site ?? (await openSite());
  const environment = {
    DATABASE_URL: ownFile,
    SITE_URL: "https://example.org",
    SESSION_SECRET: secret,
    BACKUPS_URL: `s3://backups?endpoint=${bucket.origin}`,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "hello@example.org",
    ...settings,
  };
  await breakIt?.(ctx);
  const results = await runChecks(
    {
      config: readConfig(environment, ctx.config.root),
      now,
      network: { ...goodNetwork, ...network },
      openDb: async () => ctx.db,
      openFiles: async () => ctx.storage,
      freeBytes: async () => 5_000_000_000,
      tryWriting: async () => {},
      memory: () => ({ free: 600_000_000, total: 1_000_000_000 }),
      npm: "11.0.0",
      ...parts,
    },
    ctx.features.map(({ migrations = {} }) => ({ migrations })),
    limitMs,
  );
  return Object.fromEntries(results.map(({ name, state, line, remedy }) => [name, [state, `${line} ${remedy ?? ""}`]]));
}

/** The same response to each request. */
export const page =
  (status: number, text = "") =>
  async () => ({ status, location: undefined, text });
