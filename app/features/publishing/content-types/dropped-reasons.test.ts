import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

type Fields = Record<string, string | string[]>;

/** A sensitive story of an editor, and an admin who only approves. */
async function siteWithStory() {
  const here = await createStaffedSite();
  const admin = await signIn(here.ctx, "admin");
  const row = () => here.ctx.db.selectFrom("posts").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
  const story = (fields: Fields): Fields => ({
    title: "A safe place",
    paragraphs: ["She sleeps well now."],
    namesChanged: "yes",
    status: "draft",
    sensitive: ["abuse", "hiv"],
    ...fields,
  });
  await here.post("/admin/post", story({}));
  const { id } = await row();
  const version = async () => String((await row()).version);
  const change = async (fields: Fields, cookie?: string) =>
    here.post(`/admin/post/${id}`, story({ version: await version(), ...fields }), cookie);
  const approve = async (cookie?: string) =>
    here.post(`/admin/approvals/post-${id}`, { version: await version() }, cookie);
  const drop = async (cookie?: string) =>
    here.post(`/admin/approvals/post-${id}`, { version: await version(), intent: "drop" }, cookie);
  const page = async (cookie: string) =>
    textOf(await (await here.ask(`/admin/approvals/post-${id}`, { headers: { Cookie: cookie } })).text());
  return { ...here, admin, id, row, change, approve, drop, page };
}

test("the requester cannot approve a reason's removal, even after another's approval", async () => {
  const { change, approve, drop, row, page, admin, staffHeaders } = await siteWithStory();
  await change({ sensitive: ["hiv"] });
  expect((await approve(admin)).status).toBe(200);
  const refused = await drop();
  expect([refused.status, textOf(await refused.text()).includes("You asked to remove the reason")]).toEqual([
    403,
    true,
  ]);
  expect(await page(staffHeaders.Cookie)).toContain("You asked to remove the reason, so another person has to agree.");
  expect((await row()).sensitive).toBe('["abuse","hiv"]');
  expect((await drop(admin)).status).toBe(200);
  expect(await row()).toMatchObject({ sensitive: '["hiv"]', dropped_reasons: "[]", dropped_by_ids: "[]" });
});

test("two requesters of different reasons need a third; ticking one again withdraws the request", async () => {
  const { ctx, change, approve, drop, row, admin } = await siteWithStory();
  await change({ sensitive: ["hiv"] });
  await change({ sensitive: [] }, admin);
  expect((await row()).dropped_by_ids).toBe('["editor","admin"]');
  const third = await signIn(ctx, "lead");
  await approve(third);
  expect([(await drop()).status, (await drop(admin)).status]).toEqual([403, 403]);
  await change({ sensitive: ["abuse", "hiv"] });
  expect(await row()).toMatchObject({ dropped_reasons: "[]", dropped_by_ids: "[]" });
});

test("no order of one person's acts removes a reason", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { change, approve, drop, row, admin, post, id } = await siteWithStory();
    const draw = numbersFrom(seed * 7_919);
    const sets = [[], ["abuse"], ["hiv"], ["abuse", "hiv"], ["abuse", "hiv", "other"]];
    const ticked = () => sets[draw(sets.length)] ?? [];
    let stale = "0";
    const acts: (() => Promise<unknown>)[] = [
      () => change({ sensitive: ticked() }),
      () => change({ sensitive: ticked(), version: stale }),
      () => change({ paragraphs: [`She sleeps well ${draw(9)} nights.`], sensitive: ticked() }),
      () => change({ sensitive: ticked(), status: "published" }),
      () => approve(),
      () => drop(),
      () => post(`/admin/approvals/post-${id}`, { version: stale, intent: "drop" }),
      () => post("/admin/post", { act: `delete:${id}` }),
      () => post("/admin/post", { act: "undelete", ids: String(id) }),
      async () => {
        stale = String((await row()).version);
      },
      // The other person, who reads the story as it is.
      () => approve(admin),
    ];
    for (let step = 0; step < 24; step++) {
      await acts[draw(acts.length)]?.();
      const { sensitive } = await row();
      expect([seed, step, sensitive]).toEqual([seed, step, expect.stringContaining('"abuse","hiv"')]);
    }
  }
});
