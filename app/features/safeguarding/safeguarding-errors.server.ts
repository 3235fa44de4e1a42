import { defineErrors } from "../../server/http/errors.ts";

export const safeguardingErrors = defineErrors({
  safeguardingOnly: { status: 403, sentence: "Only a safeguarding lead, and whom a lead named, can open this." },
  leadsOnly: { status: 403, sentence: "Only a safeguarding lead can name who reads concerns." },
});
