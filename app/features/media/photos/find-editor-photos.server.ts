import type { EditorPhoto } from "../../../cms/editor/photo-port.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { readList } from "../../../values/read-list.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { consentOf } from "./photo.ts";
import * as store from "./photo-queries.server.ts";

/** Wide enough for the editor's column (pixels). */
const editorWidth = 800;

const pageLength = 24;

/** The most photos that one text is asked about. */
const maxIds = 500;

/** Photos by id, for the editor; unordered, without unknown ids. */
export async function findEditorPhotos({ db, clock }: AppContext, ids: number[]): Promise<EditorPhoto[]> {
  const today = siteDate(clock.now());
  return (await store.findPhotosById(db, ids.slice(0, maxIds))).map((photo) => asEditorPhoto(photo, today));
}

/** A page of the library, for the editor. @param address with cursor */
export async function listEditorPhotos({ db, clock }: AppContext, address: string) {
  const today = siteDate(clock.now());
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findPhotoRows(db, { filter: "all", soon: "" }, { ...wanted, search: "" }),
  );
  return { photos: page.map((photo) => asEditorPhoto(photo, today)), older };
}

function asEditorPhoto(row: store.StoredPhoto, today: string): EditorPhoto {
  const { id, path, alt, width, height, sizes } = row;
  const made = JSON.parse(sizes) as { format: string; width: number; path: string }[];
  const fitting = made.find((size) => size.format === "webp" && size.width >= editorWidth);
  const consent = consentOf(asChosenPhoto(row, today));
  return { id, address: `/files/${fitting?.path ?? path}`, width, height, description: alt, consent };
}
