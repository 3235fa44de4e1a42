import type { Generated } from "kysely";

export interface PhotoTable {
  id: Generated<number>;
  /** Path in file storage. */
  path: string;
  alt: string;
  width: number;
  height: number;
  kind: Generated<"drawing" | "photograph">;
  /** JSON: `{ format, width, path }` for every size. */
  sizes: Generated<string>;
  /** Focal point, in percent from the left and from the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Dominant colour: three hexadecimal digits. */
  dominant_color: string | null;
  /** Who recorded everyone's consent, and when; a photograph without it is not shown. */
  consent_by: string | null;
  consent_at: string | null;
  uploaded_by: string | null;
  uploaded_at: string | null;
}

/** Attachments: `owner` is `event:3`, `post:12` or a place such as `place:home-hero`. */
export interface PhotoAttachmentTable {
  owner: string;
  /** 0 is the cover. */
  position: number;
  photo_id: number;
}

/** Photos can share a file: names are content hashes. */
export interface PhotoFileTable {
  /** Path in file storage. */
  path: string;
  /** 0 for a deleted photo's file, until file storage has removed it. */
  photo_id: number;
}
