import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { bareStep, verifiedRows } from "../../app/features/giving/bank-details/bank-seal.server.ts";
import { type BankRow, deriveBankState } from "../../app/features/giving/bank-details/bank-state.ts";
import { appendStep } from "../../app/features/giving/bank-details/bank-steps.server.ts";
import { checkPrivateFiles } from "../../app/features/media/private-files/check-files.server.ts";
import { reportConcern } from "../../app/features/safeguarding/concerns/report-concern.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { openDiskStorage } from "../../app/server/storage/disk-storage.server.ts";
import {
  anEmptyPlace,
  asFile,
  createCachedSite,
  decompress,
  filesBelow,
  pack,
  picturesFolderOf,
  type RawEntry,
  rewrite,
} from "../../tests/support/backups.ts";
import { giveBank, otherAccounts, waysOfAccounts } from "../../tests/support/bank.ts";
import { aConcern, aPicture } from "../../tests/support/concerns.ts";
import { aSealedDraft } from "../../tests/support/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { makeBackup } from "./make-backup.server.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const secret = "the secret of the site, which nobody knows";

/** A valid backup of the sample foundation, made once for all tests that change a copy of it. */
let backup: Promise<Buffer> | undefined;
const aBackup = (): Promise<Buffer> => {
  backup ??= makeOne();
  return backup;
};

async function makeOne(): Promise<Buffer> {
  const { archive, back } = await createCachedSite({ settings: { SESSION_SECRET: secret } });
  await back(archive);
  return readFileSync(archive);
}

/** Returns why a restore fails, and checks that its target is unchanged. */
async function complaint(archive: string, place = anEmptyPlace()): Promise<string> {
  const before = filesBelow(place.root);
  const error: unknown = await restoreBackup(place, archive).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackupError);
  expect(filesBelow(place.root)).toEqual(before);
  return (error as BackupError).message;
}

const foreign = /^The archive holds something that no backup of this site has\./;
const damaged = /^The archive is damaged, or it is no backup of this site\.$/;
const newer = /^This backup was made by a newer version of the site\./;

describe("a restored backup", () => {
  test("has the concerns and their files", async () => {
    const { archive, back, ctx } = await createCachedSite();
    await reportConcern(ctx, aConcern, { files: [await aSealedDraft(ctx, await aPicture())] });
    await checkPrivateFiles(ctx);
    const { path } = await ctx.db.selectFrom("private_files").select("path").executeTakeFirstOrThrow();
    expect((await back(archive)).manifest).toMatchObject({ missing: [], rows: { concerns: 1, private_files: 1 } });
    const place = anEmptyPlace();
    await restoreBackup(place, archive);
    expect(filesBelow(picturesFolderOf(place))).toContain(path);
    await ctx.storage.remove(path);
    expect((await back(`${archive}.again`)).manifest.missing).toEqual([path]);
  });

  test("is backed up again as it was", async () => {
    const { archive, back, ctx } = await createCachedSite();
    const first = (await back(archive)).manifest;
    const place = anEmptyPlace();
    const { manifest } = await restoreBackup(place, archive);
    expect(manifest).toEqual(first);
    const again = join(place.root, "again.tar.gz");
    const storage = openDiskStorage(picturesFolderOf(place));
    const second = await makeBackup({ config: readAgain(place.root), storage, clock: ctx.clock }, again);
    expect(withoutBytesOfDatabase(second.manifest)).toEqual(withoutBytesOfDatabase(first));
  });

  test("asks admins to confirm its bank details again, and stops a change that waited in it", async () => {
    const { archive, back, ctx } = await createCachedSite({ settings: { SESSION_SECRET: secret } });
    await giveBank(ctx);
    const asked = {
      ...bareStep,
      what: "asked" as const,
      at: "2026-03-10T09:00:00.000Z",
      ways: JSON.stringify(waysOfAccounts(otherAccounts)),
    };
    const waiting = { ...asked, status: "scheduled" as const, publish_at: "2026-03-13T09:00:00.000Z" };
    await withTransaction(ctx, ({ db }) => appendStep(db, secret, waiting));
    await back(archive);
    const place = anEmptyPlace();
    await restoreBackup(place, archive);
    const db = new DatabaseSync(join(place.root, "var/site.sqlite"));
    const rows = db.prepare("select * from bank_details order by id").all() as unknown as BankRow[];
    const head = db.prepare("select value from settings where name = 'bankHead'").get()?.value;
    db.close();
    const sound = verifiedRows(secret, rows, JSON.parse(String(head)));
    expect(sound?.map(({ what }) => what)).toEqual(["first", "asked", "restored"]);
    const state = deriveBankState(sound ?? [], new Date("2126-03-20T09:00:00.000Z"), (one, other) => one === other);
    expect([state.live?.ways[0]?.number, state.confirmed.kind, state.open]).toEqual(["1234567890", "old", undefined]);
  });

  test("brings the secret along, by which codes of the second factor are read, for its owner alone", async () => {
    const archive = asFile(await aBackup());
    const place = anEmptyPlace();
    expect((await restoreBackup(place, archive)).hasItsSecret).toBe(true);
    expect(readFileSync(join(place.root, "var/secret"), "utf8")).toBe(secret);
    expect(statSync(join(place.root, "var/secret")).mode & 0o777).toBe(0o600);
  });

  test.each([
    [secret, true],
    ["quite another secret of another machine", false],
  ])("leaves a given secret as it is, and says whether it is the right one", async (given, hasItsSecret) => {
    const place = anEmptyPlace({ SESSION_SECRET: given });
    expect(await restoreBackup(place, asFile(await aBackup()))).toMatchObject({ hasItsSecret });
    expect(existsSync(join(place.root, "var/secret"))).toBe(false);
  });

  test("does not mind empty folders, nor what a broken-off restoring left", async () => {
    const place = anEmptyPlace();
    mkdirSync(join(picturesFolderOf(place), "images"), { recursive: true });
    mkdirSync(join(picturesFolderOf(place), ".restoring/images"), { recursive: true });
    writeFileSync(join(picturesFolderOf(place), ".restoring/images/half"), "ha");
    writeFileSync(join(place.root, "var/site.sqlite.restoring"), "ha");
    await restoreBackup(place, asFile(await aBackup()));
    expect(filesBelow(place.root).filter((path) => path.includes("restoring"))).toEqual([]);
  });
});

