import { href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { appContext } from "../../../server/context.server.ts";
import type { Route } from "./+types/oidc-callback-endpoint";
import { finishOidcSignIn } from "./oidc-sign-in.server.ts";
import { backToLogin, returnTo } from "./return-to.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await finishOidcSignIn(context.get(appContext), request.headers, new URL(request.url).searchParams);
  const { outcome, cookies } = answer;
  const to = returnTo(new URLSearchParams({ to: answer.to }), href("/admin"));
  const headers = cookieHeaders(cookies);
  headers.set("Cache-Control", "no-store");
  if (outcome === "in") throw redirect(to, { status: 303, headers });
  const code = `${href("/login/code")}?${new URLSearchParams({ to })}`;
  throw redirect(outcome === "code" ? code : backToLogin(href("/login"), outcome, to), { status: 303, headers });
}
