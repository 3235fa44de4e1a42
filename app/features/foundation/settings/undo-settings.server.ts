import { logLines } from "content/staff-log.ts";
import type { FindWayBack } from "../../../server/audit-log/logged-things.ts";
import { partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sampleMeaning } from "../words/word-claim-migrations.ts";
import { canChange, changeSettings, markSettings } from "./change-settings.server.ts";
import { findSettings } from "./find-settings.server.ts";
import { protectSettings } from "./protect-settings.server.ts";
import { isSureSetting } from "./setting-classes.ts";
import type { SiteSettings } from "./settings-schema.ts";

/** Settings that mean nothing but what they say: others delete by age, stand for a confirmation, or name files that may be gone. */
const plain = [
  "name",
  "kind",
  "nameMeaning",
  "founded",
  "phone",
  "email",
  "town",
  "headOffice",
  "privacyContact",
  "volunteerFormUrl",
  "introVideoId",
  "social",
  "figures",
  "donationDistribution",
] as const satisfies (keyof SiteSettings)[];

const isPlain = (key: string): key is (typeof plain)[number] => plain.some((one) => one === key);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sets settings of one save back, all or none, while each is as the save left it. */
export const findWayBackOfSettings: FindWayBack = async ({ ctx, member }, save) => {
  const now = await findSettings(ctx);
  const wanted: Record<string, unknown> = {};
  for (const { what, subject, before, after } of save) {
    const { key } = partsOfSubject(subject);
    if (what !== "setting changed" || !isPlain(key) || !isSame(now[key], after)) return undefined;
    wanted[key] = before === sampleMeaning ? "" : before;
  }
  const settings = wanted as Partial<SiteSettings>;
  if (!canChange(member, settings)) return undefined;
  // Its e-mail has the way back, for 72 hours.
  if (Object.keys(wanted).some(isSureSetting) && (await ctx.moneyGuard.areWaysLive(ctx))) return undefined;
  return async () => {
    await protectSettings({ ctx, member }, settings, { formValues: {}, notYet: logLines.notUndone });
    const newer = await changeSettings(ctx, member, settings, markSettings(now));
    if (newer !== undefined) throw new FormError(logLines.changedSince, { status: 409 });
  };
};
