import { describe, expect, test } from "vitest";
import { runImports } from "../../app/features/office/move-in/run-imports.server.ts";
import { eraseSubscriber, unsubscribe } from "../../app/features/publishing/newsletter/subscriber-commands.server.ts";
import { insertSubscriber } from "../../app/features/publishing/newsletter/subscriber-queries.server.ts";
import { findRoles } from "../../app/server/db/user-roles.ts";
import { aSubscriber } from "../../tests/support/builders.ts";
import { anExport, anOldPicture, runImport } from "../../tests/support/old-export.ts";
import { createStaffedSite } from "../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../tests/support/test-site.ts";

const ada = {
  firstName: "Ada",
  lastName: "Sample",
  dob: "1990-12-31",
  position: "Programme lead",
  createdAt: "2023-08-01T09:00:00.000Z",
  profileImageUrl: "profile_images/uid-1",
};
const account = {
  localId: "uid-1",
  email: "Ada@Example.org",
  passwordHash: "old-hash",
  salt: "old-salt",
  isAdmin: true,
};

/** An export with one person in it, without a picture. */
const adaAlone = (id = "uid-1") =>
  anExport({ "users.json": { [id]: { displayName: "Ada Sample", email: "ada@example.org" } } });

describe("people of the old site", () => {
  test("come as editors without a password, from their account and their record together", async () => {
    const { ctx, emails } = await createTestSite();
    const { said, counts } = await runImport(
      ctx,
      anExport({
        "auth.json": { users: [account] },
        "users.json": { "uid-1": { ...ada, isAdmin: true, role: "admin", password: "secret" } },
        "bucket/profile_images/uid-1": await anOldPicture(),
      }),
    );
    expect([said, counts.users]).toEqual([[], { found: 1, imported: 1, there: 0, left: 0 }]);
    const [user] = await ctx.db.selectFrom("users").selectAll().execute();
    expect(await findRoles(ctx.db, user?.id ?? "")).toEqual(["editor"]);
    expect(user).toMatchObject({
      name: "Ada Sample",
      email: "ada@example.org",
      dob: "1990-12-31",
      position: "Programme lead",
      createdAt: "2023-08-01T09:00:00.000Z",
      emailVerified: 0,
    });
    expect(await ctx.db.selectFrom("accounts").selectAll().execute()).toEqual([]);
    const everything = JSON.stringify([user, await ctx.db.selectFrom("audit_log").selectAll().execute()]);
    expect(everything).not.toMatch(/secret|old-hash|old-salt/);
    const portrait = await ctx.db
      .selectFrom("photo_attachments")
      .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
      .selectAll()
      .where("owner", "=", `user:${user?.id}`)
      .executeTakeFirst();
    expect(portrait).toMatchObject({ alt: "Ada Sample", consent_at: null });
    expect(await emails()).toEqual([]);
  });

  test("with only an account, which any visitor could make, are left out", async () => {
    const { ctx } = await createTestSite();
    const { said, counts } = await runImport(ctx, anExport({ "auth.json": { users: [account] } }));
    expect(said).toEqual([
      "auth.json, uid-1: has an account and no record among the users: invite the person if they work here. The row was left out.",
    ]);
    expect([counts.users.left, await ctx.db.selectFrom("users").selectAll().execute()]).toEqual([1, []]);
  });

  test("come in by a link that they ask for", async () => {
    const { ctx, send, emails } = await createTestSite();
    await runImport(ctx, adaAlone());
    await send("/login/forgot", { email: "ada@example.org" });
    // The link is made after the answer, so that its time tells nothing.
    await expect.poll(async () => (await emails()).length).toBe(1);
    expect((await emails())[0]).toMatchObject({ to: "ada@example.org" });
  });

  test("with an account here keep it, and own their imported posts", async () => {
    const { ctx } = await createTestSite();
    await runImport(ctx, adaAlone("first"));
    await ctx.db.updateTable("users").set({ name: "Ada Here" }).execute();
    await ctx.db.updateTable("user_roles").set({ role: "admin" }).execute();
    const { counts } = await runImport(
      ctx,
      anExport({
        "users.json": { "uid-9": { ...ada, email: "ada@example.org", profileImageUrl: "" } },
        "posts.json": { p1: { title: "Hers", author: { id: "uid-9", name: "Ada" }, timestamp: 1_706_173_200 } },
      }),
    );
    expect(counts.users).toEqual({ found: 1, imported: 0, there: 1, left: 0 });
    const [user, ...others] = await ctx.db.selectFrom("users").selectAll().execute();
    expect([user?.name, others]).toEqual(["Ada Here", []]);
    expect(await findRoles(ctx.db, user?.id ?? "")).toEqual(["admin"]);
    const row = await ctx.db.selectFrom("posts").select("author_id").where("title", "=", "Hers").executeTakeFirst();
    expect(row?.author_id).toBe(user?.id);
  });

  test("do not come back after a deletion here; their posts have no author", async () => {
    const { ctx } = await createTestSite();
    await runImport(ctx, adaAlone());
    await ctx.db.deleteFrom("users").execute();
    const { counts } = await runImport(
      ctx,
      anExport({
        "users.json": { "uid-1": { displayName: "Ada Sample", email: "ada@example.org" } },
        "posts.json": { p1: { title: "Hers", author: { id: "uid-1" }, timestamp: 1_706_173_200 } },
      }),
    );
    expect(counts.users.there).toBe(1);
    expect(await ctx.db.selectFrom("users").selectAll().execute()).toEqual([]);
    const row = await ctx.db.selectFrom("posts").selectAll().where("title", "=", "Hers").executeTakeFirst();
    expect([row?.author_id, row?.author_name]).toEqual([null, "Foundation staff"]);
  });

  test("are reported without their addresses if their rows cannot be read", async () => {
    const { ctx } = await createTestSite();
    const { said, counts } = await runImport(
      ctx,
      anExport({
        "users.json": {
          u1: ada,
          u2: { ...ada, email: "no address", profileImageUrl: "" },
          u3: { email: "out@example.org", disabled: true },
          u4: { email: "new@example.org", dob: "2199-01-01" },
          u5: { email: "long@example.org", displayName: "x".repeat(80) },
        },
      }),
      { withoutPictures: true },
    );
    expect(said).toEqual([
      "users.json, u1, email: is not there, and nobody signs in without one: put the list of accounts beside the export, or invite the person. The row was left out.",
      "users.json, u2, email: Invalid email address. The row was left out.",
      "users.json, u3, disabled: is yes: whoever was shut out there is not let in here.",
      "users.json, u4, lastName: is not there: correct the name at /admin/manageusers.",
      "users.json, u4, dob: is no date that can be read, like 28 April 2024.",
      "users.json, u5, displayName: Must be 60 characters or less. The row was left out.",
    ]);
    expect(counts.users).toEqual({ found: 5, imported: 1, there: 0, left: 4 });
    const [user] = await ctx.db.selectFrom("users").selectAll().execute();
    expect([user?.name, user?.dob]).toEqual(["new", null]);
  });
});

