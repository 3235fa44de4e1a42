import { expect, test } from "vitest";
import { mainOf, textOf, withoutEntities } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
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
  const shown = [...html.matchAll(/name="shown" value="([^"]*)"/g)].map(([, text = ""]) => withoutEntities(text));
  const of = (part: RegExp) => shown.find((text) => part.test(text))?.split(" ")[0] ?? "";
  const years = of(/100 volunteers since May 2025/);
  const journey = of(/from Lagos to Jos/);
  expect([years, journey].every((key) => html.includes(`value="${key}"`))).toBe(true);
  await post("/admin/welcome?step=3", { step: "words", shown, claims: [years] });
  expect(Object.keys((await settings()).claims ?? {})).toEqual([years]);
  expect(await step()).toMatch(new RegExp(`<input[^>]*checked[^>]*value="${years}"`));
  await save({ step: "post" });
  expect(textOf(await read("/donate"))).toContain("100 volunteers since May 2025");
  expect(textOf(await read("/"))).not.toContain("from Lagos to Jos");
  // A later answer, and one about an outdated sentence.
  await post("/admin/welcome?step=3", { step: "words", shown, claims: [] });
  expect(textOf(await read("/donate"))).not.toContain("100 volunteers");
  await save({ ...who, founded: "June 2024" });
  const late = await post("/admin/welcome?step=3", { step: "words", shown, claims: [years] });
  expect([late.status, (await settings()).claims]).toEqual([409, {}]);
  // A claim that was confirmed for one year is not ticked for another.
  const now = [...(await step()).matchAll(/name="shown" value="([^"]*)"/g)].map(([, text = ""]) =>
    withoutEntities(text),
  );
  await post("/admin/welcome?step=3", { step: "words", shown: now, claims: [years] });
  const ticked = new RegExp(`<input[^>]*checked[^>]*value="${years}"`);
  expect(await step()).toMatch(ticked);
  await save({ ...who, founded: "July 2025" });
  expect(await step()).not.toMatch(ticked);
});