/** SQLite counts writes in the file's header. */
function withoutBytesOfDatabase({ entries, ...manifest }: Manifest) {
  const { "database.sqlite": _, ...others } = entries;
  return { ...manifest, others };
}

function readAgain(root: string) {
  return { databaseUrl: "sqlite:var/site.sqlite", root, secret: "x".repeat(32) };
}

describe("nothing is restored", () => {
  test("over a database, or over the log of one", async () => {
    const archive = asFile(await aBackup());
    for (const name of ["site.sqlite", "site.sqlite-wal"]) {
      const place = anEmptyPlace();
      writeFileSync(join(place.root, "var", name), "it");
      expect(await complaint(archive, place)).toMatch(/^DATABASE_URL names a database that is there already.*mv var/);
    }
  });

  test("over pictures", async () => {
    const place = anEmptyPlace();
    mkdirSync(join(picturesFolderOf(place), "images"), { recursive: true });
    writeFileSync(join(picturesFolderOf(place), "images", "mine.jpg"), "it");
    expect(await complaint(asFile(await aBackup()), place)).toMatch(/^FILES_URL names a folder that has files in it/);
  });

  test("from an archive in which one byte is another", async () => {
    const good = await aBackup();
    for (const part of [0.01, 0.2, 0.5, 0.8, 0.97]) {
      const bytes = Buffer.from(good);
      let place = Math.floor(bytes.length * part);
      // No checksum covers time and system in the ten bytes at the head of a gzip member (RFC 1952), nor need it.
      if (place - bytes.lastIndexOf(Buffer.from([0x1f, 0x8b, 8]), place) < 10) place += 10;
      bytes[place] = (bytes[place] ?? 0) ^ 0x10;
      expect(await complaint(asFile(bytes)), `at ${part}`).toMatch(damaged);
    }
  });

  test("from a file that ends too early or is no archive", async () => {
    const archive = asFile(await aBackup());
    truncateSync(archive, Math.floor(statSync(archive).size * 0.7));
    expect(await complaint(archive)).toMatch(damaged);
    for (const bytes of [Buffer.from("Dear foundation"), Buffer.alloc(0), pack([])]) {
      expect(await complaint(asFile(bytes))).toMatch(damaged);
    }
  });

  type Change = (entries: RawEntry[], manifest: Manifest) => RawEntry[] | undefined;
  const first = (entries: RawEntry[]) => entries[0] as RawEntry;

  test.each<[string, Change, RegExp]>([
    ["a format that is not known yet", (_, manifest) => void Object.assign(manifest, { format: 3 }), newer],
    ["a migration that is not known yet", (_, manifest) => void manifest.migrations.push("999-future"), newer],
    [
      "other rows than it says",
      (_, manifest) => void Object.assign(manifest.rows, { posts: 99 }),
      /^The database in the archive is not/,
    ],
    ["a picture less than it says", (entries) => entries.slice(1), damaged],
    ["a picture that it does not name", (_, manifest) => void delete manifest.entries[first(_).path], damaged],
    [
      "a picture that is another",
      (entries, manifest) => {
        const { path, content } = first(entries);
        delete manifest.entries[path];
        manifest.entries[`files/images/${"0".repeat(32)}.jpg`] = { sha256: "0".repeat(64), bytes: content.length };
        return [{ path: `files/images/${"0".repeat(32)}.jpg`, content: Buffer.from("it") }, ...entries.slice(1)];
      },
      damaged,
    ],
    ["no secret", (entries, manifest) => withoutSecret(entries, manifest), damaged],
    [
      "a database with a torn page",
      (entries) => void entries.find(({ path }) => path === "database.sqlite")?.content.fill(7, 8192, 8192 * 3),
      /^The database in the archive is damaged\.$/,
    ],
  ])("from an archive with %s", async (what, change, why) => {
    // The helper corrects the manifest; a swapped picture must not match it.
    const bytes = rewrite(await aBackup(), change);
    const told = what === "a picture that is another" ? withOtherContent(bytes) : bytes;
    expect(await complaint(asFile(told))).toMatch(why);
  });

  const content = Buffer.from("harm");
  test.each<[string, RawEntry]>([
    ["a path that leaves its folder", { path: "files/images/../../../../harm", content }],
    ["a path from the root of the disk", { path: "/tmp/harm", content }],
    ["a file with another name", { path: "files/images/harm.jpg", content }],
    ["a file beside the pictures", { path: "package.json", content }],
    ["a link to elsewhere", { path: aName(), type: "SymbolicLink", linkpath: "/etc", content: Buffer.alloc(0) }],
    ["a second name for a file", { path: aName(), type: "Link", linkpath: "secret", content: Buffer.alloc(0) }],
    ["a folder", { path: "files/images/", type: "Directory", content: Buffer.alloc(0) }],
    ["a pipe", { path: aName(), type: "FIFO", content: Buffer.alloc(0) }],
    [
      "a longer name for the next file",
      { path: "x", type: "ExtendedHeader", content: Buffer.from("22 path=../../harm.txt\n") },
    ],
    ["the secret twice", { path: "secret", content }],
    ["a second manifest", { path: "manifest.json", content }],
  ])("from an archive with %s at any position", async (_, harm) => {
    const good = decompress(await aBackup());
    const middle = good.length - 2;
    const last = good.length;
    for (const at of harm.path === "manifest.json" ? [last] : [middle, last]) {
      expect(await complaint(asFile(pack(good.toSpliced(at, 0, harm)))), `at ${at}`).toMatch(foreign);
    }
  });

  test("from an archive whose entry says that it is larger than any disk", async () => {
    const bomb = { path: aName(), content: Buffer.alloc(0), size: 2 ** 52 };
    expect(await complaint(asFile(pack([bomb, ...decompress(await aBackup())])))).toBe("The disk is too full.");
  });
});

function aName(): string {
  return `files/images/${"a".repeat(32)}.jpg`;
}

function withoutSecret(entries: RawEntry[], manifest: Manifest): RawEntry[] {
  delete manifest.entries.secret;
  return entries.filter(({ path }) => path !== "secret");
}

/** Replaces the first entry's content, keeping its size. */
function withOtherContent(bytes: Buffer): Buffer {
  return pack(
    decompress(bytes).map((entry, index) => (index === 0 ? { ...entry, content: Buffer.from("ti") } : entry)),
  );
}
