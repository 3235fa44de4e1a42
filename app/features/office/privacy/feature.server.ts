import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { deleteExpiredRecords } from "./delete-expired-records.server.ts";
import { eraseAgain } from "./erase-again.server.ts";
import { cachePeopleCounts } from "./find-person.server.ts";
import { canAnswerDataRequests } from "./privacy-permissions.ts";

export const privacy = defineFeature({
  logged: { people: ["person"] },
  staff: [
    {
      room: { in: "people", rank: 60 },
      label: staffShell.rooms.dataRequests,
      path: "/admin/people-data",
      icon: "shield",
      who: canAnswerDataRequests,
      alsoCalled: [
        "delete my details",
        "remove my data",
        "what we store about a person",
        "everything about a person",
        "delete everything about me",
        "data of a person",
        "right to be forgotten",
        "copy of my data",
        "what do we know about a person",
        "give a person their data",
        "privacy request",
        "forget somebody",
        "people's data",
        "gdpr",
        "ndpa",
        "privacy",
        "data protection",
        "personal data",
        "erase",
        "delete a person",
        "data request",
        "subject access request",
      ],
    },
    {
      kind: "act",
      label: staffActs.erasePerson,
      path: "/admin/people-data",
      icon: "shield",
      who: canAnswerDataRequests,
      alsoCalled: [
        "delete personal data",
        "right to be forgotten",
        "forget a person",
        "remove somebody’s data",
        "export a person’s data",
      ],
    },
  ],
  restored: { repeat: eraseAgain },
  jobs: [
    { name: "old records", by: "one", every: 86_400, run: deleteExpiredRecords },
    { name: "people counts", by: "one", every: 86_400, from: 10_800, run: cachePeopleCounts },
  ],
});
