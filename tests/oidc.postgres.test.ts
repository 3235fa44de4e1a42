import { expect, test } from "vitest";
import { aStaffMember, insertUser } from "./support/builders.ts";
import { CookieJar, openIdentityProvider, visitProvider } from "./support/identity-provider.ts";
import { providerPerson } from "./support/oidc-site.ts";
import { newDatabase } from "./support/test-database.ts";
import { createTestSite } from "./support/test-site.ts";

test("a sign-in with the organisation's account that began at one process ends at another, once", async () => {
  const provider = await openIdentityProvider();
  provider.person = providerPerson;
  const settings = { ...provider.settings, DATABASE_URL: await newDatabase() };
  const one = await createTestSite({ empty: true, settings });
  const other = await createTestSite({ empty: true, settings });
  const member = aStaffMember({ emailVerified: 0 });
  await insertUser(one.ctx.db, member);

  const jar = new CookieJar();
  const begun = await one.send("/login/oidc", {});
  jar.take(begun.headers.getSetCookie());
  const [, address = ""] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(await begun.text()) ?? [];
  const back = await visitProvider(address.replaceAll("&amp;", "&"));
  const ended = await other.ask(back, { headers: { Cookie: String(jar) } });
  jar.take(ended.headers.getSetCookie());
  for (const { ctx } of [one, other])
    expect((await ctx.auth.getSession(new Headers({ Cookie: String(jar) })))?.id).toBe(member.id);

  // A code that one process used is used up at all of them.
  const again = new CookieJar();
  again.take(begun.headers.getSetCookie());
  const second = await one.ask(back, { headers: { Cookie: String(again) } });
  again.take(second.headers.getSetCookie());
  expect(await one.ctx.auth.getSession(new Headers({ Cookie: String(again) }))).toBeUndefined();
});
