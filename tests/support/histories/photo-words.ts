import { expect, test } from "vitest";
import { applyCount, setNobody } from "../../../app/features/media/consent/mark-nobody.server.ts";
import { agreeWithWord, askAgain, showDueWords } from "../../../app/features/media/consent/photo-words.server.ts";
import { hidePhoto, putBackPhoto } from "../../../app/features/media/consent/withdraw.server.ts";
import { saveAnswer } from "../../../app/features/media/photos/change-photo.server.ts";
import { countFaces } from "../../../app/features/media/photos/count-faces.server.ts";
import { queuePhoto } from "../../../app/features/media/photos/face-queries.server.ts";
import { accessOf } from "../../../app/features/media/photos/photo-gate.ts";
import { addPhoto, findPhotosById } from "../../../app/features/media/photos/photo-queries.server.ts";
import { recordStandingChange } from "../../../app/features/people/users/find-settled-people.server.ts";
import type { StaffMember } from "../../../app/server/auth/auth.ts";
import type { AppContext } from "../../../app/server/context.server.ts";
import { withTransaction } from "../../../app/server/db/with-transaction.ts";
import { DetectorError } from "../../../app/server/faces/face-finder.ts";
import { AppError } from "../../../app/server/http/errors.ts";
import { FormError } from "../../../app/server/http/handle-form.server.ts";
import { bareAnswer, type ConsentAnswer } from "../../../app/values/consent-answer.ts";
import { siteDate } from "../../../app/values/dates.ts";
import { aStaffMember, insertUser } from "../builders.ts";
import { numbersFrom } from "../random-numbers.ts";
import { createTestSite } from "../test-site.ts";

const hourMs = 3_600_000;
const never = new AbortController().signal;

/** Accounts by name, each with the person who truly uses it. */
const people = { ada: "ada", adaAgain: "ada", ben: "ben", fresh: "ben", lead: "lea" } as const;
type Account = keyof typeof people;

function member(id: Account): StaffMember {
  const roles = id === "lead" ? (["lead"] as const) : (["editor"] as const);
  const email = `${id}@example.org`;
  return { id, roles, name: id, email, position: null, twoFactor: false, readsSafeguarding: id === "lead" };
}

/**
 * Opens a site with two people and a lead with old accounts, a second account of the first one, and one that is an
 * hour old.
 */
async function openSite() {
  const { ctx, clock } = await createTestSite({ empty: true });
  const long = new Date(clock.at.getTime() - 400 * 24 * hourMs).toISOString();
  for (const id of Object.keys(people) as Account[]) {
    const { name, email, roles } = member(id);
    await insertUser(ctx.db, aStaffMember({ id, email, role: roles[0] ?? "editor", lastName: name, createdAt: long }));
  }
  const made = (account: Account, by: Account, hours: number) =>
    recordStandingChange(
      { db: ctx.db, clock: { now: () => new Date(clock.at.getTime() - hours * hourMs) } },
      { account, what: "created", by },
    );
  await made("adaAgain", "ada", 90 * 24);
  await made("fresh", "ben", 1);
  return { ctx, clock };
}

/** The people who gave a photo's current answer, and the moment of the first (ms). */
interface Truth {
  since: number | undefined;
  sayers: Set<string>;
}

type Site = Awaited<ReturnType<typeof openSite>>;

const answerOf = (who: "adults" | "guardian"): ConsentAnswer => ({
  ...bareAnswer,
  who,
  givenBy: "Her mother",
});

