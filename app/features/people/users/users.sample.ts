import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { admins, adminsOnly, both, everybody } from "../../../../tests/support/staff-answers.ts";

/** Another member of staff, who made what two people decide. */
export const otherMember = "other";

const aPersonForm = {
  firstName: "New",
  lastName: "Member",
  email: "new@example.org",
  role: "editor",
  displayName: "New Member",
  position: "",
  dob: "",
};

export const sample: FeatureSample = {
  routes: {
    "admin/createuser": {
      path: "/admin/createuser",
      get: adminsOnly,
      posts: [{ fields: aPersonForm, ...adminsOnly }],
    },
    "admin/manageusers": { path: "/admin/manageusers", get: everybody(200) },
    "admin/manageusers/:id": {
      path: "/admin/manageusers/other",
      // The same list.
      get: everybody(200),
      posts: [
        { fields: { intent: "change", displayName: "Changed" }, ...adminsOnly },
        { fields: { intent: "role", role: "editor" }, ...adminsOnly },
        { fields: { intent: "link" }, ...adminsOnly },
        { fields: { intent: "know" }, ...admins(409), because: "the account changed after this page was loaded" },
        { fields: { intent: "invite" }, ...admins(409), because: "the other person has a password" },
        // Only the member's own row, for every role.
        {
          fields: {
            intent: "password",
            currentPassword: "a long enough password",
            newPassword: "quite another password",
          },
          ...both(403),
        },
        { fields: { intent: "factor" }, ...adminsOnly },
        { fields: { intent: "delete" }, ...adminsOnly },
      ],
    },
  },
  async addOneOfEach(ctx) {
    await addStaffMember(ctx, { id: otherMember, email: "other@example.org", name: "Other Member", role: "admin" });
    await ctx.db.updateTable("users").set({ twoFactorEnabled: 1 }).where("id", "=", otherMember).execute();
  },
};
