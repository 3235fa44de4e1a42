import { trustTime } from "../../app/server/db/trusted-time.ts";
import { textOf } from "./page-text.ts";
import { addStaffMember, signIn, signInAgain } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

type Fields = Record<string, string>;

/** Opens a site with a signed-in treasurer; `as` and `another` are other people. */
export async function withTreasurer(settings: Record<string, string> = {}) {
  const here = await createTestSite({ settings });
  const cookie = await signIn(here.ctx, "admin");
  const as = (Cookie: string) => ({
    open: async (path: string) => textOf(await (await here.ask(path, { headers: { Cookie } })).text()),
    html: async (path: string) => (await here.ask(path, { headers: { Cookie } })).text(),
    post: async (path: string, fields: Fields | [string, string][]) => {
      const headers = { Cookie, Origin: "https://site.test" };
      const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
      const html = await answer.text();
      return { status: answer.status, html, text: textOf(html) };
    },
  });
  /** Signs another settled admin in. */
  const another = async (id = "two", name = "Second Admin") => {
    const { email } = await addStaffMember(here.ctx, { id, role: "admin", name, email: `${id}@example.org` });
    const cookie = await signInAgain(here.ctx, email);
    return { ...as(cookie), cookie };
  };
  const promise = async (fields: Fields) => {
    await here.send("/donate/promise", fields);
    const [row] = await here.ctx.db.selectFrom("promises").selectAll().orderBy("id", "desc").execute();
    if (row === undefined) throw new Error("no promise");
    return row;
  };
  const { db } = here.ctx;
  const gifts = () => db.selectFrom("gifts").selectAll().orderBy("id").execute();
  const readPromise = (id: number) =>
    db.selectFrom("promises").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** Lets hours pass in a running app, whose clock is trusted. */
  const pass = async (hours: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + hours * 3_600_000);
    await trustTime(db, here.clock.at.toISOString());
  };
  return { ...here, cookie, ...as(cookie), as, another, promise, gifts, readPromise, pass };
}