async function play({ ctx, clock }: Site, seed: number) {
  const draw = numbersFrom(seed * 7_919);
  const history: string[] = [];
  const faults: string[] = [];
  let shown = 0;
  const truths = new Map<number, Truth>();
  const ids: number[] = [];
  const accounts = Object.keys(people) as Account[];
  const pick = <Thing>(all: readonly Thing[]): Thing => all[draw(all.length)] as Thing;
  const row = async (id: number) => {
    const [photo] = await findPhotosById(ctx.db, [id]);
    if (photo === undefined) throw new Error("gone");
    return photo;
  };
  const peopleIn = async (id: number) => {
    const live = ctx.db.selectFrom("appearances").innerJoin("consents", "consents.id", "appearances.consent_id");
    return live.select("is_child").where("photo_id", "=", id).where("ended_at", "is", null).execute();
  };
  /** The claim as the photo has it, without the site's own rule. */
  const claim = async (id: number) => {
    const inIt = await peopleIn(id);
    if (inIt.length > 0) return inIt.every(({ is_child }) => is_child === 0) ? "adults" : "child";
    return (await row(id)).nobody_recognisable === 1 ? "nobody" : "none";
  };
  const claims = new Map<number, string>();
  const counted = async (id: number) =>
    (await ctx.db.selectFrom("photo_faces").select("state").where("photo_id", "=", id).executeTakeFirst())?.state ===
    "counted";
  const says = async (id: number, by: Account, act: () => Promise<unknown>) => {
    const before = claims.get(id);
    const wasDoubted = truths.get(id)?.since === undefined;
    await act();
    const now = await claim(id);
    if (now !== before || wasDoubted) truths.set(id, { since: clock.at.getTime(), sayers: new Set([people[by]]) });
    else truths.get(id)?.sayers.add(people[by]);
    claims.set(id, now);
  };
  const finder = (find: "some" | "none" | "fails" | "memory" | "missing"): AppContext["faces"] => ({
    check: async () => ({ freeBytes: 1e9, ...((find === "memory" || find === "missing") && { obstacle: find }) }),
    find: async () => {
      if (find === "fails") throw new DetectorError("It ended.");
      return find === "none" ? [] : [{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }];
    },
  });
  const answer = (id: number, by: Account, who: "adults" | "guardian") => async () => {
    const photo = await row(id);
    await withTransaction(ctx, (inside) => saveAnswer(inside, member(by), photo, { answer: answerOf(who) }));
  };
  const pass = (hours: number) => {
    clock.at = new Date(clock.at.getTime() + hours * hourMs);
  };
  const acts: Record<string, () => Promise<void>> = {
    async upload() {
      const path = `images/${seed}-${ids.length}.jpg`;
      const id = await addPhoto(ctx.db, { path, alt: "Children", width: 4, height: 3, kind: "photograph" });
      await queuePhoto(ctx.db, id);
      ids.push(id);
      truths.set(id, { since: undefined, sayers: new Set() });
      claims.set(id, "none");
    },
    async nobody() {
      const id = pick(ids);
      const by = pick(accounts);
      history.push(`${by} ${id}`);
      await says(id, by, () => setNobody({ ctx, member: member(by) }, id, true));
    },
    async adults() {
      const id = pick(ids);
      const by = pick(accounts);
      history.push(`${by} ${id}`);
      // An answer that the form no longer asks for changes nothing.
      const { consent_at } = await row(id);
      if (consent_at === null) await says(id, by, answer(id, by, "adults"));
    },
    async guardian() {
      const id = pick(ids);
      const by = pick(accounts);
      await answer(id, by, "guardian")();
      claims.set(id, await claim(id));
    },
    async agree() {
      const id = pick(ids);
      const by = pick(accounts);
      history.push(`${by} ${id}`);
      await agreeWithWord({ ctx, member: member(by) }, id);
      truths.get(id)?.sayers.add(people[by]);
    },
    async doubt() {
      const id = pick(ids);
      await askAgain({ ctx, member: member("lead") }, id);
      truths.set(id, { since: undefined, sayers: new Set() });
      claims.set(id, await claim(id));
    },
    async somebody() {
      const id = pick(ids);
      await setNobody({ ctx, member: member("ben") }, id, false);
      claims.set(id, await claim(id));
    },
    hours: async () => pass(1 + draw(20)),
    minutes: async () => pass(0.2),
    async count() {
      const find = pick(["some", "none", "fails", "memory", "missing"] as const);
      history.push(find);
      const images = { ...ctx.images, readPixels: async () => ({ width: 1, height: 1, data: new Uint8Array(3) }) };
      const storage = { ...ctx.storage, open: async () => undefined };
      await countFaces({ ...ctx, faces: finder(find), images, storage } as AppContext, never);
      for (const id of ids) claims.set(id, await claim(id));
    },
    async countComes() {
      const id = pick(ids);
      const boxes = pick([[], [{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }]]);
      await withTransaction(ctx, async (inside, transaction) => {
        const found = { state: "counted" as const, boxes: JSON.stringify(boxes), face_count: boxes.length };
        await transaction.updateTable("photo_faces").set(found).where("photo_id", "=", id).execute();
        await applyCount(inside, id);
      });
      claims.set(id, await claim(id));
    },
    async restart() {
      // The process that counted is gone.
      const counting = { state: "counting" as const, counted_at: clock.at.toISOString() };
      const id = pick(ids);
      if (!(await counted(id)))
        await ctx.db
          .updateTable("photo_faces")
          .set(counting)
          .where("photo_id", "=", id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(selectFrom("photo_faces as other").select("other.photo_id").where("other.state", "=", "counting")),
            ),
          )
          .execute();
    },
    job: () => showDueWords(ctx),
    down: () => hidePhoto({ ctx, member: member("ben") }, pick(ids)),
    back: async () => void (await putBackPhoto({ ctx, member: member("lead") }, pick(ids))),
  };
  await acts.upload?.();
  for (let step = 0; step < 40; step++) {
    const name = pick(Object.keys(acts));
    history.push(name);
    try {
      await acts[name]?.();
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof FormError)) throw error;
    }
    for (const id of ids) {
      const photo = await row(id);
      if (accessOf(photo, siteDate(clock.at)) !== "consented") continue;
      const now = await claim(id);
      if (now === "child") continue;
      shown++;
      const { since, sayers } = truths.get(id) ?? { since: undefined, sayers: new Set() };
      const isOld = since !== undefined && clock.at.getTime() - since >= 24 * hourMs;
      if (!(await counted(id)) && sayers.size < 2 && !isOld) faults.push(`${id} ${now} at step ${step}`);
    }
  }
  return { history, faults, shown };
}

/** Tests random histories of answers about photos. */
export function testPhotoWordHistories(histories: number): void {
  test("no uncounted photo is public on one person’s word within a day, in random histories of words, counts and doubts", async () => {
    const site = await openSite();
    let shown = 0;
    for (let seed = 1; seed <= histories; seed++) {
      const played = await play(site, seed);
      expect([seed, played.history, played.faults]).toEqual([seed, played.history, []]);
      shown += played.shown;
    }
    // Photos also came out of it.
    expect(shown).toBeGreaterThan(histories);
  }, 300_000);
}
