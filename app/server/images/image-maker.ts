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
  sizes: MadeSize[];
}

export type PictureProblem = "unknown" | "damaged" | "heic" | "pixels" | "shape";

/** Crop: none, or a square around the likeliest face. `paper`: one JPEG that can be read, and handed on. */
export type PictureShape = "whole" | "portrait" | "paper";

interface LogoFile {
  extension: "png" | "webp";
  bytes: Uint8Array;
}

/** The sizes of a logo: for headers, browser tabs and phones. */
export type MadeLogo = Record<"header" | "icon" | "touch" | "app192" | "app512" | "maskable", LogoFile>;

/** `program`: an SVG with scripts, or one that loads something. `costly`: one with effects, or with too many parts. */
export type LogoProblem = "unknown" | "damaged" | "program" | "costly" | "small";

/** Port: image processing of uploads. */
export interface ImageMaker {
  /** Detects the format by content; name and media type do not count. */
  make(bytes: Uint8Array, shape?: PictureShape): Promise<MadePicture | { problem: PictureProblem }>;
  makeLogo(bytes: Uint8Array): Promise<MadeLogo | { problem: LogoProblem }>;
}
