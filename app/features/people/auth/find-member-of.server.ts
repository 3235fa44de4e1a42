import type { AppContext } from "../../../server/context.server.ts";

/** The person of a session that has just begun. @param cookies its `Set-Cookie` lines */
export function findMemberOf({ auth }: Pick<AppContext, "auth">, cookies: string[]) {
  const Cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  return auth.findSignedIn(new Headers({ Cookie }));
}
