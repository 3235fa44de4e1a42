import { siteDate } from "../values/dates.ts";
import { deleteAuditEventsBefore } from "./audit-log/audit-log-queries.server.ts";
import { backupMigrations } from "./db/backup-migrations.ts";
import { plainNameMigrations } from "./db/plain-name-migrations.ts";
import { table } from "./declare-table.ts";
import { defineFeature } from "./define-feature.server.ts";
import { deleteRateLimitsBefore } from "./http/rate-limit.server.ts";
import { deleteEmailsBefore } from "./mail/outbox.server.ts";
import { deleteVisitsBefore } from "./visits/visit-queries.server.ts";

const oldEmails = { name: "old emails", every: 86_400 };

/** Declares the tables of the infrastructure, in the same way as a feature. */
export const infrastructure = defineFeature(() => ({
  migrations: { ...backupMigrations, ...plainNameMigrations },
  retention: [
    {
      what: "auditEvents",
      after: "auditLogMonths",
      why: "docs/decisions/019-peoples-data.md",
      delete: (db, before) => deleteAuditEventsBefore(db, before.toISOString()),
    },
    {
      what: "rateLimits",
      after: 8,
      why: "The longest window is a week: docs/decisions/011-sign-in.md",
      delete: deleteRateLimitsBefore,
    },
    {
      what: "visits",
      after: 400,
      why: "More than a year, by which two years can be compared: docs/decisions/030-visits.md",
      delete: (db, before) => deleteVisitsBefore(db, siteDate(before)),
    },
    {
      what: "sentEmails",
      after: 30,
      why: "docs/decisions/014-outbox.md",
      job: oldEmails,
      expire: ({ db }, before) => deleteEmailsBefore(db, "sent", before.toISOString()),
    },
    {
      what: "failedEmails",
      after: 90,
      why: "docs/decisions/014-outbox.md",
      job: oldEmails,
      expire: ({ db }, before) => deleteEmailsBefore(db, "failed", before.toISOString()),
    },
  ],
  logged: { settings: ["clock", "email"] },
  tables: {
    outbox_emails: table({
      noun: "email",
      key: ["id"],
      columns: {
        nothing:
          "id idempotency_key kind message_id state priority attempts next_at claimed_until give_up_at expires_at permanent_failure",
        typed: "subject text html headers failure",
        person: "recipient reply_to created_at sent_at",
      },
    }),
    rate_limits: table({
      noun: "attempt",
      key: ["what", "who"],
      columns: { nothing: "what window_start count", secret: "who" },
    }),
    audit_log: table({
      noun: "audit-event",
      key: ["id"],
      columns: {
        nothing: "id what",
        typed: "before after",
        person: "at who_id who subject",
      },
    }),
    jobs: table({ noun: "job", key: ["name"], columns: { nothing: "name period ended_at failure" } }),
    backup_failures: table({
      noun: "failed backup",
      key: ["ended_at"],
      columns: { nothing: "ended_at failure" },
    }),
    trusted_time: table({ noun: "time", key: ["id"], columns: { nothing: "id at" } }),
    visits: table({ noun: "visit", key: ["date", "path"], columns: { nothing: "date path count" } }),
    content_version: table({ noun: "change", key: [], columns: { nothing: "number figures subscribers" } }),
    closings: table({
      noun: "closing",
      key: ["number"],
      columns: { nothing: "number at kind value is_release", secret: "id key" },
    }),
  },
}));
