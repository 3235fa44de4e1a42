import { readMediaBlock, withoutPhotoWords } from "../../../values/media-block.ts";
import type { PhotoState } from "../../../values/photo-state.ts";
import type {
  PhotoSize,
  PictureFile,
  PublicPicture,
  ShownPicture,
  StaffPicture,
} from "../../../values/public-picture.ts";
import type { ShownPhotos, VisibleOwner } from "./photo.ts";

/** Access to a photo: all visitors; all visitors while the consent is valid; signed-in staff; no user. */
type PhotoAccess = "permanent" | "consented" | "withheld" | "withdrawn";

/** Columns of `photos` that decide if a photo is shown. */
export interface StoredConsent {
  kind: "drawing" | "photograph";
  consent_at: string | null;
  withdrawn_at: string | null;
  shown_until: string | null;
  allowed_uses: string;
}

/** Decides who may see a photo; all code that shows photos calls this. @param today ISO date */
export function accessOf(photo: StoredConsent, today: string): PhotoAccess {
  const { kind, consent_at, withdrawn_at, shown_until } = photo;
  if (kind === "drawing") return "permanent";
  if (withdrawn_at !== null) return "withdrawn";
  if (!allows(photo, "site")) return "withheld";
  if (consent_at === null || (shown_until !== null && shown_until < today)) return "withheld";
  return "consented";
}

type PublicUse = "site" | "social" | "print";

const allows = ({ allowed_uses }: StoredConsent, use: PublicUse) => allowed_uses.split(" ").includes(use);

/** Returns true if visitors may see the photo for this use. */
export const canShow = (photo: StoredConsent, today: string, use: PublicUse = "site"): boolean => {
  const access = accessOf(photo, today);
  return access === "permanent" || (access === "consented" && allows(photo, use));
};

/** Returns a photo's state for pages and editors. Pages show a drawing for "gone", and nothing for "waits". */
export function photoStateOf(photo: StoredConsent, today: string): PhotoState {
  if (accessOf(photo, today) === "withdrawn") return "gone";
  return canShow(photo, today) ? "shown" : "waits";
}

export const consentColumns = ["kind", "consent_at", "withdrawn_at", "shown_until", "allowed_uses"] as const;

/** Columns from which the photo gate makes a picture. */
export interface PictureRow extends StoredConsent {
  id: number;
  path: string;
  alt: string;
  width: number;
  height: number;
  /** JSON: `{ format, width, path }` of each size. */
  sizes: string;
  focal_x: number;
  focal_y: number;
  dominant_color: string | null;
}

/**
 * Makes a visitor's picture; undefined if the photo may not be shown.
 * @param _shownBy proof that a public page contains the photo
 */
export const publicPicture = (row: PictureRow, _shownBy: VisibleOwner, today: string): PublicPicture | undefined =>
  canShow(row, today) ? (fileOf(row, canShow(row, today, "social")) as PublicPicture) : undefined;

/** Removes texts of photos that are not shown. A withdrawn photo leaves a drawing; other photos leave nothing. */
export function openWords(texts: readonly string[], shown: ShownPhotos<ShownPicture>): string[] {
  return texts.flatMap((text) => {
    const block = readMediaBlock(text);
    if (block?.kind !== "photo") return [withoutPhotoWords(text)];
    const photo = shown[block.id];
    if (photo === "gone") return [withoutPhotoWords(text)];
    // Pages omit photos without a description.
    return photo === undefined || (block.alt === "" && photo.alt === "") ? [] : [text];
  });
}

/**
 * Makes a picture for lists and previews of staff. Visitors cannot load its files, because the file route asks the
 * photo gate.
 */
export const staffPicture = (row: PictureRow, isShareable = false): StaffPicture =>
  fileOf(row, isShareable) as StaffPicture;

function fileOf(row: PictureRow, isShareable: boolean): PictureFile {
  const { path, alt, width, height, sizes, focal_x, focal_y, dominant_color } = row;
  const made = JSON.parse(sizes) as { format: PhotoSize["format"]; width: number; path: string }[];
  return {
    ...(row.kind === "photograph" && { id: row.id, isShareable }),
    src: `/files/${path}`,
    alt,
    width,
    height,
    ...(made.length > 0 && { sizes: made.map(({ path: of, ...size }) => ({ ...size, src: `/files/${of}` })) }),
    ...((focal_x !== 50 || focal_y !== 50) && { focus: `${focal_x}-${focal_y}` }),
    ...(dominant_color !== null && { dominantColor: dominant_color }),
  };
}
