/** One size of a picture in one format. */
export interface MadeSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  bytes: Uint8Array;
}

/** A picture, turned upright and without a word about where and when it was taken, in all its sizes. */
export interface MadePicture {
  width: number;
  height: number;
  /** Its colour as a whole: three hexadecimal digits. */
  tone: string;
  sizes: MadeSize[];
}

/** Why a file is no picture that the site can show. */
export type PictureProblem = "unknown" | "damaged" | "heic" | "pixels" | "shape";

/** How a picture is cut: as it came, or to the square around what is most likely a face. */
export type PictureShape = "whole" | "portrait";

/** The port: what makes pictures for pages out of what a phone sends. */
export interface ImageMaker {
  /** Makes every size. Decides by the content what it is; a name or a type from outside counts for nothing. */
  make(bytes: Uint8Array, shape?: PictureShape): Promise<MadePicture | { problem: PictureProblem }>;
}
