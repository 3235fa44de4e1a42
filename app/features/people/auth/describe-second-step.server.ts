import { staffPeople } from "content/staff-people.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Need } from "../../../server/need.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";

export async function describeSecondStep(ctx: AppContext, member: StaffMember) {
  const { secondStep, providerFactor, twoFactor, email, id } = member;
  return {
    isOn: twoFactor,
    codesLeft: twoFactor ? await ctx.auth.countRecoveryCodes(id) : 0,
    owner: { email, site: (await findSettings(ctx)).name },
    state: secondStep?.state,
    due: secondStep && writeMoment(secondStep.due),
    concernsUntil: secondStep?.concernsUntil && writeMoment(secondStep.concernsUntil),
    providerFactor,
  };
}

export type SecondStep = Awaited<ReturnType<typeof describeSecondStep>>;

const { row } = staffPeople.secondStep;

/** Reminds a member to set up two-step sign-in. */
export async function findSecondStepNeed(_ctx: AppContext, { secondStep }: StaffMember): Promise<Need[]> {
  if (secondStep === undefined) return [];
  const detail = row.detail(writeMoment(secondStep.due));
  return [{ rank: "house", icon: "key", ground: "g-yellow", ...row, detail, path: "/admin/second-step" }];
}

/** Finds the member of a new session. @param cookies `Set-Cookie` lines of the session */
export function findNewMember({ auth }: Pick<AppContext, "auth">, cookies: string[]) {
  const Cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  return auth.findSignedIn(new Headers({ Cookie }));
}
