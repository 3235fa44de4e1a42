import { errors } from "content/error-sentences.ts";
import { defineErrors } from "../../../server/http/errors.ts";

export const userErrors = defineErrors(
  {
    deadLink: 404,
    createUser: 403,
    ownAccount: 403,
    notYourself: 403,
    lastAdmin: 403,
    hasPassword: 409,
    noPassword: 409,
    notAnotherPerson: 409,
    changedMeanwhile: 409,
    notBeside: 409,
    noTwoFactor: 409,
  },
  errors.user,
);
