import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import { sendMessage } from "../../app/features/site/contact/message-commands.server.ts";
import { addStaffMember } from "./sign-in.ts";
import type { createStaffedSite } from "./staff-visitor.ts";

export type StaffedSite = Awaited<ReturnType<typeof createStaffedSite>>;

const message = { lastName: "Sample", email: "ada@example.org", subject: "A visit" };

/** A visitor's message. @param hours from now */
export async function writeMessage({ ctx, clock }: StaffedSite, firstName: string, hours = 0): Promise<void> {
  const { at } = clock;
  clock.at = new Date(at.getTime() + hours * 3_600_000);
  await sendMessage(ctx, { ...message, firstName, message: `${firstName} asks` });
  clock.at = at;
}

/** Without consent by default. */
export const addPhotograph = ({ ctx }: StaffedSite, path: string, more = {}) =>
  addPhoto(ctx.db, { path, alt: "", width: 4, height: 3, kind: "photograph", ...more });

/** Without a lead, the page asks admins to appoint one. */
export const addLead = ({ ctx }: Pick<StaffedSite, "ctx">) =>
  addStaffMember(ctx, { id: "lead", role: "lead", name: "Sample Lead", email: "lead@example.org" });

/** A section of the staff home by the id of its heading; empty where it is missing. */
export async function readHomeSection({ readAsStaff }: Pick<StaffedSite, "readAsStaff">, id: string, path = "/admin") {
  return new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "s").exec(await readAsStaff(path))?.[0] ?? "";
}
