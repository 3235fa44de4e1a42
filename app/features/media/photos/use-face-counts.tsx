import { useRef, useState } from "react";
import { watchFaces } from "../../../cms/editor/watch-faces.ts";
import { isTemporary } from "../../../staff-kit/offline/temporary-ids.ts";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { findOnSite } from "./editor-photos.tsx";
import type { ChosenPhoto } from "./photo.ts";

/** Reloads the counts of faces that finish while the form is open. */
export function useFaceCounts(
  photos: readonly Pick<ChosenPhoto, "id" | "kind" | "faces">[],
): ReadonlyMap<number, number> {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const uncounted = photos
    .filter(
      ({ id, kind, faces }) => !isTemporary(id) && kind === "photograph" && (faces ?? counts.get(id)) === undefined,
    )
    .map(({ id }) => id);
  const now = useRef(uncounted);
  now.current = uncounted;
  useOnChange([uncounted.join()], () => {
    if (uncounted.length === 0) return;
    const { start, end } = watchFaces({
      listUncounted: () => now.current,
      findPhotos: findOnSite,
      onCounted: (found) =>
        setCounts((before) => new Map([...before, ...found.map(({ id, faces = 0 }) => [id, faces] as const)])),
    });
    start();
    return end;
  });
  return counts;
}
