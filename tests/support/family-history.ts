import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createAppContext } from "../../app/app-context.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { AppError } from "../../app/server/http/errors.ts";
import { FormError } from "../../app/server/http/handle-form.server.ts";
import { closingsName, readClosings } from "../../ops/backup/closings.ts";
import { makeBackup } from "../../ops/backup/make-backup.server.ts";
import { restoreBackup } from "../../ops/backup/restore-backup.server.ts";
import { storeClosings, takeKnownClosings } from "../../ops/backup/store-closings.server.ts";
import { anEmptyPlace } from "./backups.ts";
import { actsOf, NothingThere } from "./family-acts.ts";
import { findPromises, findShown, findShownCopies, spendCards } from "./family-checks.ts";
import { type Family, isVoice, newChild, placeOf, recordingNow } from "./family-model.ts";
import { numbersFrom } from "./random-numbers.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { newDatabase } from "./test-database.ts";
import { createTestSite, ownFile } from "./test-site.ts";

/** Two families on a site with backups. @param engine of the site and of restored machines */
export async function openFamily(seed: number, engine: "sqlite" | "postgres" = "sqlite"): Promise<Family> {
  const settings = {
    BACKUPS_URL: `file:${temporaryFolder()}`,
    DATABASE_URL: engine === "sqlite" ? ownFile : await newDatabase(),
  };
  return familyOn(await createTestSite({ settings, empty: true }), seed);
}

/** Two families on a shared site. */
export const familyOn = ({ ctx, clock }: { ctx: AppContext; clock: Family["clock"] }, seed: number): Family => ({
  seed,
  draw: numbersFrom(seed * 7_919),
  machine: { ctx },
  clock,
  children: [newChild(), newChild()],
  posts: [`post:${2 * seed}`, `post:${2 * seed + 1}`],
  groups: new Map(),
  said: new Map(),
  deleted: new Set(),
  again: new Map(),
});

/** The part of a history that a backup knows. */
interface Backup {
  archive: string;
  deleted: Set<string>;
  again: Map<string, number>;
  recordings: Set<string>;
  here: [Map<string, string>, Map<string, string>];
}

async function findRecordings({ machine }: Family): Promise<Set<string>> {
  const rows = await machine.ctx.db.selectFrom("recordings").select(["owner", "path"]).execute();
  return new Set(rows.map(({ owner, path }) => `${owner} ${path}`));
}

export function backupsOf(family: Family, engine: "sqlite" | "postgres" = "sqlite") {
  const { machine, clock } = family;
  const first = machine.ctx;
  let last: Backup | undefined;
  /** Media that only the restored machine showed or promised: expected to stay empty. */
  const faults: string[] = [];
  const restore = async () => {
    if (last === undefined) return;
    const before = machine.ctx;
    await storeClosings(before);
    const shown = await findShown(family);
    const promises = await findPromises(before);
    // The machine's own data is lost; the list beside the backups remains.
    const { backups } = before.config;
    const folder = backups !== undefined && "folder" in backups ? backups.folder : "";
    const place = anEmptyPlace({
      BACKUPS_URL: `file:${folder}`,
      ...(engine === "postgres" && { DATABASE_URL: await newDatabase() }),
    });
    const closings = readClosings(readFileSync(join(folder, closingsName), "utf8"));
    await restoreBackup(place, last.archive, { closings });
    machine.ctx = await createAppContext(place, clock);
    await takeKnownClosings(machine.ctx);
    if (before !== first) await before.db.destroy();
    for (const one of await findShown(family)) if (!shown.includes(one)) faults.push(`shown again: ${one}`);
    const paths = new Set((await machine.ctx.db.selectFrom("photos").select("path").execute()).map(({ path }) => path));
    const kept = await findPromises(machine.ctx);
    for (const promise of promises)
      if (paths.has(promise.split(" ")[0] ?? "") && !kept.includes(promise)) faults.push(`promise lost: ${promise}`);
    await applyRestore(family, last);
  };
  return {
    faults,
    async backUp() {
      const archive = join(temporaryFolder(), "site.tar.gz");
      await makeBackup(machine.ctx, archive);
      const [one, other] = family.children;
      last = {
        archive,
        deleted: new Set(family.deleted),
        again: new Map(family.again),
        recordings: await findRecordings(family),
        here: [new Map(one.here), new Map(other.here)],
      };
    },
    restore,
    end: async () => {
      if (machine.ctx !== first) await machine.ctx.db.destroy();
    },
  };
}

