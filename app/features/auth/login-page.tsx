import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { cookieHeaders } from "../../server/auth/auth.ts";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../server/http/handle-form.server.ts";
import { Button } from "../../ui/button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { loginSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/login-page";
import { AccountForm } from "./account-form.tsx";
import { returnTo } from "./return-to.ts";
import { signIn } from "./sign-in.server.ts";

const words = account.login;

const oidcMessages = new Map([
  ["refused", words.providerRefused],
  ["again", words.providerAgain],
  ["down", words.providerDown],
  ["wait", words.wait],
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { auth: signIn } = context.get(appContext);
  const member = await signIn.getSession(request.headers);
  const to = returnTo(searchParams, href("/admin"));
  if (member !== undefined) throw redirect(to);
  const message = oidcMessages.get(searchParams.get("oidc") ?? "");
  return {
    provider: signIn.provider && {
      name: signIn.provider.name,
      action: `${href("/login/oidc")}?${new URLSearchParams({ to })}`,
    },
    refusal: message === undefined ? undefined : { message, errors: {}, values: {} },
    notice: searchParams.has("password") ? words.newPassword : searchParams.has("out") ? words.signedOut : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const [ctx, requestInfo] = [context.get(appContext), context.get(requestInfoContext)];
  const plan: FormPlan<Response> = {
    name: "sign-in",
    secrets: ["password"],
    limit: { what: "sign-in", times: 100, minutes: 15 },
    wait: words.wait,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const answer = await signIn(ctx, request.headers, requestInfo.address, check(loginSchema));
    if (answer === "wait") throw new FormError(words.wait, { status: 429 });
    if (answer.outcome === "refused") throw new FormError(words.refused);
    const { searchParams } = new URL(request.url);
    const next =
      answer.outcome === "in" ? returnTo(searchParams, href("/admin")) : `${href("/login/code")}?${searchParams}`;
    return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <AccountForm
        {...words}
        notice={loaderData.notice}
        answer={actionData ?? loaderData.refusal}
        fields={[
          { name: "email", label: words.email, type: "email", autoComplete: "username" },
          { name: "password", label: words.password, type: "password", autoComplete: "current-password" },
        ]}
      >
        {loaderData.provider && (
          <form method="post" action={loaderData.provider.action}>
            <Button look="line">{loaderData.provider.name}</Button>
          </form>
        )}
        <p>
          <a href={href("/login/forgot")}>{words.forgot}</a>
        </p>
        <p className="small muted">{words.help}</p>
      </AccountForm>
    </>
  );
}
