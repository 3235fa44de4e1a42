import { addPhoto } from "../../app/features/media/photos/photo-queries.server.ts";
import type { Role } from "../../app/server/auth/auth.ts";
import { signIn } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

type Fields = Record<string, string | string[]>;

/** An app with a signed-in staff member. @param options as of `createTestSite` @param beside further roles */
export async function createStaffedSite(
  options: Parameters<typeof createTestSite>[0] = {},
  role: Role = "editor",
  ...beside: Role[]
) {
  const test = await createTestSite({ empty: true, ...options });
  const Cookie = await signIn(test.ctx, role, ...beside);
  // Picture number 1: a drawing, which needs no consent.
  if (options.empty !== false) {
    await addPhoto(test.ctx.db, { path: "events/sample.svg", alt: "A drawing", width: 480, height: 480 });
  }

  /** Submits a form without script; fields may repeat. */
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
    /** For `ask`. */
    staffHeaders: { Cookie, Origin: "https://site.test" },
    visit: (path: string) => test.ask(path, { headers: { Cookie } }),
    readAsStaff: async (path: string) => (await test.ask(path, { headers: { Cookie } })).text(),
    /** Audit events, oldest first, without person and time. */
    auditEvents: async () => {
      const rows = await test.ctx.db.selectFrom("audit_log").select(["what", "subject"]).orderBy("id").execute();
      return rows.map(({ what, subject }) => `${what}, ${subject}`);
    },
  };
}
