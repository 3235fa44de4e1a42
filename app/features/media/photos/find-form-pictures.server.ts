import type { Actor, AppContext } from "../../../server/context.server.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { type PhotoWithAlt, readChosenPhotos, readTextAnswer } from "./chosen-photos.ts";
import { asStaff, coverOfText, type OpenText, shownPhotosOf, todayOf } from "./find-photos.server.ts";
import type { Pictured, ShownPhotos } from "./photo.ts";
import { accessOf, canShow, openWords, staffPicture } from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

/** Finds photos like `openText`, including unsaved answers of a form. */
async function findFormTextPhotos(
  ctx: AppContext,
  usable: ReadonlySet<number>,
  texts: string[],
  formValues: Record<string, string[]>,
): Promise<ShownPhotos<StaffPicture>> {
  const rows = await store.findPictureRowsOf(
    ctx.db,
    photoIdsIn(texts).filter((id) => usable.has(id)),
  );
  const show = await asStaff(ctx, []);
  return shownPhotosOf(ctx, rows, (row) =>
    readTextAnswer(formValues, row.id) === undefined ? show(row, "") : staffPicture(row),
  );
}

/** Finds the pictures that a form would show: the chosen ones, or the cover from its text. */
export async function findFormPictures(
  { ctx, member }: Actor,
  texts: string[],
  formValues: Record<string, string[]>,
): Promise<Pictured<StaffPicture> & OpenText<StaffPicture>> {
  const user = { member, today: todayOf(ctx) };
  const all = readChosenPhotos(formValues);
  const usable = await findUsablePhotos(ctx.db, user, [...all.map(({ id }) => id), ...photoIdsIn(texts)]);
  const chosen = all.filter(({ id }) => usable.has(id));
  const textPhotos = await findFormTextPhotos(ctx, usable, texts, formValues);
  const open = { texts: openWords(texts, textPhotos), textPhotos };
  if (chosen.length === 0) return { ...coverOfText(photoIdsIn(texts), textPhotos), ...open };
  return { photos: await findFormPhotos(ctx, chosen), coverInText: undefined, ...open };
}

/** Omits photos that wait for consent, as pages do. */
async function findFormPhotos(ctx: AppContext, chosen: PhotoWithAlt[]): Promise<StaffPicture[]> {
  const rows = await store.findPhotosById(
    ctx.db,
    chosen.map(({ id }) => id),
  );
  return chosen.flatMap(({ id, alt, answer }) => {
    const row = rows.find((row) => row.id === id);
    const access = row && accessOf(row, todayOf(ctx));
    if (row === undefined || access === "withdrawn" || (access === "withheld" && answer === undefined)) return [];
    return [
      {
        ...staffPicture(row, answer !== undefined || canShow(row, todayOf(ctx), "social")),
        ...(alt !== "" && { alt }),
      },
    ];
  });
}
