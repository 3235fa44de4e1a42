import { closeSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Decrypter, Encrypter } from "age-encryption";
import { describe, expect, test } from "vitest";
import { listArchives } from "../../app/server/archives/list-archives.server.ts";
import { countTowardsRateLimit } from "../../app/server/http/rate-limit.server.ts";
import {
  anEmptyPlace,
  asFile,
  createCachedSite,
  decompress,
  filesBelow,
  rewrite,
} from "../../tests/support/backups.ts";
import { signIn, signInAgain } from "../../tests/support/sign-in.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { BackupError } from "./backup-error.ts";
import type { Manifest } from "./manifest.ts";
import { nightlyBackup } from "./nightly-backup.server.ts";
import { signInTables } from "./remove-sign-ins.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const passphrase = "seven calm hippos read the news";

/** A site with a session, queued links with secrets, and a rate limit. */
async function aBusySite() {
  const here = await createCachedSite({ empty: true });
  const cookie = await signIn(here.ctx, "admin");
  const sent = await here.send("/login/forgot", { email: "admin@example.org" });
  expect(sent.status).toBeLessThan(400);
  await countTowardsRateLimit(here.ctx, { what: "upload", times: 5, minutes: 60 }, "admin");
  const tokens = await here.ctx.db.selectFrom("sessions").select("token").execute();
  const { text } = await here.ctx.db.selectFrom("outbox_emails").select("text").executeTakeFirstOrThrow();
  const [, link = ""] = /token=([\w-]+)/.exec(text) ?? [];
  expect([tokens.length, link.length > 20]).toEqual([1, true]);
  return { ...here, cookie, secrets: [String(tokens[0]?.token), link] };
}

/** Opens a restored site. */
async function reopen(archive: string, place = anEmptyPlace({ SESSION_SECRET: "x".repeat(32) })) {
  await restoreBackup(place, archive);
  const settings = { DATABASE_URL: `sqlite:${join(place.root, "var/site.sqlite")}` };
  return createCachedSite({ empty: true, settings });
}

function databaseIn(archive: Buffer): Buffer {
  return decompress(archive).find(({ path }) => path === "database.sqlite")?.content ?? Buffer.alloc(0);
}

const settings = { BACKUP_PASSPHRASE: passphrase };

/** Made once, as every night: a passphrase costs a second of work on purpose. */
let made: ReturnType<typeof makeOne> | undefined;

async function makeOne() {
  const { ctx } = await createCachedSite({ settings });
  await signIn(ctx, "admin");
  await nightlyBackup.run(ctx, new AbortController().signal);
  const folder = join(ctx.config.root, "var/backups");
  const [newest, ...others] = await listArchives({ by: "folder", folder });
  if (newest === undefined) throw new Error("There is no backup.");
  const names = [newest, ...others].map(({ name }) => name);
  return { bytes: readFileSync(join(folder, newest.name)), names, said: newest.label?.bytes };
}

function anEncryptedBackup() {
  made ??= makeOne();
  return made;
}

describe("a thief of a backup", () => {
  test("finds no session, link or counter in it, not even in deleted bytes", async () => {
    const { archive, back, secrets } = await aBusySite();
    const { manifest } = await back(archive);
    for (const table of signInTables) expect([table, manifest.rows[table]]).toEqual([table, 0]);
    expect(manifest.rows.users).toBe(1);
    const bytes = databaseIn(readFileSync(archive));
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  });

  test("finds nothing of a bank statement whose columns a member is choosing", async () => {
    const { ctx, archive, back } = await aBusySite();
    const words = "POS PURCHASE OF SOMEBODY ELSE";
    const about = {
      user_id: "admin",
      name: "march.csv",
      currency: "NGN" as const,
      created_at: "2026-03-10T09:00:00.000Z",
    };
    await ctx.db
      .insertInto("bank_statement_files")
      .values({ ...about, content: JSON.stringify([[words]]) })
      .execute();
    await back(archive);
    const bytes = databaseIn(readFileSync(archive));
    expect([bytes.includes(words), bytes.includes("march.csv")]).toEqual([false, false]);
  });

  test("reads nothing at all of one that BACKUP_PASSPHRASE encrypts", async () => {
    const { bytes: stolen, said } = await anEncryptedBackup();
    expect(stolen.length).toBe(said);
    expect(stolen.includes("admin@example.org")).toBe(false);
    expect(() => decompress(stolen)).toThrow();
  });
});