/** Merges the backup's records of a child with the closings of the backup's media. */
async function applyRestore(family: Family, backup: Backup): Promise<void> {
  const { db } = family.machine.ctx;
  const photos = (await db.selectFrom("photos").select("path").execute()).map(({ path }) => path);
  family.deleted = new Set(backup.deleted);
  family.again = new Map(backup.again);
  for (const [at, child] of family.children.entries()) {
    const had = backup.here[at] ?? new Map<string, string>();
    for (const [place, word] of [...child.here]) {
      if (photos.includes(place) || had.has(place)) continue;
      child.here.delete(place);
      // A recording that came again after the backup: here it is the backup's one.
      if (isVoice(place) && backup.recordings.has(placeOf(place)))
        child.here.set(recordingNow(family, placeOf(place)), word);
    }
  }
  const left = await findRecordings(family);
  for (const place of backup.recordings)
    if (!left.has(place)) family.again.set(place, (family.again.get(place) ?? 0) + 1);
}

/** Acts that often meet: each history has two of these. */
const themes = [
  ["upload", "hidePhoto", "putBack", "clearLook", "deletePhoto", "withdraw", "comeBack"],
  ["takeOut", "takeOut", "leadDecides", "leadDecides", "renewInPhoto", "withdraw"],
  ["secondConsent", "renewInPhoto", "narrow", "leadChangesConsent", "answerOfGuardian", "answerOfAdults", "dayPasses"],
  ["voice", "voice", "voiceAgain", "deleteVoice", "meet"],
  ["ask", "answerRequest", "dayPasses", "putBack", "upload"],
  ["nobody", "nobody", "somebody", "count", "upload", "addOthers", "takeOut"],
  ["meet", "addOthers", "withdraw", "comeBack", "upload"],
];

/** Plays a random history, after which both families use their cards. @param extra acts like backups @param first acts */
export async function playHistory(family: Family, extra: Record<string, () => Promise<unknown>> = {}, length = 36) {
  const { draw, clock, seed } = family;
  const acts: Record<string, () => Promise<unknown>> = { ...actsOf(family), ...extra };
  const one = draw(themes.length);
  const other = draw(themes.length);
  const theme = [...(themes[one] ?? []), ...(themes[other] ?? [])];
  const usual = [...theme, ...theme, ...Object.keys(extra), "attachNew", "attach", "card"];
  const first =
    seed % 4 === 0 && "backUp" in extra
      ? ["addOthers", "backUp", "meet", "meet", "card"]
      : ["meet", "meet", "addOthers", "card", "attachNew"];
  const history = [...first, ...Array.from({ length }, () => usual[draw(usual.length)] ?? "meet")];
  /** Copies that visitors see while a photo of the same picture is withdrawn. */
  const shownCopies: string[] = [];
  for (const name of history) {
    clock.at = new Date(clock.at.getTime() + 60_000);
    await acts[name]?.().catch((error: unknown) => {
      // A refusal changes nothing; the machine may have lost the act's object.
      const isRefused = error instanceof FormError || error instanceof NothingThere || error instanceof AppError;
      if (!isRefused) throw new Error(`seed ${seed}: ${name}`, { cause: error });
    });
    for (const copy of await findShownCopies(family)) shownCopies.push(`after ${name}: ${copy}`);
  }
  clock.at = new Date(clock.at.getTime() + 60_000);
  const ends: Awaited<ReturnType<typeof spendCards>>[] = [];
  for (const child of family.children) if (child.cards.length > 0) ends.push(await spendCards(family, child));
  return { history: history.join(" "), ends, shownCopies };
}

export const asItShouldBe = (ends: { expected: unknown }[]) =>
  ends.map(({ expected }) => ({ counted: expected, expected, shown: [], copies: [] }));
