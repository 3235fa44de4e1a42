import { expect, test } from "vitest";
import { linkTo, subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { offer } from "../../events/volunteers/volunteer-site.support.ts";
import { group, keys, linksIn, openSwitchSite, statusOf } from "./switch-site.support.ts";

test("private links still work when everything is off", async () => {
  const site = await openSwitchSite();
  const gift = ((await site.send("/donate/promise", { amount: "8000" })).headers.get("Location") ?? "").replace(
    "/send",
    "",
  );
  const place = (await site.send(site.event, group)).headers.get("Location") ?? "";
  await subscribe(site, "reader@example.org");
  await site.send("/newsletter", { email: "late@example.org" });
  const confirmation = await linkTo(site, "late@example.org");
  const { token } = await site.ctx.db.selectFrom("subscribers").select("token").executeTakeFirstOrThrow();
  await site.turn(Object.fromEntries(keys.map((key) => [key, false])));
  for (const path of [gift, `${gift}/send`, place, confirmation, "/donate/check", "/withdraw", "/safeguarding"])
    expect([path, await statusOf(site, path)]).toEqual([path, 200]);
  expect(linksIn(await site.read(`${gift}/send`))).not.toContain("/donate");
  expect((await site.send(gift, { intent: "sent" })).status).toBe(303);
  expect((await site.send(confirmation, {})).status).toBe(303);
  const unsubscribe = `/newsletter/unsubscribe?token=${token}`;
  expect(textOf(mainOf(await (await site.send(unsubscribe, {})).text()))).toContain("You are off the list");
  expect(linksIn(await (await site.send(unsubscribe, {})).text())).not.toContain("/newsletter");
  const home = await site.read("/");
  expect(home).not.toContain('class="banner"');
  expect(home).not.toContain('id="newsletter"');
  expect(textOf(home)).not.toMatch(/Donate|Join as a volunteer/);
});

test("a sign-up from an old page comes back with its words", async () => {
  const site = await openSwitchSite();
  await site.turn({ guests: false });
  const answer = await site.send(site.event, group);
  const html = await answer.text();
  expect(textOf(mainOf(html))).toContain(
    "You are not on the list yet. The list is closed. We do not take sign-ups any more.",
  );
  expect(html).toContain('value="Sample Guest"');
  expect(html).toContain('value="guest@example.org"');
  expect(mainOf(html)).not.toContain("Keep my place");
});

test("two admins at once change only the switches that they turned", async () => {
  const site = await openSwitchSite();
  const other = await signInAgain(
    site.ctx,
    (await addStaffMember(site.ctx, { role: "admin", email: "b@example.org" })).email,
  );
  await site.turn({ volunteers: false });
  // Their page is older: it shows volunteers as on and leaves them unchanged.
  const answer = await site.turn({ newsletter: false }, {}, other);
  expect(textOf(await answer.text())).toContain("Saved: Newsletter is off.");
  expect([await statusOf(site, "/volunteer"), await statusOf(site, "/newsletter")]).toEqual([404, 404]);
  const again = await site.turn({ newsletter: false }, {}, other);
  expect(textOf(await again.text())).toContain("Nothing was changed.");
  expect((await site.auditEvents()).filter((event) => event.startsWith("switched off"))).toHaveLength(2);
  await Promise.all([site.turn({ recordings: false }), site.turn({ recordings: false }, {}, other)]);
  expect((await site.auditEvents()).filter((event) => event === "switched off, switch:recordings")).toHaveLength(1);
});

test("bank statements cannot be switched off while a transfer is announced", async () => {
  const site = await openSwitchSite();
  const gift = ((await site.send("/donate/promise", { amount: "8000" })).headers.get("Location") ?? "").replace(
    "/send",
    "",
  );
  await site.send(gift, { intent: "sent" });
  expect(textOf(await site.readAsStaff("/admin/use"))).toContain("one promised bank transfer has not arrived");
  const answer = await site.turn({ statements: false, volunteers: false });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("Nothing was changed. This cannot be switched off yet");
  expect(await site.readAsStaff("/admin/jump/results?q=reconcile")).toContain("/admin/gifts/statement");
  expect(await statusOf(site, "/volunteer")).toBe(200);
  await site.ctx.db.updateTable("promises").set({ state: "withdrawn" }).execute();
  expect((await site.turn({ statements: false })).status).toBe(200);
  expect(await site.readAsStaff("/admin/jump/results?q=reconcile")).not.toContain("/admin/gifts/statement");
});

test("the page counts the records that stay", async () => {
  const site = await openSwitchSite();
  await site.send("/volunteer", offer);
  const text = textOf(mainOf(await site.readAsStaff("/admin/use")));
  expect(text).toContain("1 volunteer is kept and comes back when you switch it on.");
  expect(text).toContain("The Children part cannot be switched off. A foundation for children always needs concerns");
  expect(await site.readAsStaff("/admin/jump/results?q=disable")).toContain("/admin/use");
});
