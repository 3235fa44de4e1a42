/** Known to the gate of pictures alone. */
declare const gate: unique symbol;

export interface PhotoSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  /** As in `PublicPicture`. */
  src: string;
}

/**
 * A picture that visitors may see. Only the gate (`app/features/photos/photo-gate.ts`) makes one, from the row of the
 * picture: pages, cards, papers, feeds and facts for machines take nothing else.
 */
export interface PublicPicture {
  readonly [gate]: true;
  /** Of a photograph, whose people can ask to take it down. */
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
