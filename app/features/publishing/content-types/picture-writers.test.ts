import { expect, test } from "vitest";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { aFace, countWaiting } from "../../../../tests/support/faces.ts";
import { admin, editor, lead } from "../../../../tests/support/family-model.ts";
import { requireConsent } from "../../media/consent/find-consents.server.ts";
import { listTakenOut } from "../../media/consent/noted-appearances.server.ts";
import { decideTakenOut, removePersonFromPhoto } from "../../media/consent/record-consent.server.ts";
import { hidePhoto, issueCode, putBackPhoto } from "../../media/consent/withdraw.server.ts";
import { deletePhotoEverywhere } from "../../media/photos/delete-photo.server.ts";

/** An approved sensitive story with a photo of a child with a card. */
async function siteWithStory() {
  const here = await siteWithConsent();
  const { ctx, id: photo } = here;
  const sensitive = { sensitive: '["disability"]', names_changed: 1, approved_at: "2026-03-10", approved_by: "B" };
  const approve = () =>
    ctx.db
      .updateTable("posts")
      .set({ ...sensitive, writer_ids: "[]" })
      .execute();
  await approve();
  const consent = await requireConsent(ctx, 1);
  await issueCode({ ctx, member: editor }, consent.id);
  const story = () =>
    ctx.db.selectFrom("posts").select(["writer_ids", "status", "approved_at"]).executeTakeFirstOrThrow();
  const as = (member: typeof admin) => ({ ctx, member });
  return { ...here, photo, consent, approve, story, as };
}

test("a lead who denies or restores a person in a photo becomes a writer", async () => {
  const { ctx, photo, consent, approve, story, as } = await siteWithStory();
  await removePersonFromPhoto(as(editor), photo, consent.id);
  expect(await story()).toMatchObject({ writer_ids: '["e"]', status: "draft", approved_at: null });
  await approve();
  const [waiting] = await listTakenOut(ctx);
  await decideTakenOut(as(lead), waiting?.id ?? 0, false);
  expect((await story()).writer_ids).toBe('["l"]');
  await approve();
  await hidePhoto(as(editor), photo);
  await putBackPhoto(as(lead), photo);
  expect((await story()).writer_ids).toBe('["l"]');
});

test("deleting a story's photo makes the person a writer", async () => {
  const { photo, story, as } = await siteWithStory();
  await deletePhotoEverywhere(as(admin), photo);
  expect((await story()).writer_ids).toBe('["a"]');
});

test("a face found later hides a story whose photo was marked unrecognisable", async () => {
  const { ctx, ask, post, upload, story, approve, read } = await siteWithStory();
  const { id, src } = await upload("#00aa00");
  const sent = { title: "Two friends", paragraphs: "Look.", photos: String(id), [`photo-${id}-alt`]: "A hall" };
  const { version } = await ctx.db.selectFrom("posts").select("version").executeTakeFirstOrThrow();
  await ctx.db.updateTable("posts").set({ sensitive: "[]" }).execute();
  await post("/admin/post/1", { ...sent, [`photo-${id}-consent`]: "nobody", version: String(version) });
  await approve();
  await ctx.db.updateTable("posts").set({ status: "published" }).execute();
  // Visitors see the photo after its faces are counted.
  expect([(await ask(src)).status, (await read("/blog/two-friends")).includes(src)]).toEqual([404, false]);
  await countWaiting(ctx, [aFace]);
  expect(await story()).toMatchObject({ status: "draft", approved_at: null, writer_ids: "[]" });
  const photo = ctx.db.selectFrom("photos").select(["nobody_recognisable", "consent_at"]).where("id", "=", id);
  expect(await photo.executeTakeFirst()).toEqual({ nobody_recognisable: 0, consent_at: null });
});
