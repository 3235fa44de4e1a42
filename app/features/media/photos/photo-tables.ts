import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    photos: PhotoTable;
    /** `owner` is like `event:3` or `place:home-hero`; position 0 is the cover. */
    photo_attachments: { owner: string; position: number; photo_id: number };
    /** Photos can share a file, whose name is a content hash. `photo_id` is 0 for files that wait for removal. */
    photo_files: { path: string; photo_id: number };
  }
}

export interface PhotoTable {
  id: Generated<number>;
  path: string;
  alt: string;
  width: number;
  height: number;
  kind: Generated<"drawing" | "photograph">;
  /** JSON: `{ format, width, path }` of each size. */
  sizes: Generated<string>;
  /** In percent from the left and the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Three hexadecimal digits. */
  dominant_color: string | null;
  /** The member who recorded the last consent. Without it, the photograph is not shown. Computed from `appearances`. */
  consent_by: string | null;
  consent_at: string | null;
  /** The earliest withdrawal of its people, or `hidden_at`. */
  withdrawn_at: string | null;
  /** Time at which this photo alone was hidden. Only readers of safeguarding show it again. */
  hidden_at: string | null;
  /** The last day on which all consents are valid. */
  shown_until: string | null;
  allowed_uses: Generated<string>;
  /** 1: staff said that no person can be recognised. */
  nobody_recognisable: Generated<number>;
  /** 1: hidden until the safeguarding lead decides, because staff took out a person with a card or its look is closed. */
  waits_for_lead: Generated<number>;
  /** 1: hidden until a count of faces, a second person or a day confirms the answer. */
  waits_for_check: Generated<number>;
  /** Recognisable people by the answer of staff; null if not asked. */
  people_said: number | null;
  /** Faces that a colleague confirmed though there are fewer consents. */
  faces_settled: number | null;
  /** 1: has a row in `photo_attachments`. Triggers update it. */
  is_attached: Generated<number>;
  /**
   * Perceptual hashes of the picture and its crops, separated by spaces, `-` for a flat one; then `@` and its points
   * (`app/values/look-points.ts`). Null until computed.
   */
  look: string | null;
  /** 1: resembles a withdrawn, deleted or covered photo; hidden until the safeguarding lead decides. */
  looks_closed: Generated<number>;
  uploaded_by: string | null;
  /** Account id; null for sample photos and where the audit log is gone. */
  uploaded_by_id: Generated<string | null>;
  uploaded_at: string | null;
}

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
  face_count: number | null;
  tries: Generated<number>;
  /** Next try of a skipped or failed photo: ISO 8601 in UTC. Null: at once. */
  next_at: string | null;
  /** Reason of the last failed count: too little memory, no detector, or a crash of the detector. */
  why: "memory" | "missing" | "failed" | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    uploads: UploadTable;
    /** `bytes` are base64. */
    upload_pieces: { upload_id: number; start: number; bytes: string };
  }
}

/** A photo that arrives in pieces. */
export interface UploadTable {
  id: Generated<number>;
  user_id: string;
  idempotency_key: string;
  /** Bytes. */
  size: number;
  received: number;
  /** Time of the last piece. */
  changed_at: string;
  /** Null until complete. The photo may have been deleted since. */
  photo_id: number | null;
}
