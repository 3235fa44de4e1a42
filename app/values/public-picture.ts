/** Only the gate of pictures can use this symbol (`app/features/media/photos/photo-gate.ts`). */
declare const gate: unique symbol;

export interface PhotoSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  /** Address of the file, in the format of `PictureFile`. */
  src: string;
}

/** Addresses and shape of a picture. */
export interface PictureFile {
  /** Id of a photo, whose people can ask the foundation to hide it; undefined for a drawing. */
  id?: number;
  /** True if all people in the photo agreed to other sites also: messengers get its address. */
  isShareable?: boolean;
  /** A path on this site, or an absolute URL on a media host. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Undefined for a drawing, which scales. */
  sizes?: PhotoSize[];
  /** Focal point as `across-down` in percent; undefined for the centre. */
  focus?: string;
  dominantColor?: string;
}

/**
 * A picture that visitors may see. Only the gate makes one, from the picture's row and the place of its use. Public
 * pages, preview pictures, print, feeds and structured data accept nothing else.
 */
export interface PublicPicture extends PictureFile {
  readonly [gate]: "public";
}

/** A picture that only signed-in staff may see, in lists and previews. */
export interface StaffPicture extends PictureFile {
  readonly [gate]: "staff";
}

/** A picture on a page; staff see some pictures earlier than visitors. */
export type ShownPicture = PublicPicture | StaffPicture;
