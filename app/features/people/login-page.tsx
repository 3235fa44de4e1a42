import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import type { InferOutput } from "valibot";
import { countAttempt } from "../../platform/http/attempts.server.ts";
import { checkForm, orUnavailable } from "../../platform/http/check-form.server.ts";
import { type Site, siteContext, visitContext } from "../../platform/site.server.ts";
import { Button } from "../../ui/button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { FormAnswer } from "../../values/form-answer.ts";
import type { Route } from "./+types/login-page";
import { AccountForm } from "./account-form.tsx";
import { loginSchema } from "./account-schema.ts";
import { cookieHeaders, wayOn } from "./way-on.ts";

const words = account.login;

type LoginFields = InferOutput<typeof loginSchema>;

/** What is said after the organisation's account did not lead in. */
const providerSentences = new Map([
  ["refused", words.providerRefused],
  ["again", words.providerAgain],
  ["down", words.providerDown],
  ["wait", words.wait],
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { signIn } = context.get(siteContext);
  const member = await signIn.whoIs(request.headers);
  const to = wayOn(searchParams, href("/admin"));
  if (member !== undefined) throw redirect(to);
  const message = providerSentences.get(searchParams.get("oidc") ?? "");
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
  const site = context.get(siteContext);
  const form = await checkForm(request, loginSchema, ["password"]);
  if (form.fields === undefined) return data(form.answer, 422);
  const { fields, refuse } = form;
  const { address } = context.get(visitContext);
  return orUnavailable(
    () => signIn(site, request, address, fields, refuse),
    (sentence) => data(refuse(sentence), 503),
  );
}

async function signIn(
  site: Site,
  request: Request,
  address: string,
  { email, password }: LoginFields,
  refuse: (sentence: string) => FormAnswer,
) {
  const mayTry =
    (await countAttempt(site, { what: "sign-in", times: 100, minutes: 15 }, address)) &&
    (await countAttempt(site, { what: "sign-in-person", times: 10, minutes: 15 }, `${address} ${email}`));
  if (!mayTry) {
    site.log.info("sign-in", { factor: "password", outcome: "wait" });
    return data(refuse(words.wait), 429);
  }
  const answer = await site.signIn.withPassword(request.headers, email, password);
  site.log.info("sign-in", { factor: "password", outcome: answer.outcome });
  if (answer.outcome === "refused") return data(refuse(words.refused), 422);
  const { searchParams } = new URL(request.url);
  const next = answer.outcome === "in" ? wayOn(searchParams, href("/admin")) : `${href("/login/code")}?${searchParams}`;
  return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
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
