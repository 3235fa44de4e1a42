import type { EditorPhoto } from "../../../cms/editor/photo-port.ts";
import type { Actor } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { readList } from "../../../values/read-list.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { findFaceCounts } from "./face-queries.server.ts";
import { consentOf } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

const editorWidth = 800;

const pageLength = 24;

const maxIds = 500;

export async function findEditorPhotos({ ctx, member }: Actor, ids: number[]): Promise<EditorPhoto[]> {
  const today = siteDate(ctx.clock.now());
  const usable = await findUsablePhotos(ctx.db, { member, today }, ids.slice(0, maxIds));
  const faces = await findFaceCounts(ctx.db, [...usable]);
  return (await store.findPhotosById(ctx.db, [...usable])).map((photo) => ({
    ...asEditorPhoto(photo, today),
    faces: faces.get(photo.id),
  }));
}

/** Lists photos for the editor. @param address with the cursor */
export async function listEditorPhotos({ ctx, member }: Actor, address: string) {
  const today = siteDate(ctx.clock.now());
  const user = { member, today };
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findPhotoRows(
      ctx.db,
      { filter: "all", soon: "", user, tables: ctx.childProtection.tables },
      { ...wanted, search: "" },
    ),
  );
  return { photos: page.map((photo) => asEditorPhoto(photo, today)), older };
}

/** Lists photos that can be published at once. @param address with the cursor */
export async function listReadyPhotos(actor: Actor, address: string) {
  const { photos, older } = await listEditorPhotos(actor, address);
  const isReady = ({ consent, description }: EditorPhoto) =>
    description !== "" && (consent === "recorded" || consent === "noPeople");
  return { photos: photos.filter(isReady), older };
}

function asEditorPhoto(row: store.StoredPhoto, today: string): EditorPhoto {
  const { id, path, alt, width, height, sizes } = row;
  const made = JSON.parse(sizes) as { format: string; width: number; path: string }[];
  const fitting = made.find((size) => size.format === "webp" && size.width >= editorWidth);
  const consent = consentOf(asChosenPhoto(row, today));
  return { id, address: `/files/${fitting?.path ?? path}`, width, height, description: alt, consent };
}
