import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { countAttempt } from "../../server/http/rate-limit.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import { siteContext, visitContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/oidc-page";
import { startProviderSignIn } from "./start-oidc-sign-in.server.ts";
import { backToLogin, cookieHeaders, wayOn } from "./return-to.ts";

const words = account.provider;

/** It begins with the button: whoever opens the address is shown where that is. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    if (context.get(siteContext).signIn.provider === undefined) throw new Refusal("notFound");
    if (request.method === "GET") throw redirect(href("/login"));
  },
];

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const to = wayOn(new URL(request.url).searchParams, href("/admin"));
  const limit = { what: "sign-in-oidc", times: 30, minutes: 15 };
  if (!(await countAttempt(site, limit, context.get(visitContext).address))) {
    return redirect(backToLogin(href("/login"), "wait", to), 303);
  }
  const started = await startProviderSignIn(site, request.headers, to);
  if (started === undefined) return redirect(backToLogin(href("/login"), "down", to), 303);
  return data({ address: started.address }, { headers: cookieHeaders(started.cookies) });
}

/**
 * Leads on to the provider. It is a page and no redirect: browsers let a form lead only where the page's policy
 * allows, through every redirect on the way, and where a provider sends people next is not ours to know.
 */
export default function ProviderPage({ actionData }: Route.ComponentProps) {
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
