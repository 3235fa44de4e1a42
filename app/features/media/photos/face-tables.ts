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
}
