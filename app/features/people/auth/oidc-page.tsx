import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/oidc-page";
import { startOidcSignIn } from "./oidc-sign-in.server.ts";
import { backToLogin, returnTo } from "./return-to.ts";

const words = account.provider;

/** A sign-in with OIDC begins with a POST from the sign-in page; a GET redirects to that page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    if (context.get(appContext).auth.provider === undefined) throw new AppError("notFound");
    if (request.method === "GET") throw redirect(href("/login"));
  },
];

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const to = returnTo(new URL(request.url).searchParams, href("/admin"));
  const limit = { what: "sign-in-oidc", times: 30, minutes: 15 };
  if (!(await countTowardsRateLimit(ctx, limit, context.get(requestInfoContext).address))) {
    return redirect(backToLogin(href("/login"), "wait", to), 303);
  }
  const started = await startOidcSignIn(ctx, request.headers, to, new URL(request.url).searchParams.has("fresh"));
  if (started === undefined) return redirect(backToLogin(href("/login"), "down", to), 303);
  return data({ address: started.address }, { headers: cookieHeaders(started.cookies) });
}

/**
 * Page that leads to the provider instead of a redirect. Browsers apply `form-action` of the
 * [CSP](https://www.w3.org/TR/CSP3/#directive-form-action) to all redirects after a form, and the provider's redirects
 * are unknown.
 */
export default function OidcPage({ actionData }: Route.ComponentProps) {
  const { address } = actionData ?? {};
  return (
    <>
      <PageMeta title={words.title} />
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <div className="stack">
        <h1>{words.heading}</h1>
        <p className="muted">{words.lede}</p>
        <p>
          <a href={address}>{words.goOn}</a>
        </p>
      </div>
    </>
  );
}
