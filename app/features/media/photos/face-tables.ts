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
  /** JSON: boxes as fractions of the picture; nothing identifies a person. */
  boxes: Generated<string>;
  counted_at: string | null;
  /** Null without a count. */
  face_count: number | null;
  /** Failed counts. */
  tries: Generated<number>;
  /** Next try of a skipped or failed photo: ISO 8601 in UTC. Null: at once. */
  next_at: string | null;
  /** Reason of the last failed count: too little memory, no detector, or a crash of the detector. */
  why: "memory" | "missing" | "failed" | null;
}
