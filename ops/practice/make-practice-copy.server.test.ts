import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { verifiedRows } from "../../app/features/giving/bank-details/bank-seal.server.ts";
import type { BankRow } from "../../app/features/giving/bank-details/bank-state.ts";
import { reportConcern } from "../../app/features/safeguarding/concerns/report-concern.server.ts";
import { readConfig, settingNames } from "../../app/server/config/config.server.ts";
import { createCachedSite, filesBelow } from "../../tests/support/backups.ts";
import { giveBank } from "../../tests/support/bank.ts";
import { aConcern, aPicture } from "../../tests/support/concerns.ts";
import { aSealedDraft } from "../../tests/support/private-files.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { endPractice, makePracticeCopy } from "./make-practice-copy.server.ts";

test("a practice copy has all but the sessions, and the second step works with its own secret", async () => {
  const { ctx } = await createCachedSite();
  await signIn(ctx, "admin");
  const user = await ctx.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const encrypt = (data: string) => symmetricEncrypt({ key: ctx.config.secret, data });
  const step = { id: "step", userId: user.id, secret: await encrypt("key"), backupCodes: await encrypt("codes") };
  await ctx.db
    .insertInto("two_factors")
    .values(step as never)
    .execute();
  await giveBank(ctx);
  await ctx.db
    .insertInto("photo_requests")
    .values({ photo_id: 1, who: "child", wish: "down", note: "She is ill.", created_at: "2026-03-01" })
    .execute();
  const subject = { id: 1, code: "P-1", created_at: "2026-03-01" };
  await ctx.db.insertInto("subjects").values(subject).execute();
  const consent = {
    kind: "paper",
    given_on: "2026-03-01",
    taken_by: "x",
    uses: "site",
    created_at: "2026-03-01",
  } as const;
  await ctx.db
    .insertInto("consents")
    .values({ ...consent, id: 1, subject_id: 1, key: "k", given_by: "Aunt" })
    .execute();
  await ctx.db.insertInto("consent_names").values({ consent_id: 1, hash: "h" }).execute();
  const keyCopy = { key_id: "k", sealed: "s", made_at: "", made_by: "", idempotency_key: "i" };
  await ctx.db.insertInto("concern_key_copies").values(keyCopy).execute();
  await reportConcern(ctx, aConcern, { files: [await aSealedDraft(ctx, await aPicture())] });
  const folder = join(ctx.config.root, "var/practice");
  const { DATABASE_URL = "", SESSION_SECRET = "", ...others } = await makePracticeCopy(ctx.config, folder, false);
  const copy = new DatabaseSync(DATABASE_URL.slice("sqlite:".length));
  const count = (table: string) => copy.prepare(`select count(*) as count from ${table}`).get()?.count;
  expect([count("posts"), count("users"), count("sessions")]).toEqual([
    (await ctx.db.selectFrom("posts").selectAll().execute()).length,
    1,
    0,
  ]);
  expect([count("concerns"), count("private_files")]).toEqual([0, 0]);
  expect([count("photo_requests"), count("consent_names"), count("consents")]).toEqual([0, 0, 1]);
  expect(count("concern_key_copies")).toBe(0);
  expect(copy.prepare("select given_by from consents").get()?.given_by).toBe(null);
  const row = copy.prepare("select secret, backupCodes from two_factors").get();
  const bank = copy.prepare("select * from bank_details").all() as unknown as BankRow[];
  const head = copy.prepare("select value from settings where name = 'bankHead'").get()?.value;
  copy.close();
  expect(verifiedRows(SESSION_SECRET, bank, JSON.parse(String(head)))).toHaveLength(1);
  expect(SESSION_SECRET).not.toBe(ctx.config.secret);
  const decrypt = (data: unknown) => symmetricDecrypt({ key: SESSION_SECRET, data: String(data) });
  expect([await decrypt(row?.secret), await decrypt(row?.backupCodes)]).toEqual(["key", "codes"]);
  const isOpen = (path: string) => !path.startsWith("private/");
  expect(filesBelow(join(folder, "files"))).toEqual(filesBelow(join(ctx.config.root, "var/files")).filter(isOpen));
  expect(others).toMatchObject({ BACKUPS_URL: "off", CDN_PURGE_URL: "", SITE_URL: "", HOST: "127.0.0.1" });

  // Removing a picture of the copy leaves that of the site.
  const [picture = ""] = filesBelow(join(folder, "files"));
  rmSync(join(folder, "files", picture));
  expect(readFileSync(join(ctx.config.root, "var/files", picture)).length).toBeGreaterThan(0);

  // A kept copy goes on; another one begins again.
  expect(await makePracticeCopy(ctx.config, folder, true)).toMatchObject({ SESSION_SECRET });
  expect((await makePracticeCopy(ctx.config, folder, false)).SESSION_SECRET).not.toBe(SESSION_SECRET);

  // While another process practises there, nothing of it is touched.
  const before = filesBelow(folder);
  writeFileSync(join(folder, "pid"), String(process.ppid));
  for (const isKept of [false, true])
    await expect(makePracticeCopy(ctx.config, folder, isKept)).rejects.toThrow("A practice copy runs already");
  expect(filesBelow(folder)).toEqual(before);
  await endPractice(folder, true);
  expect(filesBelow(folder)).toEqual(before.filter((path) => path !== "pid"));

  // A failed copy leaves no address behind.
  await expect(makePracticeCopy({ ...ctx.config, secret: "z".repeat(32) }, folder, false)).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
});

test("no setting leads out of a practice copy", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "var/practice"), { recursive: true });
  writeFileSync(join(root, "var/practice/secret"), "x".repeat(32));
  const config = readConfig({ SESSION_SECRET: "y".repeat(32) }, root);
  const variables = await makePracticeCopy(config, join(root, "var/practice"), true);
  const numbers = ["PORT", "MAIL_VISITORS_PER_HOUR", "MAIL_VISITORS_PER_DAY"];
  const harmless = [...numbers, "LOG_LEVEL", "OIDC_NAME", "AWS_SESSION_TOKEN", "BACKUP_PASSPHRASE"];
  expect([...Object.keys(variables), ...harmless].sort()).toEqual([...settingNames, "TABASAMU_PRACTICE"].sort());
});

test("without a site there is nothing to practise on", async () => {
  const config = readConfig({ SESSION_SECRET: "y".repeat(32) }, temporaryFolder());
  await expect(makePracticeCopy(config, join(config.root, "var/practice"), false)).rejects.toThrow("no database yet");
});
