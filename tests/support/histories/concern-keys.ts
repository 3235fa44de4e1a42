import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  findPhrase,
  makePhrase,
  typePhrase,
} from "../../../app/features/safeguarding/concerns/recovery-phrase.server.ts";
import { reportConcern } from "../../../app/features/safeguarding/concerns/report-concern.server.ts";
import { findConcern } from "../../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import type { StaffMember } from "../../../app/server/auth/auth.ts";
import { FormError } from "../../../app/server/http/handle-form.server.ts";
import { makeBackup } from "../../../ops/backup/make-backup.server.ts";
import { restoreBackup } from "../../../ops/backup/restore-backup.server.ts";
import { anEmptyPlace, createCachedSite, decompress } from "../backups.ts";
import { aConcern } from "../concerns.ts";
import { numbersFrom } from "../random-numbers.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const acts = 16;

const lead: StaffMember = {
  id: "lead",
  name: "Lead",
  email: "lead@example.org",
  roles: ["editor", "lead"],
  position: null,
  twoFactor: false,
  readsSafeguarding: true,
  reading: [{ after: 0, until: null }],
};

type Ctx = Awaited<ReturnType<typeof createCachedSite>>["ctx"];

interface Backup {
  archive: string;
  /** On paper, and typed back, when it was made. */
  phrase: string | undefined;
  /** Ids of concerns that could be read at that time. */
  readable: number[];
  stories: ReadonlyMap<number, string>;
}

class History {
  ctx: Ctx;
  readonly #random: (below: number) => number;
  /** By id. A restore goes back: ids are used again. */
  #stories = new Map<number, string>();
  readonly #keys: string[];
  readonly #backups: Backup[] = [];
  /** Phrases on paper, by whether the page said "written down". */
  readonly #papers: string[] = [];
  #written: string | undefined;
  #made: string | undefined;

  constructor(ctx: Ctx, seed: number) {
    this.ctx = ctx;
    this.#random = numbersFrom(seed);
    this.#keys = [ctx.config.concernsKey];
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#random(items.length)];
  }

  /** Ids of the concerns that can be read; each has its own words, and a locked one has none. */
  async readable(): Promise<number[]> {
    const readable: number[] = [];
    for (const { id } of await this.ctx.db.selectFrom("concerns").select("id").orderBy("id").execute()) {
      const concern = await findConcern(this.ctx, id);
      expect(concern?.story).toBe(concern?.isLocked ? "" : this.#stories.get(id));
      if (concern?.isLocked === false) readable.push(id);
    }
    return readable;
  }

  async act(): Promise<void> {
    const before = await this.readable();
    const all = [
      this.#report,
      this.#report,
      this.#make,
      this.#type,
      this.#type,
      this.#backUp,
      this.#restore,
      this.#rotate,
    ];
    const act = all[this.#random(all.length)] ?? this.#report;
    await act.call(this);
    const after = await this.readable();
    if (act !== this.#restore && act !== this.#rotate) expect(after).toEqual(expect.arrayContaining(before));
    // The page never says "written down" of a phrase that opens nothing.
    const { written } = await findPhrase(this.ctx);
    expect(written !== undefined).toBe(this.#written !== undefined);
  }

  async #report() {
    const story = `A worry ${this.#random(1e9)}.`;
    await reportConcern(this.ctx, { ...aConcern, story }, { files: [] });
    const { id } = await this.ctx.db
      .selectFrom("concerns")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    this.#stories.set(id, story);
  }

  async #make() {
    this.#made = await makePhrase({ ctx: this.ctx, member: lead }, crypto.randomUUID());
    this.#papers.push(this.#made);
  }

  async #type() {
    const phrase = this.#one([this.#made, this.#made, ...this.#papers].filter((one) => one !== undefined));
    if (phrase === undefined) return;
    try {
      const done = await typePhrase({ ctx: this.ctx, member: lead }, phrase);
      if (done === "written") this.#written = phrase;
      if (done === "known") expect(phrase).toBe(this.#written);
    } catch (error) {
      expect(error).toBeInstanceOf(FormError);
      expect(phrase).not.toBe(this.#written);
    }
  }

  async #backUp() {
    const archive = join(temporaryFolder(), "site.tar.gz");
    await makeBackup(this.ctx, archive);
    const readable = await this.readable();
    for (const { content } of decompress(readFileSync(archive)))
      for (const word of [...this.#stories.values(), ...this.#keys, ...this.#papers])
        expect(content.includes(word)).toBe(false);
    this.#backups.push({ archive, phrase: this.#written, readable, stories: new Map(this.#stories) });
  }

  /** On another machine, which has a key of its own. */
  async #restore() {
    const backup = this.#one(this.#backups);
    if (backup === undefined) return;
    const phrase = this.#random(2) === 0 ? backup.phrase : undefined;
    await this.#open(backup, phrase);
    // Typed later, it opens as much.
    if (phrase === undefined && backup.phrase !== undefined && backup.readable.length > 0) {
      expect(await this.readable()).toEqual([]);
      expect(await typePhrase({ ctx: this.ctx, member: lead }, backup.phrase)).toBe("unlocked");
    }
    if (backup.phrase !== undefined) expect(await this.readable()).toEqual(backup.readable);
  }

  async #open({ archive, stories }: Backup, phrase: string | undefined) {
    const place = anEmptyPlace();
    await restoreBackup(place, archive, { askPhrase: async () => phrase });
    const { concernsKey: CONCERNS_KEY } = place;
    const settings = { DATABASE_URL: `sqlite:${join(place.root, "var/site.sqlite")}`, CONCERNS_KEY };
    this.ctx = (await createCachedSite({ empty: true, settings })).ctx;
    this.#keys.push(CONCERNS_KEY);
    this.#stories = new Map(stories);
    [this.#written, this.#made] = [undefined, undefined];
  }

  /** The operator of the server sets another key, or an earlier one. */
  async #rotate() {
    const key = this.#random(2) === 0 ? this.#one(this.#keys) : `a new key of this machine ${this.#random(1e9)}`;
    if (key === undefined || key === this.ctx.config.concernsKey) return;
    this.#keys.push(key);
    this.ctx.config.concernsKey = key;
    const { written } = await findPhrase(this.ctx);
    this.#made = undefined;
    // An earlier key can come back, with the phrase that was written down for it.
    this.#written = written === undefined ? undefined : await this.#phraseThatCounts();
  }

  async #phraseThatCounts(): Promise<string | undefined> {
    for (const phrase of new Set(this.#papers)) {
      const done = await typePhrase({ ctx: this.ctx, member: lead }, phrase).catch(() => undefined);
      if (done === "known") return phrase;
    }
    return undefined;
  }

  /** Every backup of the history opens with its own paper on a new machine, and without it shows nothing. */
  async checkBackups(): Promise<void> {
    for (const backup of this.#backups) {
      await this.#open(backup, undefined);
      expect(await this.readable()).toEqual([]);
      if (backup.phrase === undefined) continue;
      await this.#open(backup, backup.phrase);
      expect(await this.readable()).toEqual(backup.readable);
    }
  }
}

/** Tests random histories of phrases, backups and keys. */
export function testConcernHistories(histories: number): void {
  test("in any order of phrases, backups, restores and changed keys no concern is lost, and none opens without its key or paper", async () => {
    for (let seed = 1; seed <= histories; seed++) {
      const history = new History((await createCachedSite({ empty: true })).ctx, seed);
      for (let number = 0; number < acts; number++) await history.act();
      await history.checkBackups();
    }
  });
}
