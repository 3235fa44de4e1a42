import { staffAskedOffice } from "content/staff-asked-office.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { welcomePreviews } from "./welcome-emails.tsx";
import { canSeeWelcome } from "./welcome-permissions.ts";
import { stepAddress, steps } from "./welcome-step.ts";

export const welcome = defineFeature(() => ({
  emails: welcomePreviews,
  staff: [
    {
      label: staffWelcome.title,
      path: "/admin/welcome",
      icon: "today",
      who: canSeeWelcome,
      alsoCalled: staffAskedOffice.welcome,
    },
    {
      kind: "act",
      label: staffActs.sendTestEmail,
      path: stepAddress(steps.indexOf("reach") + 1),
      icon: "send",
      who: canSeeWelcome,
      alsoCalled: staffAskedOffice.testEmail,
    },
  ],
}));
