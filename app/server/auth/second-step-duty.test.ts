import { expect, test } from "vitest";
import { type Role, roles } from "../../values/roles.ts";
import { readProviderFactor } from "./oidc-auth.server.ts";
import { findSecondStepDuty } from "./second-step-duty.ts";

const since = "2026-03-10T09:00:00.000Z";
const dayMs = 24 * 3_600_000;

/** The state so many milliseconds after the role was given. */
const stateAfter = (ms: number, given: readonly Role[], more: object = {}) =>
  findSecondStepDuty(
    { roles: given, twoFactor: false, since, providerFactor: null, ...more },
    new Date(Date.parse(since) + ms),
  )?.state;

test.each<[role: Role, before: string | undefined, after: string | undefined, later: string | undefined]>([
  ["admin", "coming", "due", "due"],
  ["treasurer", "coming", "due", "due"],
  ["lead", "coming", "concerns", "due"],
  ["editor", undefined, undefined, undefined],
  ["writer", undefined, undefined, undefined],
])("the duty of role %s is %s, from day 15 %s, from day 22 %s", (role, before, after, later) => {
  expect([0, 15 * dayMs - 1].map((ms) => stateAfter(ms, [role]))).toEqual([before, before]);
  expect([15 * dayMs, 22 * dayMs - 1].map((ms) => stateAfter(ms, [role]))).toEqual([after, after]);
  expect([22 * dayMs, 400 * dayMs].map((ms) => stateAfter(ms, [role]))).toEqual([later, later]);
});

test("a lead with a second role still opens concerns", () => {
  for (const other of roles) expect(stateAfter(16 * dayMs, ["lead", other])).toBe("concerns");
});

test("no second step is due with two-step sign-in or a provider that has its own", () => {
  const none = [{ twoFactor: true }, { since: null }, { providerFactor: "yes" }, { providerFactor: "unsaid" }];
  expect(none.map((more) => stateAfter(30 * dayMs, ["admin"], more))).toEqual(none.map(() => undefined));
  expect(stateAfter(30 * dayMs, ["admin"], { providerFactor: "no" })).toBe("due");
});

test.each([
  [{}, "unsaid"],
  [{ amr: [] }, "unsaid"],
  [{ amr: "mfa" }, "unsaid"],
  [{ acr: "1" }, "unsaid"],
  [{ amr: ["pwd"] }, "no"],
  [{ amr: ["pwd"], acr: "1" }, "no"],
  [{ amr: ["pwd", "otp"] }, "yes"],
  [{ amr: ["mfa"] }, "yes"],
  [{ amr: ["hwk", "user"] }, "yes"],
  [{ acr: "phr" }, "yes"],
])("claims %j say %s of a second step", (claims, said) => {
  expect(readProviderFactor(claims)).toBe(said);
});
