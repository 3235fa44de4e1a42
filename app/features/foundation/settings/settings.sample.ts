import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, all, both } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/settings": {
      path: "/admin/settings",
      get: all,
      posts: [
        { fields: {}, ...both(422) },
        {
          fields: {
            form: "bank",
            bankName: "B",
            nairaAccount: "1234567890",
            dollarAccount: "1234567890",
            accountName: "A",
            checked: "on",
          },
          ...both(422),
        },
        { fields: { form: "retention", messageMonths: "6", auditLogMonths: "12" }, ...adminsOnly },
        { fields: { form: "giving", legalName: "Another name" }, ...adminsOnly },
      ],
    },
  },
};
