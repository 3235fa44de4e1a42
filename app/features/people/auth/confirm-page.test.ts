import { expect, test } from "vitest";
import { otherBank } from "../../../../tests/support/bank.ts";
import { anIssue } from "../../../../tests/support/builders.ts";
import { featureSamples } from "../../../../tests/support/feature-samples.ts";
import { createOidcSite } from "../../../../tests/support/oidc-site.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, samplePassword } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertIssue } from "../../publishing/newsletter/issue-queries.server.ts";
import { findUsers } from "../users/user-queries.server.ts";

type Site = Awaited<ReturnType<typeof createStaffedSite>>;

/** Sets the age of all people's last password; null: no password. */
async function wait({ ctx }: Pick<Site, "ctx">, minutes: number | null): Promise<void> {
  const at = minutes === null ? null : new Date(Date.now() - minutes * 60_000).toISOString();
  await ctx.db.updateTable("sessions").set({ confirmed_at: at }).execute();
}

const newAdmin = {
  firstName: "New",
  lastName: "Admin",
  email: "new@example.org",
  role: "admin",
  idempotencyKey: "once",
};
const letter = { intent: "write", subject: "Tomorrow", text: "Bring water.", idempotencyKey: "only once" };
const person = "/admin/manageusers/colleague";

/** Acts on other people's access or data. */
const acts: [what: string, path: string, fields: Record<string, string> | undefined, back: string][] = [
  ["making an admin", "/admin/createuser", newAdmin, "/admin/createuser"],
  ["a role", person, { intent: "role", role: "admin" }, "/admin/manageusers"],
  ["another's address", person, { intent: "change", email: "moved@example.org" }, "/admin/manageusers"],
  ["another's second step", person, { intent: "factor" }, "/admin/manageusers"],
  ["a password link", person, { intent: "link" }, "/admin/manageusers"],
  ["an invitation", person, { intent: "invite" }, "/admin/manageusers"],
  ["deleting somebody", person, { intent: "delete" }, "/admin/manageusers"],
  ["bank details", "/admin/bank", { intent: "ask", ...otherBank }, "/admin/bank"],
  ["stopping bank details", "/admin/bank", { intent: "stop", id: "1" }, "/admin/bank"],
  ["limits", "/admin/gifts/record", { intent: "limits", NGN: "5000", USD: "50" }, "/admin/gifts/record"],
  ["agreeing to limits", "/admin/gifts/record", { intent: "agree", id: "1" }, "/admin/gifts/record"],
  ["another name on a receipt", "/admin/gifts/1", { intent: "receipt", name: "", reason: "typo" }, "/admin/gifts/1"],
  ["another promise of a gift", "/admin/gifts/1", { intent: "join", reference: "TAB7K4QXM" }, "/admin/gifts/1"],
  ["a message to all guests", "/admin/event/1/guests/contacts", letter, "/admin/event/1/guests/contacts"],
  ["a newsletter", "/admin/newsletter/1", { intent: "send", version: "1" }, "/admin/newsletter/1"],
  ["a person's data", "/admin/people-data/export", { email: "a@example.org" }, "/admin/people-data"],
  ["erasing", "/admin/people-data", { intent: "erase", email: "a@example.org", sure: "on" }, "/admin/people-data"],
  ["all messages", "/admin/messages/export", undefined, "/admin/messages"],
  ["all gifts", "/admin/gifts/received.csv?currency=NGN", undefined, "/admin/gifts/received?currency=NGN"],
  ["all subscribers", "/admin/subscribers/export", undefined, "/admin/subscribers"],
  ...featureSamples.flatMap(({ confirmed = [] }) => confirmed),
];

test("acts on other people's access need a recent password", async () => {
  const here = await createStaffedSite({}, "admin");
  const colleague = await addStaffMember(here.ctx, { id: "colleague", name: "Colleague", email: "c@example.org" });
  const state = async () => (await findUsers(here.ctx.db)).map(({ id, email, roles }) => ({ id, email, roles }));
  await insertIssue(here.ctx.db, anIssue());
  const before = await state();
  for (const minutes of [16, null, -16]) {
    await wait(here, minutes);
    for (const [what, path, fields, back] of acts) {
      const answer = fields === undefined ? await here.visit(path) : await here.post(path, fields);
      const asked = `/admin/confirm?${new URLSearchParams({ to: back })}`;
      expect([what, answer.status, answer.headers.get("Location")]).toEqual([what, 303, asked]);
    }
  }
  expect(await state()).toEqual(before);
  expect(await here.emails()).toEqual([]);
  // Own settings and display names do not.
  expect((await here.post(person, { intent: "change", displayName: "C.", email: colleague.email })).status).toBe(200);

  const confirm = "/admin/confirm?to=%2Fadmin%2Fmanageusers";
  const wrong = await here.post(confirm, { password: "not the password" });
  expect([wrong.status, textOf(await wrong.text())]).toEqual([
    422,
    expect.stringContaining("That is not your password"),
  ]);
  expect((await here.post(person, { intent: "delete" })).status).toBe(303);
  const right = await here.post(confirm, { password: samplePassword });
  expect([right.status, right.headers.get("Location")]).toEqual([303, "/admin/manageusers"]);
  expect((await here.post(person, { intent: "role", role: "admin" })).status).toBe(200);
  expect((await state()).find(({ id }) => id === "colleague")?.roles).toEqual(["admin"]);
  await wait(here, 14);
  expect((await here.post(person, { intent: "delete" })).status).toBe(200);
  // No return to another site.
  const away = await here.post("/admin/confirm?to=https://evil.test", { password: samplePassword });
  expect(away.headers.get("Location")).toBe("/admin");
});

test("a provider sign-in counts only if the provider asked again", async () => {
  const { ctx, start, comeBack, signIn, provider } = await createOidcSite();
  const confirmations = async () =>
    (await ctx.db.selectFrom("sessions").select("confirmed_at").execute()).map((row) => row.confirmed_at);
  await signIn();
  expect(await confirmations()).toEqual([null]);
  const { address, jar } = await start("?fresh&to=/admin");
  expect(new URL(address).searchParams.get("max_age")).toBe("0");
  const { visitProvider } = await import("../../../../tests/support/identity-provider.ts");
  expect(await comeBack(await visitProvider(address), jar)).toBe("/admin");
  const [, fresh] = await confirmations();
  expect(Date.now() - Date.parse(fresh ?? "")).toBeLessThan(60_000);
  expect(provider.visits.length).toBeGreaterThan(0);
});