describe("after a restore", () => {
  test("no session is left, but all users can sign in; the running site keeps its sessions", async () => {
    const { archive, back, cookie, ctx } = await aBusySite();
    await back(archive);
    expect(await ctx.auth.getSession(new Headers({ Cookie: cookie }))).toMatchObject({ id: "admin" });
    const restored = await reopen(archive);
    expect(await restored.ctx.auth.getSession(new Headers({ Cookie: cookie }))).toBeUndefined();
    const replaced = await signInAgain(restored.ctx, "admin@example.org");
    expect(await restored.ctx.auth.getSession(new Headers({ Cookie: replaced }))).toMatchObject({ id: "admin" });
  });

  test("no session of an older backup is left", async () => {
    const { archive, back, cookie, secrets } = await aBusySite();
    await back(archive);
    const older = rewrite(readFileSync(archive), (entries, manifest) => {
      const entry = entries.find(({ path }) => path === "database.sqlite");
      if (entry === undefined) return;
      const file = join(temporaryFolder(), "older.sqlite");
      writeFileSync(file, entry.content);
      const copy = new DatabaseSync(file);
      copy
        .prepare("insert into sessions (id, userId, token, expiresAt, createdAt, updatedAt) values (?, ?, ?, ?, ?, ?)")
        .run("one", "admin", String(secrets[0]), "2099-01-01T00:00:00.000Z", "2026-03-01", "2026-03-01");
      copy.close();
      entry.content = readFileSync(file);
      manifest.rows.sessions = 1;
    });
    const restored = await reopen(asFile(older));
    expect(await restored.ctx.auth.getSession(new Headers({ Cookie: cookie }))).toBeUndefined();
    expect(await restored.ctx.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });
});

describe("an encrypted backup", () => {
  const anEncryptedFile = async () => asFile((await anEncryptedBackup()).bytes);

  async function complaint(archive: string, given: Record<string, string> = settings): Promise<string> {
    const place = anEmptyPlace(given);
    const before = filesBelow(place.root);
    const error: unknown = await restoreBackup(place, archive).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupError);
    expect(filesBelow(place.root)).toEqual(before);
    return (error as BackupError).message;
  }

  /** Decrypts an archive as the program age does. */
  async function decrypt(archive: string): Promise<Buffer> {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    return Buffer.from(await decrypter.decrypt(readFileSync(archive)));
  }

  /** Encrypts the archive again with age, with a hundredth of the work for each try. */
  async function withLittleWork(archive: string): Promise<Buffer> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(10);
    return Buffer.from(await encrypter.encrypt(await decrypt(archive)));
  }

  test("is read back and restored with its passphrase, and by the program age", async () => {
    const archive = await anEncryptedFile();
    const last = decompress(await decrypt(archive)).at(-1);
    expect(last?.path).toBe("manifest.json");
    const { manifest } = await restoreBackup(anEmptyPlace(settings), archive, { isWithoutMissing: true });
    expect(manifest).toEqual(JSON.parse(last?.content.toString() ?? "") as Manifest);
  });

  test("says what is missing without the passphrase, and with another one", async () => {
    const archive = await anEncryptedFile();
    expect(await complaint(archive, {})).toMatch(/^This backup is encrypted\. Set BACKUP_PASSPHRASE/);
    const other = { BACKUP_PASSPHRASE: "seven calm hippos read the new" };
    expect(await complaint(archive, other)).toMatch(/^BACKUP_PASSPHRASE is not the passphrase/);
  });

  test("that was cut off or altered anywhere is refused", async () => {
    const archive = await anEncryptedFile();
    const good = await withLittleWork(archive);
    const size = good.length;
    for (const at of [30, 100, 300, 70_000, Math.floor(size / 2), size - 1].filter((place) => place < size)) {
      const altered = asFile(Buffer.from(good));
      const handle = openSync(altered, "r+");
      writeSync(handle, Buffer.from([(good[at] ?? 0) ^ 1]), 0, 1, at);
      closeSync(handle);
      expect(await complaint(altered), `altered at ${at}`).toMatch(
        /^(?:The archive is damaged|BACKUP_PASSPHRASE is not the passphrase)/,
      );
    }
    const chunkOnDisk = 65_552;
    for (const length of [22, 60, size - 1, size - 16, size - (size % chunkOnDisk), Math.floor(size / 2)]) {
      const short = asFile(Buffer.from(good));
      truncateSync(short, length);
      expect(await complaint(short), `cut at ${length}`).toMatch(/^The archive is damaged/);
    }
  });

  test("does not keep one from before that is not encrypted from being restored", async () => {
    const { archive, back } = await createCachedSite();
    const { manifest } = await back(archive);
    expect((await restoreBackup(anEmptyPlace(settings), archive)).manifest).toEqual(manifest);
  });

  test("is what the site makes every night then, under a name that says so", async () => {
    const { bytes, names } = await anEncryptedBackup();
    expect(names).toEqual(["tabasamu-2026-03-10.tar.gz.age"]);
    expect(bytes.toString("latin1").startsWith("age-encryption.org/v1\n")).toBe(true);
  });
});
