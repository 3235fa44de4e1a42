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

/** Everybody; everybody until consent ends; signed-in staff only, also where the site is none of the allowed uses; nobody. */
type PhotoAccess = "permanent" | "consented" | "withheld" | "withdrawn";

/** What clears a photo, as its row of `photos` has it. */
export interface StoredConsent {
  kind: "drawing" | "photograph";
  consent_at: string | null;
  withdrawn_at: string | null;
  shown_until: string | null;
  allowed_uses: string;
}

/**
 * The gate: who gets a photo. Everything that makes its address asks here, and the route that sends its files.
 * @param today ISO date: consent ends with its last day
 */
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

/** May visitors see it there? */
export const canShow = (photo: StoredConsent, today: string, use: PublicUse = "site"): boolean => {
  const access = accessOf(photo, today);
  return access === "permanent" || (access === "consented" && allows(photo, use));
};

/**
 * State of a photo in an item, for pages and editors alike. Pages show a drawing in the place of one that was taken back, and
 * nothing in the place of one that waits.
 */
export function photoStateOf(photo: StoredConsent, today: string): PhotoState {
  if (accessOf(photo, today) === "withdrawn") return "gone";
  return canShow(photo, today) ? "shown" : "waits";
}

export const consentColumns = ["kind", "consent_at", "withdrawn_at", "shown_until", "allowed_uses"] as const;

/** What the gate makes a picture of. */
export interface PictureRow extends StoredConsent {
  id: number;
  /** Path in file storage. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** JSON: `{ format, width, path }` for every size. */
  sizes: string;
  focal_x: number;
  focal_y: number;
  dominant_color: string | null;
}

/**
 * A picture for visitors; undefined where the gate is closed.
 * @param shownBy what visitors see it in now @param today ISO date
 */
export const publicPicture = (row: PictureRow, _shownBy: VisibleOwner, today: string): PublicPicture | undefined =>
  canShow(row, today) ? (fileOf(row, canShow(row, today, "social")) as PublicPicture) : undefined;

/**
 * Returns the texts of an item with the words of the photos that are shown, and of no other: a photo that was taken down leaves
 * its place, every other one leaves nothing.
 */
export function openWords(texts: readonly string[], shown: ShownPhotos<ShownPicture>): string[] {
  return texts.flatMap((text) => {
    const block = readMediaBlock(text);
    if (block?.kind !== "photo") return [withoutPhotoWords(text)];
    const photo = shown[block.id];
    if (photo === "gone") return [withoutPhotoWords(text)];
    // Pages show no photo without a description.
    return photo === undefined || (block.alt === "" && photo.alt === "") ? [] : [text];
  });
}

/** A picture for staff, in lists and previews. The route of its files asks the gate for itself: visitors get none of them. */
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
