import { errors } from "content/refusals.ts";
import { defineErrors } from "../http/errors.ts";

export const safeguardingErrors = defineErrors(
  { safeguardingOnly: 403, putBackOnly: 403, notReleased: 403, leadsOnly: 403 },
  errors.safeguarding,
);
