import { defineErrors } from "../server/http/errors.ts";

export const contentErrors = defineErrors({
  notYours: { status: 403, sentence: "Only the person who wrote it can do that." },
  oldVersion: {
    status: 409,
    sentence: "This earlier version breaks a rule that forms have today, so it stays an earlier version.",
  },
});
