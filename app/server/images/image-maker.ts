export interface MadeSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  bytes: Uint8Array;
}

/** Upright and without metadata (place, time). */
export interface MadePicture {
  width: number;
  height: number;
  /** Dominant colour: three hexadecimal digits. */
  dominantColor: string;
  /** The look as `photos.look` stores it. */
  look: string;
  sizes: MadeSize[];
}

/** `costly`: one that took more memory or time than a picture may. */
export type PictureProblem = "unknown" | "damaged" | "heic" | "pixels" | "shape" | "costly";

/** Crop: none, or a square around the likeliest face. `paper`: one JPEG that can be read, and handed on. */
export type PictureShape = "whole" | "portrait" | "paper";

interface LogoFile {
  extension: "png" | "webp";
  bytes: Uint8Array;
}

/** The sizes of a logo: for headers, browser tabs and phones. */
export type MadeLogo = Record<"header" | "icon" | "touch" | "app192" | "app512" | "maskable", LogoFile>;

/** `program`: an SVG with scripts, or one that loads something. `costly`: one with effects, or with too many parts,
 * or one that took more memory or time than a logo may. */
export type LogoProblem = "unknown" | "damaged" | "program" | "costly" | "small";

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A place in a picture, as fractions of it from its left and upper edge. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawOptions {
  /** Width in pixels; the height follows. */
  width: number;
  /** The quality falls until it fits. */
  maxBytes: number;
}

/** Area that fills so many pixels, with this point in the middle as far as possible: fractions from left and upper edge. */
export interface CutArea {
  width: number;
  height: number;
  focus: { x: number; y: number };
}

/** Port: image processing of uploads, and of drawings. */
export interface ImageMaker {
  /** Detects the format by content; name and media type do not count. @throws FileWorkerBusy */
  make(bytes: Uint8Array, shape?: PictureShape): Promise<MadePicture | { problem: PictureProblem }>;
  /** Reads pixels as the detector of faces needs them: 1600 pixels at most, with all of the contrast. */
  readPixels(bytes: Uint8Array): Promise<Pixels | { problem: PictureProblem }>;
  /** Computes `photos.look` of a stored picture. @throws Error for a damaged picture */
  look(bytes: Uint8Array): Promise<string>;
  /** Makes a picture as `make` does, with an opaque drawing over each area, which leaves none of its pixels. */
  makeCovered(
    bytes: Uint8Array,
    areas: PictureArea[],
    shape?: PictureShape,
  ): Promise<MadePicture | { problem: PictureProblem }>;
  /** A drawing of the site's own as a JPEG. @returns undefined while too many wait @throws Error for a damaged drawing */
  draw(svg: string, options: DrawOptions): Promise<Uint8Array | undefined>;
  /** A stored picture for such a drawing. @throws Error for a damaged picture */
  cut(bytes: Uint8Array, area: CutArea): Promise<Uint8Array>;
  /** @throws FileWorkerBusy */
  makeLogo(bytes: Uint8Array): Promise<MadeLogo | { problem: LogoProblem }>;
}
