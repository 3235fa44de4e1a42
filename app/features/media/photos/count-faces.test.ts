import sharp from "sharp";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import { DetectorError, type FaceObstacle } from "../../../server/faces/face-finder.ts";
import { siteDate } from "../../../values/dates.ts";
import { showDueWords } from "../consent/photo-words.server.ts";
import { countFaces } from "./count-faces.server.ts";
import { accessOf } from "./photo-gate.ts";

const face: FaceBox = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
const never = new AbortController().signal;

async function open(role: "editor" | "admin" = "editor") {
  const here = await createStaffedSite({}, role);
  const { ctx, ask, visit } = here;
  const headers = { Cookie: await signIn(ctx, role === "admin" ? "editor" : "admin"), Origin: "https://site.test" };
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    const body = new Uint8Array(await picture.jpeg().toBuffer());
    const answer = await ask("/admin/media/upload", { method: "POST", body, headers });
    return ((await answer.json()) as { id: number }).id;
  };
  const states = async () => {
    const rows = await ctx.db.selectFrom("photo_faces").select(["photo_id", "state"]).orderBy("photo_id").execute();
    return rows.map(({ photo_id, state }) => `${photo_id} ${state}`);
  };
  const seen: number[] = [];
  const withFaces = (find: () => Promise<FaceBox[]>, obstacle?: FaceObstacle): AppContext => ({
    ...ctx,
    faces: {
      check: async () => ({ freeBytes: 1e9, ...(obstacle && { obstacle }) }),
      find: async ({ width }) => {
        seen.push(width);
        return find();
      },
    },
  });
  const sheet = async (id: number) => textOf(await (await visit(`/admin/media?photo=${id}`)).text());
  return { ...here, upload, states, withFaces, seen, sheet };
}

test("each uploaded photograph is counted once, newest first", async () => {
  const { upload, states, withFaces, seen, sheet, ctx } = await open();
  const first = await upload("#a3195a");
  const second = await upload("#1d5a3d");
  expect(await states()).toEqual([`${first} waiting`, `${second} waiting`]);
  expect(await sheet(first)).toContain("not counted yet");
  const counts = [[face], [face, { ...face, x: 0.5, y: 0.7 }]];
  const site = withFaces(async () => counts.shift() ?? []);
  await countFaces(site, never);
  await countFaces(site, never);
  expect(await states()).toEqual([`${first} counted`, `${second} counted`]);
  expect(seen).toHaveLength(2);
  expect(await sheet(second)).toContain("1 face: who is it?");
  const text = await sheet(first);
  for (const words of ["2 faces: who are they?", "Face 1, at the top, left", "Face 2, at the bottom, centre"])
    expect(text).toContain(words);
  expect(await ctx.db.selectFrom("photo_faces").select("photo_id").where("photo_id", "=", 1).execute()).toEqual([]);
});

test.each<[string, string, () => Promise<FaceBox[]>, FaceObstacle?]>([
  ["a detector that fails", "failed", () => Promise.reject(new DetectorError("It ended."))],
  ["too little memory", "skipped", async () => [face], "memory"],
  ["a missing detector", "skipped", async () => [face], "missing"],
])("after %s the photo asks staff to look", async (_what, state, find, obstacle) => {
  const { upload, states, withFaces, seen, sheet, post } = await open();
  const id = await upload("#a3195a");
  const site = withFaces(find, obstacle);
  await countFaces(site, never);
  await countFaces(site, never);
  expect(await states()).toEqual([`${id} ${state}`]);
  expect(seen.length).toBeLessThanOrEqual(1);
  expect(await sheet(id)).toContain("Not counted: look yourself.");
  expect((await post(`/admin/media/${id}/faces`, { intent: "recount" })).status).toBe(200);
  expect(await states()).toEqual([`${id} waiting`]);
  await countFaces(
    withFaces(async () => []),
    never,
  );
  expect(await sheet(id)).toContain("No face was found. Look yourself");
  expect((await post(`/admin/media/${id}/faces`, { intent: "recount" })).status).toBe(409);
});

test("a photograph with a broken file is marked, then the next is counted", async () => {
  const { upload, states, withFaces, ctx } = await open();
  const whole = await upload("#a3195a");
  const broken = await upload("#1d5a3d");
  const missing = await upload("#446688");
  const pathOf = async (id: number) =>
    (await ctx.db.selectFrom("photos").select("path").where("id", "=", id).executeTakeFirstOrThrow()).path;
  await ctx.storage.remove(await pathOf(missing));
  const bad = await ctx.storage.put("images", "jpg", new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]));
  await ctx.db.updateTable("photos").set({ path: bad }).where("id", "=", broken).execute();
  await countFaces(
    withFaces(async () => [face]),
    never,
  );
  expect(await states()).toEqual([`${whole} counted`, `${broken} failed`, `${missing} failed`]);
});

test("an admin switches counting off and on", async () => {
  const editor = await open();
  expect((await editor.post("/admin/settings", { form: "faces" })).status).toBe(403);
  const { upload, states, withFaces, seen, sheet, post } = await open("admin");
  const id = await upload("#a3195a");
  expect((await post("/admin/settings", { form: "faces" })).status).toBe(200);
  await countFaces(
    withFaces(async () => [face]),
    never,
  );
  expect([seen, await states()]).toEqual([[], [`${id} waiting`]]);
  expect(await sheet(id)).toContain("An admin switched face counting off.");
  await post("/admin/settings", { form: "faces", countFaces: "on" });
  await countFaces(
    withFaces(async () => [face]),
    never,
  );
  expect(await states()).toEqual([`${id} counted`]);
});

