import { join } from "node:path";
import { expect, test } from "vitest";
import { inviteFromShell } from "../../app/features/people/auth/set-up.server.ts";
import { appointUnrecordedLeads } from "../../app/features/people/users/give-role.server.ts";
import { reportConcern } from "../../app/features/safeguarding/concerns/report-concern.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { roles } from "../../app/values/roles.ts";
import { anEmptyPlace, createCachedSite } from "../../tests/support/backups.ts";
import { aWorry, memberOf, pass, reads } from "../../tests/support/make-readers.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const rolesAndRights = async ({ db }: AppContext) => ({
  roles: await db.selectFrom("user_roles").selectAll().orderBy("user_id").orderBy("role").execute(),
  rights: await db.selectFrom("reading_rights").selectAll().orderBy("id").execute(),
});

test("a restore copies roles and rights, gives none, and a right that waits goes on waiting", async () => {
  const here = await createCachedSite({ empty: true });
  await reportConcern(here.ctx, aWorry, { files: [] });
  const person = { firstName: "New", lastName: "Person", dob: "", position: "" };
  for (const role of roles) await inviteFromShell(here.ctx, { ...person, email: `${role}@example.org`, role });
  await here.back(here.archive);
  const place = anEmptyPlace();
  await restoreBackup(place, here.archive);
  const settings = {
    DATABASE_URL: `sqlite:${join(place.root, "var/site.sqlite")}`,
    CONCERNS_KEY: place.concernsKey,
  };
  const restored = await createCachedSite({ empty: true, settings });
  await appointUnrecordedLeads(restored.ctx);
  expect(await rolesAndRights(restored.ctx)).toEqual(await rolesAndRights(here.ctx));
  const lead = restored.ctx.db.selectFrom("users").select("id").where("email", "=", "lead@example.org");
  const { id } = await lead.executeTakeFirstOrThrow();
  expect([(await memberOf(restored, id))?.readsSafeguarding, await reads(restored, id, 1)]).toEqual([true, false]);
  await pass(restored, 24);
  expect(await reads(restored, id, 1)).toBe(true);
});
