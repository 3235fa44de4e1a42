import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertPost } from "../../publishing/posts/post-queries.server.ts";
import { canShow } from "./photo-gate.ts";
import { addPhoto } from "./photo-queries.server.ts";
import { countUnusedPhotographs } from "./photo-use-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

type Site = Awaited<ReturnType<typeof createStaffedSite>>;
type Photo = Partial<Parameters<typeof addPhoto>[1]>;

const addTo =
  ({ ctx }: Site) =>
  (alt: string, more: Photo = {}) =>
    addPhoto(ctx.db, {
      path: `images/${crypto.randomUUID().replaceAll("-", "")}.jpg`,
      alt,
      width: 40,
      height: 30,
      kind: "photograph",
      uploaded_by: "Bola A.",
      uploaded_at: "2026-03-01T09:00:00.000Z",
      ...more,
    });

const agreed = { consent_at: "2026-03-02T09:00:00.000Z", consent_by: "Ada O.", allowed_uses: "site social" };

const namesIn = (html: string) => [...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name]) => name);

test("filter, badge, idea and deletion agree on unused photos", async () => {
  const site = await createStaffedSite({}, "editor");
  const { ctx, post, readAsStaff } = site;
  await ctx.db.deleteFrom("photos").execute();
  const add = addTo(site);
  const kept = await insertPost(ctx.db, aPost({ title: "Kept", slug: "kept" }));
  const deleted = await insertPost(ctx.db, aPost({ title: "Deleted", slug: "deleted" }));
  const owners: Record<string, string[]> = {
    "Stands nowhere": [],
    "Only in the trash": [`post:${deleted}`],
    "In a text of the trash": [`text:post:${deleted}`],
    "In the trash and on the site": [`post:${deleted}`, "place:donate"],
    "In a text": [`text:post:${kept}`],
  };
  const ids: number[] = [];
  for (const [alt, all] of Object.entries(owners)) {
    const photo_id = await add(alt, agreed);
    ids.push(photo_id);
    const rows = all.map((owner, position) => ({ owner, position: ids.length + position, photo_id }));
    if (rows.length > 0) await ctx.db.insertInto("photo_attachments").values(rows).execute();
  }
  const deleted_at = "2026-03-09T09:00:00.000Z";
  await ctx.db.updateTable("posts").set({ deleted_at }).where("id", "=", deleted).execute();

  const unused = ["In a text of the trash", "Only in the trash", "Stands nowhere"];
  const html = await readAsStaff("/admin/media?show=unused");
  expect(namesIn(html)).toEqual(unused);
  expect(html).toMatch(/Not used<span>3</);
  const tiles = (await readAsStaff("/admin/media")).split('<li class="tile">').slice(1);
  expect(tiles.filter((tile) => tile.includes("Not used yet")).flatMap(namesIn)).toEqual(unused);
  expect(await countUnusedPhotographs(ctx.db, ctx.childProtection.tables, 99)).toBe(3);
  const statuses = [];
  for (const id of ids) statuses.push((await post(`/admin/media/${id}`, { intent: "delete" })).status);
  expect(statuses).toEqual([200, 200, 200, 409, 409]);
});

test("a writer uses own and public photos everywhere", async () => {
  const site = await createStaffedSite({}, "writer");
  const { ctx, post, readAsStaff, visit } = site;
  const add = addTo(site);
  const member = await ctx.auth.getSession(new Headers({ Cookie: site.staffHeaders.Cookie }));
  if (member === undefined) throw new Error("Nobody is signed in.");
  const rows: Record<string, Photo> = {
    Waiting: {},
    Cleared: agreed,
    Ended: { ...agreed, shown_until: "2026-03-09" },
    "Last day": { ...agreed, shown_until: "2026-03-10" },
    Withdrawn: { ...agreed, withdrawn_at: "2026-03-03T09:00:00.000Z" },
    "For paper alone": { ...agreed, allowed_uses: "print" },
    Mine: { uploaded_by_id: member.id },
    "By somebody of the same name": { uploaded_by: member.name, uploaded_by_id: "another" },
    Nobodys: { uploaded_by: null },
  };
  const ids: Record<string, number> = {};
  for (const [alt, more] of Object.entries(rows)) ids[alt] = await add(alt, more);
  const drawing = 1;
  const user = { member, today: "2026-03-10" };
  const all = await ctx.db.selectFrom("photos").selectAll().execute();
  // Beyond own photos, the query equals the gate of public pages.
  const shown = all.filter((row) => canShow(row, user.today) || row.uploaded_by_id === member.id).map(({ id }) => id);
  const usable = await findUsablePhotos(
    ctx.db,
    user,
    all.map(({ id }) => id),
  );
  expect([...usable].sort()).toEqual(shown.sort());
  expect(new Set(shown)).toEqual(new Set([drawing, ids.Cleared, ids["Last day"], ids.Mine]));

  const listed = namesIn(await readAsStaff("/admin/media"));
  expect(listed).toEqual(expect.arrayContaining(["Mine", "Cleared"]));
  for (const hidden of ["Waiting", "Withdrawn", "For paper alone", "Nobodys"]) expect(listed).not.toContain(hidden);
  expect(await readAsStaff("/admin/media?q=waiting")).not.toContain("<b>Waiting");
  const picker = await readAsStaff("/admin/media/photos");
  expect([picker.includes("Mine"), picker.includes("Waiting")]).toEqual([true, false]);
  const asked = await readAsStaff(`/admin/media/photos?ids=${ids.Mine},${ids.Waiting}`);
  expect([asked.includes("Mine"), asked.includes("Waiting")]).toEqual([true, false]);

  const chosen = [ids.Waiting, ids.Mine].map(String);
  const mine = { title: "Mine", slug: "mine", status: "draft", paragraphs: "Look." };
  await post("/admin/post", { ...mine, photos: chosen, "photos-shown": "yes" });
  const attached = () => ctx.db.selectFrom("photo_attachments").selectAll().execute();
  expect(await attached()).toEqual([{ owner: "post:1", position: 0, photo_id: ids.Mine }]);
  // A photo that an editor gave the post stays through the writer's save.
  await ctx.db
    .insertInto("photo_attachments")
    .values({ owner: "post:1", position: 1, photo_id: ids.Waiting ?? 0 })
    .execute();
  expect(await readAsStaff(`/admin/media/photos?ids=${ids.Waiting}`)).toContain("Waiting");
  await post("/admin/post/1", { ...mine, version: "1", photos: chosen, "photos-shown": "yes" });
  expect((await attached()).map(({ photo_id }) => photo_id)).toEqual([ids.Waiting, ids.Mine]);
  const file = async (id = 0) => {
    const { path } = await ctx.db.selectFrom("photos").select("path").where("id", "=", id).executeTakeFirstOrThrow();
    return (await visit(`/files/${path}`)).status;
  };
  expect(await file(ids["For paper alone"])).toBe(404);
});
