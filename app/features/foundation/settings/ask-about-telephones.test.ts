import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findSettings } from "./find-settings.server.ts";

const question = "This number seems to have a digit too few or too many";

async function withAdmin() {
  const here = await createTestSite();
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
    const html = await answer.text();
    return { status: answer.status, text: textOf(html), html };
  };
  return { ...here, post };
}

const persons = { intent: "persons", safeguardingContact: "Nurse", privacyContact: "" };

test("a telephone that lacks a digit is stored after a tick", async () => {
  const { ctx, post } = await withAdmin();
  const typed = { ...persons, safeguardingPhone: "0803 555 011" };
  const refused = await post("/admin/help-numbers", typed);
  expect([refused.status, refused.text.includes(question)]).toEqual([422, true]);
  expect(refused.html).toContain('name="sure-safeguardingPhone"');
  const again = { ...typed, "sure-safeguardingPhone": "on" };
  expect((await post("/admin/help-numbers", again)).status).toBe(200);
  expect((await findSettings(ctx)).safeguardingPhone).toBe("0803 555 011");
  expect((await post("/admin/help-numbers", typed)).status).toBe(200);
});

test.each(["0803 555 0111", "+234 (0)803 555 0111", "112", "+44 7911 12345"])(
  "nothing is asked about %s",
  async (phone) => {
    const { post } = await withAdmin();
    expect((await post("/admin/help-numbers", { ...persons, safeguardingPhone: phone })).status).toBe(200);
  },
);

test("a number for help in Arabic digits is stored in Western ones", async () => {
  const { ctx, post } = await withAdmin();
  expect((await post("/admin/help-numbers", { name: "Clinic", number: "٠٨٠٣ ٥٥٥ ٠٣٣٣" })).status).toBe(200);
  expect(await ctx.db.selectFrom("help_numbers").select("number").execute()).toContainEqual({
    number: "0803 555 0333",
  });
  expect((await post("/admin/help-numbers", { name: "Clinic", number: "0803 555 033" })).text).toContain(question);
});

test("a volunteer's telephone that lacks a digit is asked about, with all that was typed", async () => {
  const { send } = await createTestSite({ empty: true });
  const offer = { read: "yes", place: "Lagos", name: "Ada", contact: "0803 555 011", adult: "yes" };
  const refused = await send("/volunteer", offer);
  const html = await refused.text();
  expect([refused.status, textOf(html).includes(question)]).toEqual([422, true]);
  for (const kept of ['value="0803 555 011"', 'value="Ada"', 'name="sure-contact"']) expect(html).toContain(kept);
  expect((await send("/volunteer", { ...offer, "sure-contact": "on" })).status).toBe(303);
});
