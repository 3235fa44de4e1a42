import { href } from "react-router";
import type { ShownPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { ShownPhotos } from "./photo.ts";

/** Link "Is this you or your child?" below the photographs of a page; renders nothing without photographs. */
export function PhotoRequestLink({
  photos,
  inText = {},
}: {
  photos: (ShownPicture | undefined)[];
  inText?: ShownPhotos<ShownPicture>;
}) {
  const { photos: words } = useWords("article");
  const all = [...photos, ...Object.values(inText)];
  const ids = all.flatMap((photo) => (photo === "gone" ? [] : (photo?.id ?? [])));
  if (ids.length === 0) return null;
  return (
    <p className="small">
      <a className="tap" rel="nofollow" href={`${href("/photo")}?${new URLSearchParams({ of: ids.join(" ") })}`}>
        {words.ask}
      </a>
    </p>
  );
}

/** Like `PhotoRequestLink`, in the full width of a page. */
export const PagePhotoRequestLink = ({ photos }: { photos: (ShownPicture | undefined)[] }) =>
  photos.some((photo) => photo?.id !== undefined) && (
    <div className="wrap section">
      <PhotoRequestLink photos={photos} />
    </div>
  );
