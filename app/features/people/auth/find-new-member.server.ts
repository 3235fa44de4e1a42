import type { AppContext } from "../../../server/context.server.ts";

/** Finds the member of a new session. @param cookies its `Set-Cookie` lines */
export function findNewMember({ auth }: Pick<AppContext, "auth">, cookies: string[]) {
  const Cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  return auth.findSignedIn(new Headers({ Cookie }));
}
