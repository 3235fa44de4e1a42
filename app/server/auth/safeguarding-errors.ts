import { defineErrors } from "../http/errors.ts";

export const safeguardingErrors = defineErrors({
  safeguardingOnly: { status: 403, sentence: "Only a safeguarding lead, or someone the lead chose, can open this." },
  putBackOnly: {
    status: 403,
    sentence: "Only the safeguarding lead can do that, or an admin whom the lead has named.",
  },
  notReleased: {
    status: 403,
    sentence: "This concern is older than your right to read concerns. A lead who reads it can release it to you.",
  },
  leadsOnly: { status: 403, sentence: "Only a safeguarding lead can name who reads concerns." },
});
