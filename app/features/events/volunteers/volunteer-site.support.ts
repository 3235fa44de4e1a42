import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

export const offer = {
  read: "yes",
  otherSkill: "",
  place: "Yaba",
  days: "Saturdays",
  name: "Sample Reader",
  contact: "Reader@example.org",
  message: "A ramp, please",
  adult: "yes",
  firstName: "Mama Sample",
  firstContact: "0800 123 4567",
  secondName: "",
  secondContact: "",
};

/** Creates a site with one offer to help, a safeguarding lead, an admin and an editor. */
export async function siteWithVolunteer() {
  const site = await createStaffedSite({ now: "2026-11-23T09:00:00Z" }, "lead");
  const admin = await signIn(site.ctx, "admin");
  const editor = await signIn(site.ctx, "editor");
  await site.send("/volunteer", offer);
  const { id } = await site.ctx.db.selectFrom("volunteers").select("id").executeTakeFirstOrThrow();
  const path = `/admin/volunteers/${id}`;
  const readAs = async (cookie: string, at = path) =>
    textOf(mainOf(await (await site.ask(at, { headers: { Cookie: cookie } })).text()));
  const makeReady = async (months = "24") => {
    await site.post(path, { intent: "state", state: "talked" });
    await site.post(path, { intent: "vet", spoke: "yes", months });
    await site.post(path, { intent: "state", state: "active" });
  };
  const volunteer = () => site.ctx.db.selectFrom("volunteers").selectAll().executeTakeFirstOrThrow();
  return { ...site, id: String(id), path, admin, editor, readAs, makeReady, volunteer };
}
