import { findRow } from "../../../cms/content-queries.server.ts";
import type { ContentType } from "../../../cms/content-type.server.ts";
import { itemOf } from "../../../cms/define-content-type.server.ts";
import { readLists } from "../../../cms/store-content.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { dryRun } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import { statuses } from "../../../values/publishing-status.ts";
import { readChosenPhotos } from "../../media/photos/chosen-photos.ts";
import { findPhotoStates } from "../../media/photos/find-photo-states.server.ts";

/**
 * Returns the states that photos will have after saving. Stores the form's answers, asks the photo gate, and rolls
 * back. A rejected photo does not affect the others.
 * @param id undefined for a new item
 */
export function foreseePhotos(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  formValues: FormValues,
) {
  const texts = Object.fromEntries(type.lists.map((name) => [name, formValues[name] ?? []]));
  const ids = [...readChosenPhotos(formValues).map((photo) => photo.id), ...photoIdsIn(Object.values(texts).flat())];
  return dryRun(ctx, async (inside) => {
    const row = id === undefined ? undefined : await findRow(inside.db, type.table, id);
    const stored = row === undefined ? [] : Object.values(readLists(type, itemOf(type, row))).flat();
    const status = statuses.find((name) => name === formValues.status?.[0]) ?? "published";
    try {
      await type.attach?.(inside, member, { id: row?.id ?? 0, status, formValues, texts, stored });
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
    }
    return findPhotoStates(inside, ids);
  });
}

export type ForeseenPhotos = Awaited<ReturnType<typeof foreseePhotos>>;
