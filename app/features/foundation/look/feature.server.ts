import { staff as staffWords } from "content/staff.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { withDressedEmails } from "./dress-emails.server.ts";

export const look = defineFeature({
  staff: [
    {
      group: "foundation",
      rank: 30,
      label: staffWords.nav.look,
      path: "/admin/look",
      icon: "look",
      alsoCalled: ["logo", "colours", "colors", "palette", "design", "theme"],
    },
  ],
  outgoing: withDressedEmails,
});
