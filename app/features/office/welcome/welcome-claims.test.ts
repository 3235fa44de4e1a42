import { expect, test } from "vitest";
import { mainOf, textOf, withoutEntities } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { type Step, stepAddress, steps } from "./welcome-step.ts";

const who = { step: "name", name: "Foundation of Hope", kind: "Kumasi", founded: "May 2025" };

test("ticked claims stay, others are left out; both can change later", async () => {
  const { ctx, readAsStaff, post, read } = await createStaffedSite({}, "admin");
  const settings = () => findSettings(ctx);
  const save = (fields: Record<string, string>) => post(stepAddress(steps.indexOf(fields.step as Step) + 1), fields);
  await save({ ...who, town: "Kumasi" });
  const step = async () => mainOf(await readAsStaff("/admin/welcome?step=3"));
  const html = await step();
  // The typed answer is filled in and marked.
  expect(html).toMatch(/A <mark class="hl">Kumasi<\/mark> foundation for children/);
  expect(html).not.toMatch(/Lagos foundation/);
  expect(html).toMatch(/This work began in <mark class="hl">May 2025<\/mark>/);
  const shown = [...html.matchAll(/name="shown" value="([^"]*)"/g)].map(([, text = ""]) => withoutEntities(text));
  const of = (part: RegExp) => shown.find((text) => part.test(text))?.split(" ")[0] ?? "";
  const helpers = of(/100\+ volunteers/);
  const outreaches = of(/10\+ outreaches/);
  expect([helpers, outreaches].every((key) => html.includes(`value="${key}"`))).toBe(true);
  await post("/admin/welcome?step=3", { step: "words", shown, claims: [helpers] });
  expect(Object.keys((await settings()).claims ?? {})).toEqual([helpers]);
  expect(await step()).toMatch(new RegExp(`<input[^>]*checked[^>]*value="${helpers}"`));
  await save({ step: "post" });
  const about = textOf(await read("/about"));
  expect([about.includes("100+ volunteers"), about.includes("10+ outreaches")]).toEqual([true, false]);
  // A later answer, and one about an outdated sentence.
  await post("/admin/welcome?step=3", { step: "words", shown, claims: [] });
  expect(textOf(await read("/about"))).not.toContain("100+ volunteers");
  await saveSetting(ctx.db, "figures", [{ value: "40", label: "children reading" }]);
  const late = await post("/admin/welcome?step=3", { step: "words", shown, claims: [helpers] });
  expect([late.status, (await settings()).claims]).toEqual([409, {}]);
});
