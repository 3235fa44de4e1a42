import { defineFeature } from "../../../server/define-feature.server.ts";
import { countVisits } from "./count-visits.server.ts";
import { enqueueDoctorEmails } from "./enqueue-doctor-emails.server.ts";
import { findMachineNeeds } from "./find-machine-needs.server.ts";
import { deleteSampleDrawings } from "./remove-sample.server.ts";

export const home = defineFeature({
  figures: countVisits,
  needs: findMachineNeeds,
  jobs: [
    { name: "doctor", by: "one", every: 3_600, run: (ctx) => enqueueDoctorEmails(ctx) },
    { name: "sample drawings", by: "one", every: 86_400, run: deleteSampleDrawings },
  ],
});
