import { countryCodes, countryOf } from "content/countries/index.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canConfigureMachine, canReadAuditLog, canReadOutbox } from "./admin-permissions.ts";
import { countVisits } from "./count-visits.server.ts";
import { doctorPreviews } from "./doctor-emails.tsx";
import { enqueueDoctorEmails } from "./enqueue-doctor-emails.server.ts";
import { areBackupsAway, doesMailArrive } from "./find-checklist.server.ts";
import { findMachineNeeds } from "./find-machine-needs.server.ts";
import { findSample, followCountry, sampleRetention } from "./remove-sample.server.ts";

export const home = defineFeature({
  checklist: [
    {
      step: "mail",
      rank: 60,
      words: staffReadiness.mail,
      path: "/admin/mail",
      isDone: doesMailArrive,
    },
    {
      step: "backups",
      rank: 70,
      words: staffReadiness.backups,
      path: "#backups",
      isDone: areBackupsAway,
    },
    {
      step: "https",
      rank: 80,
      words: staffReadiness.https,
      path: "/admin/doctor",
      isDone: async ({ config }) => config.siteUrl?.startsWith("https:") ?? false,
    },
    {
      step: "sample",
      rank: 120,
      words: staffReadiness.sample,
      path: "/admin/sample",
      isDone: async (ctx) => (await findSample(ctx)).left.length === 0,
    },
  ],
  staff: [
    {
      group: "foundation",
      rank: 50,
      label: staffWords.nav.mail,
      path: "/admin/mail",
      icon: "at",
      who: canReadOutbox,
      alsoCalled: ["outbox", "e-mails", "email", "not sent", "smtp"],
    },
    {
      group: "foundation",
      rank: 70,
      label: staffWords.nav.doctor,
      path: "/admin/doctor",
      icon: "machine",
      who: canConfigureMachine,
      alsoCalled: ["health", "backup", "disk", "version", "what is broken", "machine"],
    },
    {
      group: "foundation",
      rank: 80,
      label: staffWords.sections.log,
      path: "/admin/log",
      icon: "log",
      who: canReadAuditLog,
      alsoCalled: ["history", "who did what", "audit", "changes", "trace"],
    },
  ],
  figures: countVisits,
  needs: findMachineNeeds,
  emails: doctorPreviews,
  retention: [sampleRetention],
  on: {
    countryChanged: (ctx, member, country) =>
      followCountry(
        ctx,
        member,
        countryCodes.some((code) => code === country && countryOf(code).hasSamples === true),
      ),
  },
  jobs: [{ name: "doctor", by: "one", every: 3_600, run: (ctx) => enqueueDoctorEmails(ctx) }],
});
