import { countryCodes, countryOf } from "content/countries/index.ts";
import { logThings } from "content/log-things.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedOffice } from "content/staff-asked-office.ts";
import { staffBackups } from "content/staff-backups.ts";
import { staffHome } from "content/staff-home.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffOffline } from "content/staff-offline.ts";
import { staffReadiness } from "content/staff-readiness.ts";
import { staffSample } from "content/staff-sample.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canWrite } from "../../../values/roles.ts";
import {
  canConfigureMachine,
  canReadAuditLog,
  canReadOutbox,
  canRemoveSample,
  canSeeChecklist,
} from "./admin-permissions.ts";
import { doctorPreviews } from "./doctor-emails.tsx";
import { enqueueDoctorEmails } from "./enqueue-doctor-emails.server.ts";
import { areBackupsAway, doesMailArrive } from "./find-checklist.server.ts";
import { readJumpNames } from "./find-jump-targets.server.ts";
import { findMachineNeeds } from "./find-machine-needs.server.ts";
import { findSample, followCountry, sampleRetention } from "./remove-sample.server.ts";

export const home = defineFeature(() => ({
  checklist: [
    {
      step: "mail",
      words: staffReadiness.mail,
      path: "/admin/mail",
      isDone: doesMailArrive,
    },
    {
      step: "backups",
      words: staffReadiness.backups,
      path: "#backups",
      isDone: areBackupsAway,
    },
    {
      step: "https",
      words: staffReadiness.https,
      path: "/admin/doctor",
      isDone: async ({ config }) => config.siteUrl?.startsWith("https:") ?? false,
    },
    {
      step: "sample",
      words: staffReadiness.sample,
      path: "/admin/sample",
      isDone: async (ctx) => (await findSample(ctx)).left.length === 0,
    },
  ],
  staff: [
    {
      label: staffShell.rooms.email,
      path: "/admin/mail",
      icon: "at",
      who: canReadOutbox,
      alsoCalled: staffAskedOffice.email,
    },
    {
      label: staffShell.rooms.machine,
      path: "/admin/doctor",
      icon: "machine",
      who: canConfigureMachine,
      alsoCalled: staffAskedOffice.machine,
    },
    {
      label: staffWords.sections.log,
      path: "/admin/log",
      icon: "log",
      who: canReadAuditLog,
      alsoCalled: staffAskedOffice.log,
    },
    {
      kind: "act",
      label: staffActs.makeBackup,
      path: "/admin/doctor#backups",
      icon: "machine",
      who: canConfigureMachine,
      alsoCalled: staffAskedOffice.makeBackup,
    },
    {
      kind: "act",
      label: staffActs.restore,
      path: "/admin/doctor#backups",
      icon: "machine",
      who: canConfigureMachine,
      alsoCalled: staffAskedOffice.restore,
    },
    {
      label: staffWords.nav.home,
      path: "/admin",
      icon: "today",
      alsoCalled: staffAskedOffice.today,
    },
    {
      kind: "act",
      label: staffHome.checklist.bringBack,
      path: "/admin?checklist",
      icon: "list",
      who: canSeeChecklist,
      alsoCalled: staffAskedOffice.checklist,
    },
    {
      label: staffBackups.heading,
      path: "/admin/doctor#backups",
      icon: "machine",
      who: canConfigureMachine,
      alsoCalled: staffAskedOffice.backups,
    },
    {
      label: staffSample.title,
      path: "/admin/sample",
      icon: "bin",
      who: canRemoveSample,
      alsoCalled: staffAskedOffice.sample,
    },
    {
      label: staffShell.account.signOut,
      path: "/admin/signout",
      icon: "out",
      alsoCalled: staffAskedOffice.signOut,
    },
    {
      label: staffShell.account.help,
      path: "/admin/jump",
      icon: "keyboard",
      alsoCalled: staffAskedOffice.help,
    },
    {
      label: staffOffline.share.title,
      path: "/admin/share",
      icon: "camera",
      who: canWrite,
      alsoCalled: staffAskedOffice.share,
    },
  ],
  logged: { settings: ["sample"] },
  things: { email: loggedAs((id) => ({ name: logThings.email(id), to: "/admin/mail" })) },
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
  jobs: [
    { name: "doctor", by: "one", every: 3_600, run: enqueueDoctorEmails },
    { name: "names of the jump box", by: "each", every: 86_400, run: readJumpNames },
  ],
}));
