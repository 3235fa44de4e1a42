import { expect, test } from "vitest";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { jobs } from "../../../jobs.server.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";

const event = { title: "Reading day", location: "Jos", date: "2026-05-02", description: ["Come."], photos: "1" };

/** Two people and an event. */
async function openSite() {
  const here = await createStaffedSite();
  const admin = await signIn(here.ctx, "admin");
  await here.post("/admin/event", event);
  const later = (seconds: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + seconds * 1_000);
  };
  const postDraft = async (
    act: string,
    subject: string,
    fields: Record<string, string | string[]> = {},
    cookie?: string,
  ) => {
    const answer = await here.post("/admin/draft", { "draft-subject": subject, "draft-act": act, ...fields }, cookie);
    return { status: answer.status, ...((await answer.json()) as Record<"savedAt" | "newer" | "others", unknown>) };
  };
  const open = async (subject: string, cookie?: string) => {
    const path = `/admin/draft?subject=${subject}`;
    const answer = await (cookie ? here.ask(path, { headers: { Cookie: cookie } }) : here.visit(path));
    return (await answer.json()) as {
      draft?: { formValues: Record<string, string[]>; savedAt: string };
      others: string[];
    };
  };
  const rows = () => here.ctx.db.selectFrom("drafts").select(["user_id", "subject", "content"]).execute();
  return { ...here, admin, later, postDraft, open, rows };
}

test("a draft belongs to its person on every device; no visitor sees it", async () => {
  const { postDraft, open, admin, read } = await openSite();
  const kept = await postDraft("keep", "event:1", { title: "Half a title", description: ["One.", "Two."] });
  expect(kept.status).toBe(200);
  const { draft } = await open("event:1");
  expect(draft).toEqual({
    formValues: { title: ["Half a title"], description: ["One.", "Two."] },
    savedAt: kept.savedAt,
  });
  expect((await open("event:1", admin)).draft).toBeUndefined();
  expect(await read("/events")).not.toContain("Half a title");
});

test("a new item's draft ends when the item is saved or the draft deleted", async () => {
  const { postDraft, open, post, rows } = await openSite();
  await postDraft("keep", "post:new", { title: "Half" });
  await postDraft("keep", "event:1", { title: "Half" });
  await postDraft("keep", "project:new", { title: "Half" });
  expect((await open("post:new")).draft?.formValues).toEqual({ title: ["Half"] });
  await post("/admin/post", { title: "Whole", paragraphs: ["All."] });
  await post("/admin/event/1", { ...event, title: "Whole", version: "1" });
  await postDraft("delete", "project:new");
  expect(await rows()).toEqual([]);
});

test("a draft of another device is returned, not overwritten", async () => {
  const { postDraft, later } = await openSite();
  const first = await postDraft("keep", "post:new", { title: "On the phone", "draft-device": "phone" });
  later(60);
  const refused = await postDraft("keep", "post:new", { title: "On the computer", "draft-device": "desk" });
  expect([refused.status, refused.newer]).toEqual([
    409,
    { formValues: { title: ["On the phone"], "draft-device": ["phone"] }, savedAt: first.savedAt },
  ]);
  const taken = { title: "On the computer", "draft-device": "desk", "draft-base": String(first.savedAt) };
  expect((await postDraft("keep", "post:new", taken)).status).toBe(200);
  // A device repeats a save whose answer was lost.
  later(60);
  expect((await postDraft("keep", "post:new", { title: "More", "draft-device": "desk" })).status).toBe(200);
});

test("a second person sees who has the item open, for up to a minute", async () => {
  const { postDraft, open, admin, later } = await openSite();
  await postDraft("beat", "event:1");
  expect((await open("event:1", admin)).others).toEqual(["Sample Editor"]);
  expect((await open("event:1")).others).toEqual(["Sample Admin"]);
  await postDraft("close", "event:1");
  expect((await open("event:1", admin)).others).toEqual([]);
  expect((await postDraft("beat", "event:1")).others).toEqual(["Sample Admin"]);
  later(61);
  expect((await postDraft("beat", "event:1", {}, admin)).others).toEqual([]);
});

test("a draft of a deleted item is refused with its own status", async () => {
  const { postDraft, post } = await openSite();
  await post("/admin/event/1", { intent: "delete" });
  expect((await post("/admin/draft", { "draft-subject": "event:1", "draft-act": "keep", title: "Late" })).status).toBe(
    404,
  );
  await post("/admin/event/1", { intent: "undelete" });
  expect((await postDraft("keep", "event:1", { title: "Late" })).status).toBe(200);
});

test("drafts end after thirty unchanged days, with their item or account", async () => {
  const { postDraft, post, ctx, clock, rows } = await openSite();
  const run = (name: string) => jobs.find((job) => job.name === name)?.run(ctx, new AbortController().signal);
  const day = 24 * 3_600_000;
  await postDraft("keep", "post:new", { title: "Old" });
  await postDraft("keep", "event:1", { title: "Of a deleted event" });
  await post("/admin/event/1", { intent: "delete" });
  clock.at = new Date(clock.at.getTime() + 30 * day);
  await trustTime(ctx.db, clock.at.toISOString());
  await run("purge");
  expect((await rows()).map(({ subject }) => subject)).toEqual(["post:new"]);
  await run("old records");
  expect(await rows()).toHaveLength(1);
  clock.at = new Date(clock.at.getTime() + 1);
  await run("old records");
  expect(await rows()).toEqual([]);
  await postDraft("keep", "post:new", { title: "New" });
  await ctx.db.deleteFrom("users").where("id", "=", "editor").execute();
  expect(await rows()).toEqual([]);
});

test("a device learns that another one sent its form; its late draft is deleted", async () => {
  const { post, postDraft, visit, rows } = await openSite();
  const key = "one form";
  const ask = async (path: string) =>
    (await (await visit(`/admin/draft?subject=${path}`)).json()) as { isSent: boolean };
  expect(await ask(`post:new&key=${encodeURIComponent(key)}`)).toMatchObject({ isSent: false });
  await post("/admin/post", { title: "Whole", paragraphs: ["All."], idempotencyKey: key });
  // A device that had the form open stores it once more.
  await postDraft("keep", "post:new", { title: "Whole", idempotencyKey: key });
  expect(await ask(`post:new&key=${encodeURIComponent(key)}`)).toEqual({ isSent: true, others: [] });
  expect((await rows()).filter(({ content }) => content !== null)).toEqual([]);
  expect(await ask("post:new&key=another")).toMatchObject({ isSent: false });
});

test("the key of another person's form reveals nothing", async () => {
  const { post, ask, admin } = await openSite();
  await post("/admin/post", { title: "Whole", paragraphs: ["All."], idempotencyKey: "one form" });
  const answer = await ask("/admin/draft?subject=post:new&key=one+form", { headers: { Cookie: admin } });
  expect(await answer.json()).toMatchObject({ isSent: false });
});
