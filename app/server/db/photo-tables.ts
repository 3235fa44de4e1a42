import type { Generated } from "kysely";

export interface PhotoTable {
  id: Generated<number>;
  /** Path in the file store. */
  path: string;
  alt: string;
  width: number;
  height: number;
  kind: Generated<"drawing" | "photograph">;
  /** JSON: `{ format, width, path }` for every size that was made. */
  sizes: Generated<string>;
  /** What matters in it, in percent from the left and from the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Its colour as a whole: three hexadecimal digits. */
  tone: string | null;
  /** Who said that everybody in it agreed, and when; without it a photograph is not shown. */
  consent_by: string | null;
  consent_at: string | null;
  uploaded_by: string | null;
  uploaded_at: string | null;
}

/** Which picture hangs where: `subject` is `event:3`, `post:12` or a place such as `place:home-hero`. */
export interface PhotoUseTable {
  subject: string;
  /** 0 is the cover. */
  position: number;
  photo_id: number;
}

/** Which picture has which file; two pictures can have the same one, because file names are content hashes. */
export interface PhotoFileTable {
  /** Path in the file store. */
  path: string;
  /** 0 for a file that its deleted picture left, until the file store has removed it. */
  photo_id: number;
}
