import { addPhoto } from "../../app/features/photos/photo-queries.server.ts";
import type { Role } from "../../app/server/auth/auth.ts";
import { signIn } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

type Fields = Record<string, string | string[]>;

/** A whole site with somebody of the staff signed in. @param wishes as of `createTestSite` */
export async function createStaffedSite(options: Parameters<typeof createTestSite>[0] = {}, role: Role = "editor") {
  const test = await createTestSite({ empty: true, ...options });
  const Cookie = await signIn(test.ctx, role);
  // A drawing of the foundation, which needs nobody's consent: picture number 1.
  if (options.empty !== false) {
    await addPhoto(test.ctx.db, { path: "events/sample.svg", alt: "A drawing", width: 480, height: 480 });
  }

  /** Sends a form as a browser without script does; a field may come many times. */
  const post = (path: string, fields: Fields, cookie = Cookie) =>
    test.ask(path, {
      method: "POST",
      headers: { Origin: "https://site.test", ...(cookie && { Cookie: cookie }) },
      body: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
      ),
    });

  return {
    ...test,
    post,
    /** Opens a page of the staff area. */
    visit: (path: string) => test.ask(path, { headers: { Cookie } }),
    /** The text of a page of the staff area. */
    readAsStaff: async (path: string) => (await test.ask(path, { headers: { Cookie } })).text(),
    /** What was done, the first first, without who and when. */
    deeds: async () => {
      const rows = await test.ctx.db.selectFrom("deeds").select(["what", "subject"]).orderBy("id").execute();
      return rows.map(({ what, subject }) => `${what}, ${subject}`);
    },
  };
}
