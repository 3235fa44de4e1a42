import { staffPeople } from "content/staff-people.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeMoment } from "../../../values/site-time.ts";

const { row } = staffPeople.secondStep;

/** Reminds a member to set up two-step sign-in. */
export async function findSecondStepNeed(_ctx: AppContext, { secondStep }: StaffMember): Promise<Need[]> {
  if (secondStep === undefined) return [];
  const detail = row.detail(writeMoment(secondStep.due));
  return [{ rank: "house", icon: "key", ground: "g-yellow", ...row, detail, path: "/admin/second-step" }];
}