describe("subscribers of the old site", () => {
  const readers = {
    s1: { email: "One@example.org", createdAt: "2024-01-25T09:00:00Z" },
    s2: { email: "two@example.org" },
    s3: { email: "three@example.org", timestamp: 4_000_000_000 },
    s4: { email: "not an address" },
    s5: { email: "one@example.org", createdAt: "2024-02-25T09:00:00Z" },
  };
  const onList = async ({ ctx }: Awaited<ReturnType<typeof createTestSite>>) => {
    const rows = await ctx.db.selectFrom("subscribers").select("email").orderBy("email").execute();
    return rows.map(({ email }) => email);
  };

  test("are on the list only where the export says when they subscribed, and get no email", async () => {
    const here = await createTestSite();
    const { said, counts, unproven } = await runImport(here.ctx, anExport({ "subscribers.json": readers }));
    expect(await onList(here)).toEqual(["one@example.org"]);
    expect([counts.subscribers, unproven]).toEqual([{ found: 5, imported: 1, there: 1, left: 3 }, 2]);
    expect(said).toEqual([
      "subscribers.json, s3: the day of subscribing lies in the future, and proves nothing.",
      "subscribers.json, s4, email: Invalid email address. The row was left out.",
    ]);
    const [kept] = await here.ctx.db.selectFrom("subscribers").selectAll().execute();
    expect(kept).toMatchObject({
      confirmed_at: "2024-01-25T09:00:00.000Z",
      consent: "subscribed on the old site, imported",
    });
    expect(await here.emails()).toEqual([]);
  });

  test("stay away after they left, also in a second import", async () => {
    const here = await createTestSite();
    const folder = anExport({ "subscribers.json": readers });
    await runImport(here.ctx, folder);
    const [kept] = await here.ctx.db.selectFrom("subscribers").selectAll().execute();
    expect(await unsubscribe(here.ctx, kept?.token ?? "")).toBe(true);
    const { counts } = await runImport(here.ctx, folder);
    expect([await onList(here), counts.subscribers.there]).toEqual([[], 2]);
  });

  test("leave the list with an undo, but a reader of this site stays", async () => {
    const here = await createStaffedSite({ empty: false }, "admin");
    await here.ctx.db.transaction().execute((db) => insertSubscriber(db, aSubscriber({ email: "one@example.org" })));
    const more = { ...readers, s6: { email: "six@example.org", createdAt: "2024-01-25T09:00:00Z" } };
    await runImport(here.ctx, anExport({ "subscribers.json": more }));
    expect(await onList(here)).toEqual(["one@example.org", "six@example.org"]);
    await here.post("/admin/move-in/1", { intent: "undo", sure: "on" });
    await runImports(here.ctx, new AbortController().signal);
    expect(await onList(here)).toEqual(["one@example.org"]);
  });

  test("are left out if their address was erased", async () => {
    const here = await createTestSite();
    await here.ctx.db.transaction().execute((db) => eraseSubscriber({ ...here.ctx, db }, "one@example.org"));
    const { leftAlone } = await runImport(here.ctx, anExport({ "subscribers.json": readers }));
    expect([await onList(here), leftAlone]).toEqual([[], 2]);
  });
});
