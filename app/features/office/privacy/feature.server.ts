import { staff as staffWords } from "content/staff.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredRecords } from "./delete-expired-records.server.ts";
import { eraseAgain } from "./erase-again.server.ts";
import { cachePeopleCounts } from "./find-person.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

export const privacy = defineFeature({
  logged: { people: ["person"] },
  staff: [
    {
      group: "foundation",
      rank: 60,
      label: staffWords.nav.peopleData,
      path: "/admin/people-data",
      icon: "shield",
      who: canAnswerDataRequests,
      alsoCalled: ["gdpr", "ndpa", "privacy", "erase", "delete a person", "data request"],
    },
  ],
  restored: { repeat: eraseAgain },
  jobs: [
    { name: "old records", by: "one", every: 86_400, run: deleteExpiredRecords },
    { name: "people counts", by: "one", every: 86_400, from: 10_800, run: cachePeopleCounts },
  ],
});
