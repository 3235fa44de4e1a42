import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { cookieHeaders, isAppCode } from "../../../server/auth/auth.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { codeSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/two-step-page";
import { AccountForm } from "./account-form.tsx";
import { returnTo } from "./return-to.ts";
import { notifyOfUsedCode } from "./two-factor.server.ts";

const words = account.code;

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const plan: FormPlan = {
    name: "sign-in-code",
    secrets: ["code"],
    limit: { what: "sign-in-code", times: 100, minutes: 15 },
    // Codes of the app need a rate limit; recovery codes cannot be guessed.
    passesLimit: ({ code = [] }) => !isAppCode(code[0]?.trim() ?? ""),
    wait: account.login.wait,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const { code } = check(codeSchema);
    const answer = await ctx.auth.withCode(request.headers, code);
    ctx.log.info("sign-in", { factor: "code", outcome: answer.outcome });
    if (answer.outcome === "refused") throw new FormError(words.refused);
    if (!isAppCode(code)) await notifyOfUsedCode(ctx, answer.cookies);
    const next = returnTo(new URL(request.url).searchParams, href("/admin"));
    return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function TwoStepPage({ actionData }: Route.ComponentProps) {
  return (
    <AccountForm
      {...words}
      schema={codeSchema}
      answer={actionData}
      fields={[{ name: "code", label: words.code, type: "text", autoComplete: "one-time-code" }]}
    />
  );
}
