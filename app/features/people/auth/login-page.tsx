import { account } from "content/account.ts";
import { demonstration as demonstrationWords } from "content/demonstration.ts";
import { data, href, redirect } from "react-router";
import type { InferOutput } from "valibot";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import type { Demonstration } from "../../../server/config/config.server.ts";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { clearAttempts, countTowardsRateLimit, slowDown } from "../../../server/http/rate-limit.server.ts";
import { readOutcome } from "../../../server/http/signed-outcome.server.ts";
import { Button } from "../../../ui/button.tsx";
import { loginSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/login-page";
import { AccountForm } from "./account-form.tsx";
import { offerProof } from "./prove-owner.server.ts";
import { returnTo } from "./return-to.ts";

const words = account.login;

const oidcMessages = () =>
  new Map([
    ["refused", words.providerRefused],
    ["again", words.providerAgain],
    ["down", words.providerDown],
    ["wait", words.wait],
  ]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ctx = context.get(appContext);
  const { auth } = ctx;
  const hasNewPassword = readOutcome(ctx, href("/login"), searchParams.get("password")) === "set";
  const member = await auth.findSignedIn(request.headers);
  const to = returnTo(searchParams, href("/admin"));
  if (member !== undefined) throw redirect(to);
  const message = oidcMessages().get(searchParams.get("oidc") ?? "");
  const action = `${href("/login/oidc")}?${new URLSearchParams({ to })}`;
  return {
    demonstration: ctx.config.demonstration,
    provider: auth.provider && { name: auth.provider.name ?? words.byProvider, action },
    refusal: message === undefined ? undefined : { message, errors: {}, values: {} },
    notice: hasNewPassword ? words.newPassword : searchParams.has("out") ? words.signedOut : undefined,
  };
}

const personLimit = { what: "sign-in-person", times: 10, minutes: 15 };

/**
 * Attempts for one account, from all networks. Further attempts take longer, to slow down guessing from many addresses.
 */
const accountLimit = { what: "sign-in-account", times: 50, minutes: 15 };

/** Signs in with a password. A right password resets the counts. @throws FormError */
async function signIn(ctx: AppContext, headers: Headers, address: string, fields: InferOutput<typeof loginSchema>) {
  const { email, password } = fields;
  if (!(await countTowardsRateLimit(ctx, personLimit, address, email))) {
    ctx.log.info("sign-in", { factor: "password", outcome: "wait" });
    throw new FormError(words.wait, { status: 429 });
  }
  await slowDown(ctx, accountLimit, email);
  const answer = await ctx.auth.withPassword(headers, email, password);
  ctx.log.info("sign-in", { factor: "password", outcome: answer.outcome });
  if (answer.outcome === "refused") throw new FormError(words.refused);
  await clearAttempts(ctx, personLimit, address, email);
  await clearAttempts(ctx, accountLimit, email);
  return answer;
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const plan: FormPlan = {
    name: "sign-in",
    secrets: ["password"],
    limit: { what: "sign-in", times: 100, minutes: 15 },
    wait: words.wait,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const answer = await signIn(ctx, request.headers, requestInfo.address, check(loginSchema));
    if (answer.outcome === "in") await offerProof(ctx, answer.cookies);
    const { searchParams } = new URL(request.url);
    const next =
      answer.outcome === "in" ? returnTo(searchParams, href("/admin")) : `${href("/login/code")}?${searchParams}`;
    return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** One form for each role of a demonstration: it sends the same fields as the form of passwords. */
function SignInByRole({ password, people }: Demonstration) {
  return (
    <section className="stack">
      <h2>{demonstrationWords.heading}</h2>
      <p>{demonstrationWords.lede}</p>
      {people.map(({ as, email }) => (
        <form method="post" key={as}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="password" value={password} />
          <Button look="line">{demonstrationWords.as[as]}</Button>
        </form>
      ))}
      <p className="small muted">{demonstrationWords.password(password)}</p>
    </section>
  );
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountForm
      {...words}
      schema={loginSchema}
      notice={loaderData.notice}
      answer={actionData ?? loaderData.refusal}
      fields={[
        { name: "email", label: words.email, type: "email", autoComplete: "username" },
        { name: "password", label: words.password, type: "password", autoComplete: "current-password" },
      ]}
    >
      {loaderData.demonstration && <SignInByRole {...loaderData.demonstration} />}
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
  );
}
