import { href, redirect } from "react-router";
import { cookieHeaders } from "../../server/auth/auth.ts";
import { appContext } from "../../server/context.server.ts";
import type { Route } from "./+types/oidc-callback-endpoint";
import { finishOidcSignIn } from "./oidc-sign-in.server.ts";
import { backToLogin, returnTo } from "./return-to.ts";

/** The OIDC callback. Redirects to our own pages only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { headers, url } = request;
  const answer = await finishOidcSignIn(context.get(appContext), headers, new URL(url).searchParams);
  const { outcome, cookies } = answer;
  const to = returnTo(new URLSearchParams({ to: answer.to }), href("/admin"));
  const next = {
    in: to,
    code: `${href("/login/code")}?${new URLSearchParams({ to })}`,
    refused: backToLogin(href("/login"), "refused", to),
    again: backToLogin(href("/login"), "again", to),
    down: backToLogin(href("/login"), "down", to),
  }[outcome];
  const answerHeaders = cookieHeaders(cookies);
  answerHeaders.set("Cache-Control", "no-store");
  throw redirect(next, { status: 303, headers: answerHeaders });
}
