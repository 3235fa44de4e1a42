import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredRecords } from "./delete-expired-records.server.ts";
import { eraseAgain } from "./erase-again.server.ts";
import { keepPeopleCounts } from "./find-person.server.ts";

export const privacy = defineFeature({
  restored: { repeat: eraseAgain },
  jobs: [
    { name: "old records", by: "one", every: 86_400, run: deleteExpiredRecords },
    { name: "people counts", by: "one", every: 86_400, from: 10_800, run: keepPeopleCounts },
  ],
});
