import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    photo_faces: PhotoFacesTable;
  }
}

export interface PhotoFacesTable {
  photo_id: number;
  /** `skipped`: memory was short. `failed`: the detector ended without an answer. */
  state: "waiting" | "counting" | "counted" | "skipped" | "failed";
  /** JSON: places as fractions of the picture; no number tells who somebody is. */
  boxes: Generated<string>;
  /** When the state was entered; null while waiting. */
  counted_at: string | null;
  /** How many were found; null until they are counted. */
  face_count: number | null;
  /** How often it was tried without a count. */
  tries: Generated<number>;
  /** When it is tried again, of one that was skipped or failed (ISO date and time, UTC); null: at once. */
  next_at: string | null;
  /** Why the last try counted nothing: too little memory, no detector, or a detector that ended. */
  why: "memory" | "missing" | "failed" | null;
}
