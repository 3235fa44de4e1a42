import { logThings } from "content/log-things.ts";
import { findRedirect, findStandingPaths } from "../../../cms/redirect-queries.server.ts";
import type { FindLoggedThings, FindWayBack } from "../../../server/audit-log/logged-things.ts";
import { partsOfSubject } from "../../../server/audit-log/name-logged-things.server.ts";
import { deleteRedirect } from "./redirect-commands.server.ts";
import { canManageRedirects } from "./redirect-permissions.ts";

/** Names redirects in the audit log by their old addresses. Redirects that still exist link to a page. */
export const nameRedirects: FindLoggedThings = async ({ db }, keys) => {
  const standing = await findStandingPaths(db, [...keys]);
  return new Map(
    keys.map((path) => [path, { name: logThings.titled(path), ...(standing.has(path) && { to: "/admin/redirects" }) }]),
  );
};

/** Finds a way to delete the redirect that a save added, if it has not changed since. */
export const findWayBackOfRedirect: FindWayBack = async ({ ctx, member }, save) => {
  const [event] = save;
  if (event === undefined || save.length > 1 || event.what !== "redirect added") return undefined;
  if (!canManageRedirects(member)) return undefined;
  const redirect = await findRedirect(ctx.db, [partsOfSubject(event.subject).key]);
  if (redirect === undefined || redirect.created_at > event.at) return undefined;
  return () => deleteRedirect({ ctx, member }, redirect.id);
};
