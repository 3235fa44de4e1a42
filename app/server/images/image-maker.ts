export interface MadeSize {
  format: "avif" | "webp" | "jpg";
  width: number;
  bytes: Uint8Array;
}

/** An upright picture without metadata (location, time). */
export interface MadePicture {
  width: number;
  height: number;
  dominantColor: string;
  /** Perceptual hashes, in the format of `photos.look`. */
  look: string;
  sizes: MadeSize[];
}

/** Reasons to reject a picture. `costly` means that its processing exceeded the limit of memory or time. */
export type PictureProblem = "unknown" | "damaged" | "heic" | "pixels" | "shape" | "costly";

/**
 * `whole` keeps the shape, `portrait` is a square around the likeliest face, `paper` is one legible JPEG of a document.
 */
export type PictureShape = "whole" | "portrait" | "paper";

interface LogoFile {
  extension: "png" | "webp";
  bytes: Uint8Array;
}

/** The sizes of a logo: for headers, browser tabs and phones. */
export type MadeLogo = Record<"header" | "icon" | "touch" | "app192" | "app512" | "maskable", LogoFile>;

/**
 * Reasons to reject a logo. `program`: an SVG with scripts, or one that loads files. `costly`: it has effects or too
 * many parts, or took more memory or time than a logo may.
 */
export type LogoProblem = "unknown" | "damaged" | "program" | "costly" | "small";

/** Red, green and blue values of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** An area of a picture, as fractions from its left and upper edge. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawOptions {
  /** Width in pixels; the height follows from the shape. */
  width: number;
  /** The quality is lowered until the file fits. */
  maxBytes: number;
}

/**
 * An area of this size in pixels, with this point in the middle if possible; the point as fractions from the left and
 * upper edge.
 */
export interface CutArea {
  width: number;
  height: number;
  focus: { x: number; y: number };
}

/** Port for processing uploaded pictures, and for drawings. */
export interface ImageMaker {
  /**
   * Makes the sizes of a picture. Detects the format by content, not by name or media type.
   * @throws FileWorkerBusy
   */
  make(bytes: Uint8Array, shape?: PictureShape): Promise<MadePicture | { problem: PictureProblem }>;
  /** Reads pixels for the face detector: at most 1600 pixels long, with full contrast. */
  readPixels(bytes: Uint8Array): Promise<Pixels | { problem: PictureProblem }>;
  /** Computes `photos.look` of a stored picture. @throws Error for a damaged picture */
  look(bytes: Uint8Array): Promise<string>;
  /** Makes a picture like `make`, with an opaque drawing over each area, so that none of its pixels remain. */
  makeCovered(
    bytes: Uint8Array,
    areas: PictureArea[],
    shape?: PictureShape,
  ): Promise<MadePicture | { problem: PictureProblem }>;
  /**
   * Draws an SVG of this site as a JPEG.
   * @returns undefined while too many wait
   * @throws Error for a damaged drawing
   */
  draw(svg: string, options: DrawOptions): Promise<Uint8Array | undefined>;
  /**
   * Cuts a stored picture for use in a drawing.
   * @throws Error for a damaged picture
   */
  cut(bytes: Uint8Array, area: CutArea): Promise<Uint8Array>;
  makeLogo(bytes: Uint8Array): Promise<MadeLogo | { problem: LogoProblem }>;
}
