import { errors } from "content/error-sentences.ts";
import { defineErrors } from "../http/errors.ts";

export const safeguardingErrors = defineErrors(
  { safeguardingOnly: 403, putBackOnly: 403, notReleased: 403, leadsOnly: 403 },
  errors.safeguarding,
);
