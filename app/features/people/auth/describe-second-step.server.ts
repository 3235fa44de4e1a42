import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
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
