import { staff as staffWords } from "content/staff.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canConfigureMachine, canReadOutbox } from "./admin-permissions.ts";
import { countVisits } from "./count-visits.server.ts";
import { doctorPreviews } from "./doctor-emails.tsx";
import { enqueueDoctorEmails } from "./enqueue-doctor-emails.server.ts";
import { findMachineNeeds } from "./find-machine-needs.server.ts";
import { deleteSampleDrawings } from "./remove-sample.server.ts";

export const home = defineFeature({
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
  ],
  figures: countVisits,
  needs: findMachineNeeds,
  emails: doctorPreviews,
  jobs: [
    { name: "doctor", by: "one", every: 3_600, run: (ctx) => enqueueDoctorEmails(ctx) },
    { name: "sample drawings", by: "one", every: 86_400, run: deleteSampleDrawings },
  ],
});
