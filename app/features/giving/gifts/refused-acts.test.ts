import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

const statement = "/admin/gifts/statement";

/** Returns the HTML of an act's form; of several, the one with this field's value. */
function formOf(html: string, intent: string, has = ""): string {
  const forms = html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
  return forms.find((form) => form.includes(`value="${intent}"`) && form.includes(has)) ?? "";
}

async function refuse(here: Awaited<ReturnType<typeof withTreasurer>>, path: string, fields: Record<string, string>) {
  const headers = { Cookie: here.cookie, Origin: "https://site.test" };
  const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  return { status: answer.status, html: await answer.text() };
}

test("a refused form without script opens with typed values, while others stay unchanged", async () => {
  const here = await withTreasurer();
  const one = await here.promise({ own: "5000" });
  const other = await here.promise({ own: "8000" });
  const seen = { intent: "seen", id: String(one.id), amount: "5k", day: "2026-03-09" };
  const { status, html } = await refuse(here, "/admin/gifts", seen);
  expect(status).toBe(422);
  const own = formOf(html, "seen", `name="id" value="${one.id}"`);
  expect(own).toContain('value="5k"');
  expect(own).toContain('value="2026-03-09"');
  expect(own).toContain("Write the amount out in figures, like 5000");
  // Its form is open; that of the other promise opens by its address, with its amount.
  expect(html.match(/<dialog[^>]* open=""/g)).toHaveLength(1);
  expect(html).not.toContain(`id="amount-${other.id}"`);
  const untouched = formOf(
    await here.html(`/admin/gifts?open=seen-${other.id}`),
    "seen",
    `name="id" value="${other.id}"`,
  );
  expect(untouched).toContain('value="8000"');
  expect(untouched).not.toContain("Write the amount");
});

test("on a gift's page, only the sent form is marked", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { method: "transfer", amount: "2000", day: "2026-03-10", name: "Donor" });
  const renewal = { intent: "receipt", name: "Right Name", reason: "" };
  const { html } = await refuse(here, "/admin/gifts/1", renewal);
  expect(formOf(html, "receipt")).toContain('value="Right Name"');
  expect(formOf(html, "receipt")).toContain('aria-invalid="true"');
  expect(formOf(html, "void")).not.toContain("aria-invalid");
  const split = await refuse(here, "/admin/gifts/1", { intent: "split", amount: "all of it" });
  expect(formOf(split.html, "split")).toContain('value="all of it"');
});

test("an invalid margin comes back at its account", async () => {
  const here = await withTreasurer();
  const { html } = await refuse(here, statement, { intent: "tolerance", currency: "NGN", tolerance: "5k" });
  expect(html).toContain("Nothing was saved. Write the amount out in figures, like 5000.");
  expect(formOf(html, "tolerance", 'value="NGN"')).toContain('value="5k"');
  expect(formOf(html, "tolerance", 'value="USD"')).not.toContain('value="5k"');
  const large = await refuse(here, statement, { intent: "tolerance", currency: "USD", tolerance: "4990000" });
  expect(large.html).toContain("No bank keeps so much of a transfer: type at most");
});
