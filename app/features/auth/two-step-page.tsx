import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { answerForm, type FormPlan, FormRejection } from "../../server/http/handle-form.server.ts";
import { isAppCode } from "../../server/auth/auth.ts";
import { siteContext, visitContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/two-step-page";
import { AccountForm } from "./account-form.tsx";
import { codeSchema } from "./account-schema.ts";
import { cookieHeaders, wayOn } from "./return-to.ts";

const words = account.code;

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const plan: FormPlan<Response> = {
    name: "sign-in-code",
    secrets: ["code"],
    limit: { what: "sign-in-code", times: 100, minutes: 15 },
    // Six digits can be guessed, a recovery code cannot: it opens, whoever else tried codes from the same network.
    passesLimit: ({ code = [] }) => !isAppCode(code[0]?.trim() ?? ""),
    wait: account.login.wait,
  };
  const { done, rejected } = await answerForm(site, context.get(visitContext), request, plan, async ({ check }) => {
    const { code } = check(codeSchema);
    const answer = await site.signIn.withCode(request.headers, code);
    site.log.info("sign-in", { factor: "code", outcome: answer.outcome });
    if (answer.outcome === "refused") throw new FormRejection(words.refused);
    const next = wayOn(new URL(request.url).searchParams, href("/admin"));
    return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function CodePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <AccountForm
        {...words}
        answer={actionData}
        fields={[{ name: "code", label: words.code, type: "text", autoComplete: "one-time-code" }]}
      />
    </>
  );
}
