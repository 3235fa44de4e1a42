/** Known to the gate of pictures alone (`app/features/media/photos/photo-gate.ts`). */
declare const gate: unique symbol;

export interface PhotoSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  /** Address of the file, as in `PublicPicture`. */
  src: string;
}

/** Addresses and shape of a picture. */
export interface PictureFile {
  /** Id of a photograph, whose people can ask to take it down. */
  id?: number;
  /** Everybody in the photograph agreed to other sites too, which show its address in messengers. */
  isShareable?: boolean;
  /** A path on this site, or an absolute URL with a media host. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** None for a drawing, which scales. */
  sizes?: PhotoSize[];
  /** Focal point as `across-down` in percent; undefined is the centre. */
  focus?: string;
  /** Dominant colour: three hexadecimal digits. */
  dominantColor?: string;
}

/**
 * A picture that visitors may see. The gate alone makes one, from the row of the picture and what visitors see it in: public
 * pages, cards, papers, feeds and facts for machines take nothing else.
 */
export interface PublicPicture extends PictureFile {
  readonly [gate]: "public";
}

/** A picture for signed-in staff alone: in lists, and in previews. */
export interface StaffPicture extends PictureFile {
  readonly [gate]: "staff";
}

/** Pictures on pages; staff see some before visitors do. */
export type ShownPicture = PublicPicture | StaffPicture;
