import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    photos: PhotoTable;
    /** `owner` is for example `event:3` or `place:home-hero`; position 0 is the cover. */
    photo_attachments: { owner: string; position: number; photo_id: number };
    /**
     * Photos can share a file, whose name is a content hash. `photo_id` is 0 for abandoned files, which a job removes.
     */
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
  /** Percent from the left and from the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Three hexadecimal digits. */
  dominant_color: string | null;
  /** The member who recorded the last consent. Without it, the photograph is not shown. Computed from `appearances`. */
  consent_by: string | null;
  consent_at: string | null;
  /** Earliest withdrawal of a person in the photo, or `hidden_at`. */
  withdrawn_at: string | null;
  /** Time at which only this photo was hidden. Only readers of safeguarding records can show it again. */
  hidden_at: string | null;
  /** Last day on which all consents are valid (ISO date). */
  shown_until: string | null;
  allowed_uses: Generated<string>;
  /** 1: staff answered that no person can be recognised. */
  nobody_recognisable: Generated<number>;
  /**
   * 1: hidden until the safeguarding lead decides, because staff removed a person with a card, or the fingerprint is
   * closed.
   */
  waits_for_lead: Generated<number>;
  /** 1: hidden until a count of faces, a second person or a day confirms the answer. */
  waits_for_check: Generated<number>;
  /** Number of recognisable people, from the answer of staff; null if staff were not asked. */
  people_said: number | null;
  /** Number of faces for which a colleague confirmed that all agreed, although there are fewer consents. */
  faces_settled: number | null;
  /** 1: the photo has a row in `photo_attachments`. Database triggers update this column. */
  is_attached: Generated<number>;
  /**
   * Fingerprint: perceptual hashes of the picture and its crops, separated by spaces, `-` for a flat picture; then `@`
   * and its points (`app/values/look-points.ts`). Null until computed.
   */
  look: string | null;
  /** 1: resembles a withdrawn, deleted or covered photo, and is hidden until the safeguarding lead decides. */
  looks_closed: Generated<number>;
  uploaded_by: string | null;
  /** Account id; null for sample photos, and if the audit log no longer has it. */
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
  /** `skipped`: too little memory. `failed`: the detector ended without a result. */
  state: "waiting" | "counting" | "counted" | "skipped" | "failed";
  /** JSON: boxes as fractions of the picture. They contain nothing that identifies a person. */
  boxes: Generated<string>;
  counted_at: string | null;
  face_count: number | null;
  tries: Generated<number>;
  /** Time of the next try for a skipped or failed photo (ISO 8601, UTC); null means at once. */
  next_at: string | null;
  /** Reason of the last failed count: too little memory, a missing detector, or a crash of the detector. */
  why: "memory" | "missing" | "failed" | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    uploads: UploadTable;
    /** `bytes` are base64. */
    upload_pieces: { upload_id: number; start: number; bytes: string };
  }
}

/** A photo that is uploaded in pieces. */
export interface UploadTable {
  id: Generated<number>;
  user_id: string;
  idempotency_key: string;
  /** Size in bytes. */
  size: number;
  received: number;
  changed_at: string;
  /** Null until the upload is complete. The photo may have been deleted since. */
  photo_id: number | null;
}
