import { aStaffMember, insertUser } from "./builders.ts";
import { CookieJar, type OidcUser, openIdentityProvider, visitProvider } from "./identity-provider.ts";
import { createTestSite } from "./test-site.ts";

/** A provider's user with the editor's address. */
export const providerPerson = {
  sub: "subject-1",
  email: "editor@example.org",
  email_verified: true,
} satisfies OidcUser;

/** An app with a provider, and an invited editor. @param who the provider's user */
export async function createOidcSite(who: OidcUser = providerPerson) {
  const provider = await openIdentityProvider();
  provider.person = who;
  const test = await createTestSite({ empty: true, settings: provider.settings });
  await insertUser(test.ctx.db, aStaffMember({ emailVerified: 0 }));

  /** Presses the button. @returns its target, and the browser's cookies */
  const start = async (query = "") => {
    const jar = new CookieJar();
    const answer = await test.send(`/login/oidc${query}`, {});
    jar.take(answer.headers.getSetCookie());
    const [, address] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(await answer.text()) ?? [];
    return { jar, address: address?.replaceAll("&amp;", "&") ?? "", answer };
  };
  const comeBack = async (path: string, jar: CookieJar) => {
    const answer = await test.ask(path, { headers: { Cookie: String(jar) } });
    jar.take(answer.headers.getSetCookie());
    return answer.headers.get("Location") ?? String(answer.status);
  };
  /** The whole sign-in, in a new browser. @returns the final page and the signed-in person */
  const signIn = async (query = "") => {
    const { jar, address } = await start(query);
    const location = await comeBack(await visitProvider(address), jar);
    return { location, jar, who: await whoHas(jar) };
  };
  const whoHas = async (jar: CookieJar) => (await test.ctx.auth.getSession(new Headers({ Cookie: String(jar) })))?.id;
  const auditEvents = async () =>
    (await test.ctx.db.selectFrom("audit_log").select(["what", "who"]).execute()).map(
      ({ what, who: name }) => `${name}: ${what}`,
    );
  const sessions = async () => (await test.ctx.db.selectFrom("sessions").select("id").execute()).length;
  return { ...test, provider, start, comeBack, signIn, whoHas, auditEvents, sessions };
}
