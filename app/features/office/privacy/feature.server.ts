import { staffAskedOffice } from "content/staff-asked-office.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredRecords } from "./delete-expired-records.server.ts";
import { eraseAgain } from "./erase-again.server.ts";
import { cachePeopleCounts } from "./find-person.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

export const privacy = defineFeature(() => ({
  logged: { people: ["person"] },
  staff: [
    {
      label: staffShell.rooms.dataRequests,
      path: "/admin/people-data",
      icon: "shield",
      who: canAnswerDataRequests,
      alsoCalled: staffAskedOffice.peopleData,
    },
    {
      kind: "act",
      label: staffActs.erasePerson,
      path: "/admin/people-data",
      icon: "shield",
      who: canAnswerDataRequests,
      alsoCalled: staffAskedOffice.erasePerson,
    },
  ],
  restored: { repeat: eraseAgain },
  jobs: [
    { name: "old records", by: "one", every: 86_400, run: deleteExpiredRecords },
    { name: "people counts", by: "one", every: 86_400, from: 10_800, run: cachePeopleCounts },
  ],
}));
