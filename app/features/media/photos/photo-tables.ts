import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    photos: PhotoTable;
    /** `owner` is `event:3`, `post:12` or a place such as `place:home-hero`; position 0 is the cover. */
    photo_attachments: { owner: string; position: number; photo_id: number };
    /**
     * Paths in file storage. Photos can share a file: names are content hashes. `photo_id` is 0 for a deleted photo's
     * file, until file storage has removed it.
     */
    photo_files: { path: string; photo_id: number };
  }
}

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
  /** Who recorded everyone's consent, and when; a photograph without it is not shown. Computed from its `appearances`. */
  consent_by: string | null;
  consent_at: string | null;
  /** When consent was withdrawn, or the photo taken down: the earliest of the consents of its people, and `taken_down_at`. */
  withdrawn_at: string | null;
  /** This photo alone; only who reads safeguarding records puts it back. */
  hidden_at: string | null;
  /** Last day on which everyone's consent lasts; null for no end. */
  shown_until: string | null;
  /** What everyone in it agreed to: as `uses` of a consent. */
  allowed_uses: Generated<string>;
  /** 1: looked at, and nobody can be recognised. */
  nobody_recognisable: Generated<number>;
  /** 1: somebody with a card was taken out of it; it is not shown until the safeguarding lead has looked. */
  waits_for_lead: Generated<number>;
  /** 1: one person's word stands for it; it is shown once its faces are counted, another person agrees, or a day has passed. */
  waits_for_check: Generated<number>;
  /** How many people staff said can be recognised, where nothing counted; null where nobody was asked. */
  people_said: number | null;
  /** So many faces were looked at and are right beside fewer consents; null where nobody has looked. */
  faces_settled: number | null;
  /** 1: has a row in `photo_attachments`. Triggers keep it. */
  is_attached: Generated<number>;
  /**
   * Perceptual hashes of the whole, of crops around its middle and of the square there, separated by spaces, `-` for a plain
   * picture; at the end `@` and the places in it (`app/values/look-points.ts`), without which a job looks again; null until
   * it has looked.
   */
  look: string | null;
  /** 1: it looks like one that was taken back, deleted or covered; not shown until the safeguarding lead has looked. */
  looks_closed: Generated<number>;
  uploaded_by: string | null;
  /** The account of who did; null for photos of the sample, and for older ones of which no log is left. */
  uploaded_by_id: Generated<string | null>;
  uploaded_at: string | null;
}
