import { logThings } from "content/log-things.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedMedia } from "content/staff-asked-media.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffMedia } from "content/staff-media.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { loggedAs, loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { uploadRetention } from "./add-photo.server.ts";
import { detachPhotos } from "./attach-photos.server.ts";
import { faceChecks, storedFileChecks } from "./check-faces.server.ts";
import { countFaces } from "./count-faces.server.ts";
import { deleteUnusedDrawings, removeAbandonedFiles } from "./delete-photo.server.ts";
import { findPhotoNeed, findPhotoTargets } from "./find-photo-need.server.ts";
import { places } from "./photo.ts";
import { findLooks } from "./photo-looks.server.ts";
import { photoMigrations } from "./photo-migrations.ts";
import { canManagePhotos, canUsePhotos } from "./photo-permissions.ts";
import { countHeroPhotographs, findWithdrawnPaths, photographsWithoutConsent } from "./photo-queries.server.ts";

export const photos = defineFeature(() => ({
  migrations: photoMigrations,
  checklist: [
    {
      step: "hero",
      words: staffReadiness.hero,
      path: "/admin/media",
      isDone: async ({ db }) => (await countHeroPhotographs(db)) > 0,
    },
  ],
  jump: findPhotoTargets,
  staff: [
    {
      label: staffWords.nav.media,
      path: "/admin/media",
      who: canUsePhotos,
      icon: "camera",
      waiting: photographsWithoutConsent,
      counts: canManagePhotos,
      alsoCalled: staffAskedMedia.photos,
    },
    {
      kind: "act",
      label: staffActs.addPhotos,
      path: "/admin/media",
      icon: "camera",
      who: canUsePhotos,
      alsoCalled: staffAskedMedia.addPhotos,
    },
    {
      kind: "act",
      label: staffActs.takePhotoDown,
      path: "/admin/media",
      icon: "shield",
      who: (member) => canManagePhotos(member) && !canReadSafeguarding(member),
      // Readers of safeguarding records have the page of photo requests instead.
      alsoCalled: staffAskedMedia.photoDown,
    },
  ],
  needs: findPhotoNeed,
  on: {
    itemDeleted: async ({ db }, subject) => void (await detachPhotos(db, subject)),
    sampleGone: deleteUnusedDrawings,
    filesAbandoned: removeAbandonedFiles,
  },
  restored: { findClosedPhotos: findWithdrawnPaths },
  doctor: [...storedFileChecks(), ...faceChecks()],
  logged: { photos: ["photo", "place"] },
  things: {
    photo: loggedRows({ table: "photos", name: logThings.photo, to: (id) => `/admin/media?photo=${id}` }),
    place: loggedAs((key) => {
      const place = places.find((place) => place === key);
      return place && { name: staffMedia.placeNames[place], to: "/admin/media" };
    }),
  },
  tables: {
    photos: table({
      noun: "photo",
      whyNamesStay: "Who vouched that everybody agreed: the foundation must prove it. It goes with the photo.",
      key: ["id"],
      isPublished: true,
      changesPages: true,
      columns: {
        nothing:
          "id path width height kind sizes focal_x focal_y dominant_color withdrawn_at hidden_at shown_until allowed_uses nobody_recognisable waits_for_lead waits_for_check people_said faces_settled is_attached look looks_closed",
        typed: "alt",
        person: "consent_at uploaded_at uploaded_by_id",
        staff: "uploaded_by",
        proof: "consent_by",
      },
    }),
    photo_attachments: table({
      noun: "photo attachment",
      key: ["owner", "position"],
      belongsTo: ["photos"],
      changesPages: true,
      columns: { nothing: "owner position photo_id" },
    }),
    photo_files: table({ noun: "photo file", key: ["path", "photo_id"], columns: { nothing: "path photo_id" } }),
    photo_faces: table({
      noun: "faces of a photo",
      key: ["photo_id"],
      belongsTo: ["photos"],
      columns: { nothing: "photo_id state boxes counted_at face_count tries next_at why" },
    }),
    uploads: table({
      noun: "upload",
      key: ["id"],
      belongsTo: ["users"],
      columns: {
        nothing: "id idempotency_key size received photo_id",
        person: "user_id changed_at",
      },
    }),
    upload_pieces: table({
      noun: "upload piece",
      key: ["upload_id", "start"],
      belongsTo: ["uploads"],
      columns: { nothing: "upload_id start bytes" },
    }),
  },
  retention: [uploadRetention],
  jobs: [
    { name: "faces", by: "each", every: 10, run: countFaces },
    { name: "looks of photos", by: "one", every: 10, run: findLooks },
    { name: "abandoned files", by: "one", every: 3_600, run: removeAbandonedFiles },
  ],
}));
