import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import { needsSecondStep, type Role, roles } from "../../../values/roles.ts";

const withDuty: readonly Role[] = roles.filter((role) => needsSecondStep({ roles: [role] }));

export const userMigrations: DeclaredMigrations = {
  // Earlier accounts get the same time to set up two-step sign-in as new ones.
  "154-second-step-duty": async (db) => {
    await db.schema.alterTable("users").addColumn("second_step_since", "text").execute();
    await db.schema.alterTable("sessions").addColumn("provider_factor", "text").execute();
    const bearers = await db.selectFrom("user_roles").select("user_id").where("role", "in", withDuty).execute();
    const second_step_since = new Date().toISOString();
    for (const { user_id } of bearers)
      await db.updateTable("users").set({ second_step_since }).where("id", "=", user_id).execute();
  },
};
