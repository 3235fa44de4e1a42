import { expect, test } from "vitest";
import { agree, otherBank as other, withBank } from "../../../../tests/support/bank.ts";
import { samplePassword, seenAccount } from "../../../../tests/support/sign-in.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";

type Site = Awaited<ReturnType<typeof withBank>>;
type Person = Site["first"];

const day = 24;

/** Opens an invitation as the reader of the mailbox does. */
async function openInvitation({ emails, send }: Site, email: string) {
  const letter = (await emails()).findLast(({ to, text }) => to === email && text.includes("/password?token="));
  const path = /https:\/\/site\.test(\/password\?token=\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
  await send(path, { password: samplePassword, again: samplePassword });
}

/** Makes an account as an admin does, then signs in as the reader of its mailbox. */
async function invite(site: Site, by: Person, name: string, role = "admin") {
  const { signInAs, ctx } = site;
  const email = `${name.toLowerCase()}@example.org`;
  const fields = { firstName: name, lastName: "Person", email, role };
  expect((await by.post(fields, "/admin/createuser.data")).status).toBe(200);
  await openInvitation(site, email);
  const { id } = await ctx.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return { id, ...(await signInAs(email)) };
}

/** Presses "I know this person" on the present page. */
const know = async ({ ctx }: Site, by: Person, id: string) =>
  by.post({ intent: "know", seen: String(await seenAccount(ctx, id)) }, `/admin/manageusers/${id}.data`);

/** Asks, agrees and confirms by two accounts, as far as the site lets them. */
async function tryBoth({ openId, pass }: Site, asker: Person, agrees: Person) {
  await asker.post({ intent: "ask", ...other });
  await agrees.post({ ...agree, id: await openId() });
  await pass(80);
  for (const person of [asker, agrees]) await person.post({ intent: "confirm", password: samplePassword });
}

/**
 * Ways of one person to be two accounts; the first depends on how an engine locks. `real` is another admin, who is
 * away.
 */
const ways: [string, (site: Site, real: Person) => Promise<unknown>][] = [
  [
    "agrees on a stale page, from two accounts at once",
    async (site) => {
      const one = await invite(site, site.first, "One");
      const two = await invite(site, site.first, "Two");
      await site.first.post({ intent: "ask", ...other });
      const id = await site.openId();
      await Promise.all([one, two, site.first, two, one].map((who) => who.post({ ...agree, id })));
      await site.pass(80);
    },
  ],
  [
    "makes a second account, which asks, and the maker agrees",
    async (site) => tryBoth(site, await invite(site, site.first, "Puppet"), site.first),
  ],
  [
    "makes two accounts",
    async (site) => {
      const one = await invite(site, site.first, "One");
      await tryBoth(site, one, await invite(site, site.first, "Two"));
    },
  ],
  [
    "makes two accounts and waits 31 days",
    async (site) => {
      const one = await invite(site, site.first, "One");
      const two = await invite(site, site.first, "Two");
      await site.pass(31 * day);
      await tryBoth(site, one, two);
    },
  ],
  [
    "moves the other admin's e-mail to an own address, and takes the account over",
    async (site) => {
      await site.first.post({ intent: "change", email: "mine@example.org" }, "/admin/manageusers/real.data");
      await tryBoth(site, site.first, await site.signInAs("mine@example.org"));
    },
  ],
  [
    "moves the other admin's e-mail, and waits 31 days",
    async (site) => {
      await site.first.post({ intent: "change", email: "mine@example.org" }, "/admin/manageusers/real.data");
      await site.pass(31 * day);
      await tryBoth(site, site.first, await site.signInAs("mine@example.org"));
    },
  ],
  [
    "makes an editor of long ago an admin",
    async (site) => {
      const puppet = await invite(site, site.first, "Puppet", "editor");
      await site.pass(400 * day);
      await site.first.post({ intent: "role", role: "admin" }, `/admin/manageusers/${puppet.id}.data`);
      await tryBoth(site, site.first, puppet);
      await site.pass(31 * day);
      await tryBoth(site, site.first, puppet);
    },
  ],
  [
    "makes a second account and waits 31 days",
    async (site) => {
      const puppet = await invite(site, site.first, "Puppet");
      await site.pass(31 * day);
      await tryBoth(site, site.first, puppet);
    },
  ],
  [
    "makes a second account and puts the machine's clock forward",
    async (site) => {
      const puppet = await invite(site, site.first, "Puppet");
      site.jump(31 * day);
      await tryBoth(site, site.first, puppet);
      site.jump(31 * day);
    },
  ],
  [
    "lets the second account confirm a third one",
    async (site) => {
      const one = await invite(site, site.first, "One");
      await site.pass(31 * day);
      const two = await invite(site, site.first, "Two");
      await know(site, one, two.id);
      await tryBoth(site, site.first, two);
    },
  ],
  [
    "confirms the own second account",
    async (site) => {
      const puppet = await invite(site, site.first, "Puppet");
      await know(site, site.first, puppet.id);
      await know(site, puppet, puppet.id);
      await tryBoth(site, site.first, puppet);
    },
  ],
  [
    "removes the other admin, and makes the account again",
    async (site) => {
      await site.first.post({ intent: "delete" }, "/admin/manageusers/real.data");
      await tryBoth(site, site.first, await invite(site, site.first, "Real"));
      await site.pass(31 * day);
      await tryBoth(site, site.first, await site.signInAs("real@example.org"));
    },
  ],
  [
    "makes the other admin an editor and an admin again, with a new address between",
    async (site) => {
      const path = "/admin/manageusers/real.data";
      await site.first.post({ intent: "role", role: "editor" }, path);
      await site.first.post({ intent: "change", email: "mine@example.org" }, path);
      await site.first.post({ intent: "role", role: "admin" }, path);
      await site.pass(31 * day);
      await tryBoth(site, site.first, await site.signInAs("mine@example.org"));
    },
  ],
  [
    "sends a password link for an account whose address was moved before",
    async (site) => {
      const path = "/admin/manageusers/real.data";
      await site.first.post({ intent: "change", email: "mine@example.org" }, path);
      await site.first.post({ intent: "link" }, path);
      await site.pass(31 * day);
      await tryBoth(site, await site.signInAs("mine@example.org"), site.first);
    },
  ],
  [
    "changes the own display name between asking and agreeing",
    async (site) => {
      await site.first.post({ intent: "ask", ...other });
      await site.first.post({ intent: "change", displayName: "Somebody Else" }, "/admin/manageusers/admin.data");
      await site.first.post({ ...agree, id: await site.openId() });
      await site.pass(80);
      await site.first.post({ intent: "confirm", password: samplePassword });
    },
  ],
  [
    "stops the own change and asks again as the other account",
    async (site) => {
      const puppet = await invite(site, site.first, "Puppet");
      await site.first.post({ intent: "ask", ...other });
      await puppet.post({ intent: "stop", id: await site.openId() });
      await tryBoth(site, puppet, site.first);
    },
  ],
  [
    "makes an account through another one, which is deleted then",
    async (site) => {
      const one = await invite(site, site.first, "One");
      const two = await invite(site, one, "Two");
      await site.first.post({ intent: "delete" }, `/admin/manageusers/${one.id}.data`);
      await site.pass(31 * day);
      await tryBoth(site, site.first, two);
    },
  ],
  [
    "moves a new colleague's account while the other admin is about to know that person",
    async (site, real) => {
      const fields = { firstName: "Real", lastName: "Colleague", email: "col@example.org", role: "admin" };
      await site.first.post(fields, "/admin/createuser.data");
      const found = site.ctx.db.selectFrom("users").select("id").where("email", "=", fields.email);
      const { id } = await found.executeTakeFirstOrThrow();
      const path = `/admin/manageusers/${id}.data`;
      const seen = String(await seenAccount(site.ctx, id));
      await site.first.post({ intent: "change", email: "mine@example.org" }, path);
      await site.first.post({ intent: "invite" }, path);
      await openInvitation(site, "mine@example.org");
      const answer = await real.post({ intent: "know", seen }, path);
      expect([answer.status, answer.text]).toEqual([
        409,
        expect.stringContaining("Another person changed this account"),
      ]);
      expect(await real.post({ intent: "know" }, path)).toMatchObject({
        status: 409,
        text: expect.stringContaining(
          "Another person changed this account after your page was loaded. Nothing was confirmed.",
        ),
      });
      await tryBoth(site, site.first, await site.signInAs("mine@example.org"));
    },
  ],
];

const saysTwo = /Two people approved|by two people|bank confirmed it in writing/;

test.each(oneOnPostgres(ways))("one person %s: no page says that two people did it", async (_, tryIt) => {
  const site = await withBank();
  const real = await site.second("real");
  await tryIt(site, real);
  for (const hours of [0, 1, day, 80]) {
    await site.pass(hours);
    expect(await site.donate()).not.toMatch(saysTwo);
  }
});

test("a colleague whom another settled admin knows is the second person at once", async () => {
  const site = await withBank();
  const third = await site.second("third");
  const colleague = await invite(site, site.first, "Colleague");
  await site.first.post({ intent: "ask", ...other });
  const id = await site.openId();
  const early = await colleague.post({ ...agree, id });
  expect([early.status, early.text]).toEqual([422, expect.stringContaining("another settled admin knows")]);
  expect((await colleague.post({ intent: "confirm", password: samplePassword })).status).toBe(422);
  expect((await know(site, third, colleague.id)).status).toBe(200);
  expect((await colleague.post({ ...agree, id })).status).toBe(200);
  await site.pass(24);
  expect(await site.donate()).toContain("Two people approved it.");
  expect(await site.shown()).toBe("5555555555");
});

test("an approval by two stays one after the first promotes the other's guest", async () => {
  const site = await withBank();
  const second = await site.second("real");
  await site.first.post({ intent: "ask", ...other });
  await second.post({ ...agree, id: await site.openId() });
  await site.pass(24);
  expect(await site.donate()).toContain("Two people approved it.");
  const colleague = await invite(site, site.first, "Colleague", "editor");
  await second.post({ intent: "role", role: "admin" }, `/admin/manageusers/${colleague.id}.data`);
  expect(await site.donate()).toContain("Two people approved it.");
  // The colleague is a second person for neither, until another admin knows the person.
  await site.pass(31 * day);
  await site.first.post({ intent: "ask", ...other, number1: "7777777777" });
  for (const person of [colleague, site.first])
    expect((await person.post({ ...agree, id: await site.openId() })).status).toBe(422);
  expect((await second.post({ ...agree, id: await site.openId() })).status).toBe(200);
});

test("a new account cannot ask beside a settled admin; a foundation of one waits 72 hours", async () => {
  const site = await withBank();
  const colleague = await invite(site, site.first, "Colleague");
  expect((await colleague.post({ intent: "ask", ...other })).status).toBe(422);
  await site.first.post({ intent: "ask", ...other });
  await site.pass(71);
  expect(await site.shown()).toBe("1234567890");
  await site.pass(1);
  expect(await site.shown()).toBe("5555555555");
  expect(await site.donate()).toContain("One person approved it.");
});

test("a clock that runs fast ends no wait", async () => {
  const site = await withBank();
  await site.first.post({ intent: "ask", ...other });
  site.jump(80);
  expect(await site.shown()).toBe("1234567890");
  site.jump(-80);
  await site.pass(72);
  expect(await site.shown()).toBe("5555555555");
});
