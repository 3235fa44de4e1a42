import { logThings } from "content/log-things.ts";
import { staffAskedMedia } from "content/staff-asked-media.ts";
import { staffConsent } from "content/staff-consent.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffPhotoWords } from "content/staff-photo-words.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canProtect } from "../../../values/roles.ts";
import { applyClosings } from "./apply-closings.server.ts";
import { consentMigrations } from "./consent-migrations.ts";
import { findUsedConsentNumber, goOnAboveConsents } from "./consent-queries.server.ts";
import { deleteRequestsOf } from "./document-requests.server.ts";
import { findPhotoWordNeed } from "./find-photo-words.server.ts";
import { photoRequestPreviews } from "./photo-request-emails.tsx";
import { canHideRequested, canSeePhotoWords } from "./photo-request-permissions.ts";
import { deleteAnsweredBefore } from "./photo-request-queries.server.ts";
import { findPhotoRequestNeed, hideUnanswered, photoRequestRemakes } from "./photo-requests.server.ts";
import { showDueWords } from "./photo-words.server.ts";

export const consent = defineFeature(() => ({
  migrations: consentMigrations,
  pages: [
    {
      path: "/withdraw",
      rank: 160,
      need: "withdraw",
      lede: (of) => of("withdraw").card.lede,
      title: (of) => of("withdraw").card.title,
      texts: (of) => [of("withdraw").card.lede, of("withdraw").card.withoutText],
    },
  ],
  staff: [
    {
      label: staffShell.rooms.photoRequests,
      path: "/admin/photo-requests",
      icon: "shield",
      who: canHideRequested,
      alsoCalled: staffAskedMedia.photoRequests,
    },
    {
      label: staffPhotoWords.title,
      path: "/admin/photo-words",
      icon: "shield",
      who: canSeePhotoWords,
      alsoCalled: staffPhotoWords.asked,
    },
    {
      label: staffConsent.list.title,
      path: "/admin/consents",
      who: canProtect,
      icon: "person",
      alsoCalled: staffAskedMedia.consents,
    },
    {
      label: staffConsent.form.title,
      path: "/admin/consents/new",
      who: canProtect,
      icon: "person",
      alsoCalled: staffAskedMedia.newConsent,
    },
    {
      kind: "act",
      label: staffActs.takePhotoDown,
      path: "/admin/photo-requests",
      icon: "shield",
      who: canReadSafeguarding,
      alsoCalled: staffAskedMedia.photoDown,
    },
  ],
  needs: async (ctx, member) => [
    ...(await findPhotoRequestNeed(ctx, member)),
    ...(await findPhotoWordNeed(ctx, member)),
  ],
  on: { itemDeleted: deleteRequestsOf },
  restored: { close: applyClosings, findUsedNumbers: findUsedConsentNumber, goOnAbove: goOnAboveConsents },
  retention: [
    {
      what: "photoRequests",
      after: "messageMonths",
      why: "Answered requests have an address and a story: docs/decisions/044-consents.md",
      delete: (db, before) => deleteAnsweredBefore(db, before.toISOString()),
    },
  ],
  emails: photoRequestPreviews,
  remakes: photoRequestRemakes,
  logged: { photos: ["consent"] },
  things: { consent: loggedRows({ table: "consents", name: logThings.consent, to: (id) => `/admin/consents/${id}` }) },
  tables: {
    consents: table({
      noun: "consent",
      key: ["id"],
      belongsTo: ["subjects"],
      changesPages: true,
      columns: {
        nothing:
          "id subject_id is_child relation kind given_on language site_language has_assent uses until created_at",
        typed: "given_by",
        person: "idempotency_key",
        secret: "key",
        staff: "taken_by",
      },
    }),
    subjects: table({
      noun: "person in photos",
      key: ["id"],
      changesPages: true,
      columns: { nothing: "id code withdrawn_at withdrawn_how created_at" },
    }),
    appearances: table({
      noun: "appearance",
      key: ["id"],
      belongsTo: ["consents"],
      changesPages: true,
      columns: {
        nothing: "id consent_id photo_id recording_id document_file_id began_at ended_at ended_why released_at",
        staff: "began_by ended_by released_by",
      },
    }),
    subject_cards: table({
      noun: "consent card",
      key: ["hash"],
      belongsTo: ["subjects"],
      columns: {
        nothing: "subject_id created_at",
        secret: "hash",
        staff: "created_by",
      },
    }),
    consent_names: table({
      noun: "consent name",
      key: ["consent_id", "hash"],
      belongsTo: ["consents"],
      columns: { nothing: "consent_id key_id", secret: "hash" },
    }),
    photo_claims: table({
      noun: "word about a photo",
      key: ["photo_id"],
      belongsTo: ["photos"],
      columns: {
        nothing: "photo_id word said_at alone_from agreed_at refused_at",
        staff: "said_by agreed_by",
        person: "said_by_id agreed_by_id",
      },
    }),
    photo_requests: table({
      noun: "photo request",
      key: ["id"],
      isConfidential: true,
      columns: {
        nothing: "id photo_id document_id who wish hide_at hidden_at done_at outcome",
        typed: "contact note",
        person: "created_at",
        staff: "done_by",
      },
    }),
  },
  jobs: [
    { name: "unanswered photo requests", by: "one", every: 60, run: hideUnanswered },
    { name: "photos on one person's word", by: "one", every: 60, run: showDueWords },
  ],
}));