test("two processes count one photograph at a time", async () => {
  const { upload, states, withFaces, clock } = await open();
  const first = await upload("#a3195a");
  const second = await upload("#1d5a3d");
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<FaceBox[]>();
  const busy = countFaces(
    withFaces(() => {
      begun.resolve();
      return end.promise;
    }),
    never,
  );
  await begun.promise;
  const other = withFaces(async () => [face]);
  await countFaces(other, never);
  expect(await states()).toEqual([`${first} waiting`, `${second} counting`]);
  // The power failed: no process continues.
  clock.at = new Date(clock.at.getTime() + 11 * 60_000);
  await countFaces(other, never);
  expect(await states()).toEqual([`${first} counted`, `${second} failed`]);
  // A late result changes nothing.
  end.resolve([face]);
  await busy;
  expect(await states()).toEqual([`${first} counted`, `${second} failed`]);
});

test("a site that stops releases the photograph", async () => {
  const { upload, states, withFaces } = await open();
  const id = await upload("#a3195a");
  const stopping = new AbortController();
  await countFaces(
    withFaces(async () => {
      stopping.abort();
      throw new DetectorError("It was stopped.");
    }),
    stopping.signal,
  );
  expect(await states()).toEqual([`${id} waiting`]);
});

test("the readiness page tells if faces can be counted", async () => {
  const { visit } = await open("admin");
  expect(textOf(await (await visit("/admin/doctor")).text())).toMatch(/Faces (?:Good|Warning|OK|Look).*memory/i);
});

async function openWords() {
  const here = await open();
  const { ctx, post, clock } = here;
  const access = async (id: number) => {
    const row = await ctx.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return [row.nobody_recognisable, row.consent_by, accessOf(row, siteDate(clock.at))];
  };
  const say = (id: number) => post(`/admin/media/${id}.data`, { intent: "nobody" });
  const pass = (minutes: number) => {
    clock.at = new Date(clock.at.getTime() + minutes * 60_000);
  };
  return { ...here, access, say, pass };
}

test("a photo said to show no person is shown once no face was found", async () => {
  const { upload, withFaces, sheet, access, say } = await openWords();
  const found = await upload("#a3195a");
  const none = await upload("#1d5a3d");
  for (const id of [found, none]) await say(id);
  for (const id of [found, none]) expect(await access(id)).toEqual([1, "Sample Editor", "withheld"]);
  expect(await sheet(found)).toContain(
    "The photo is shown when its faces are counted, when another person agrees, or on",
  );
  const counts = [[], [face]];
  await countFaces(
    withFaces(async () => counts.shift() ?? []),
    never,
  );
  expect(await access(found)).toEqual([0, null, "withheld"]);
  expect(await access(none)).toEqual([1, "Sample Editor", "consented"]);
  expect((await say(found)).status).toBe(409);
});

test.each<[string, (here: Awaited<ReturnType<typeof openWords>>, id: number) => Promise<unknown>]>([
  [
    "short of memory",
    ({ withFaces }) =>
      countFaces(
        withFaces(async () => [face], "memory"),
        never,
      ),
  ],
  [
    "the detector is missing",
    ({ withFaces }) =>
      countFaces(
        withFaces(async () => [face], "missing"),
        never,
      ),
  ],
  [
    "the detector fails",
    ({ withFaces }) =>
      countFaces(
        withFaces(() => Promise.reject(new DetectorError("It ended."))),
        never,
      ),
  ],
  [
    "counting is switched off",
    async ({ ctx }) => {
      await ctx.db.insertInto("settings").values({ name: "countFaces", value: "false" }).execute();
      await countFaces(ctx, never);
    },
  ],
  [
    "the counting process ended",
    async ({ ctx, withFaces, clock, pass }, id) => {
      const counting = { state: "counting" as const, counted_at: clock.at.toISOString() };
      await ctx.db.updateTable("photo_faces").set(counting).where("photo_id", "=", id).execute();
      pass(11);
      await countFaces(
        withFaces(() => Promise.reject(new DetectorError("It ended."))),
        never,
      );
    },
  ],
])("one answer waits a day where %s", async (_what, happens) => {
  const here = await openWords();
  const { ctx, upload, access, say, pass } = here;
  const id = await upload("#0a195a");
  await say(id);
  await happens(here, id);
  await say(id);
  await showDueWords(ctx);
  expect(await access(id)).toEqual([1, "Sample Editor", "withheld"]);
  pass(24 * 60 - 12);
  await showDueWords(ctx);
  expect(await access(id)).toEqual([1, "Sample Editor", "withheld"]);
  pass(12);
  await showDueWords(ctx);
  expect(await access(id)).toEqual([1, "Sample Editor", "consented"]);
});

test("failed counts run again, less often each time", async () => {
  const { upload, states, withFaces, seen, pass } = await openWords();
  const id = await upload("#0a195a");
  const fails = withFaces(() => Promise.reject(new DetectorError("It ended.")));
  const tried: number[] = [];
  for (const minutes of [0, 5, 5, 30, 30, 360, 1_440, 1_440]) {
    pass(minutes);
    await countFaces(fails, never);
    tried.push(seen.length);
  }
  expect(tried).toEqual([1, 1, 2, 2, 3, 4, 5, 6]);
  pass(1_440);
  const busy = withFaces(async () => [face]);
  const check = async () => ({ freeBytes: 1e9, isBusy: true });
  await countFaces({ ...busy, faces: { ...busy.faces, check } }, never);
  expect(await states()).toEqual([`${id} failed`]);
  await countFaces(busy, never);
  expect(await states()).toEqual([`${id} counted`]);
});
