import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { countAttempt } from "../../platform/http/attempts.server.ts";
import { checkForm } from "../../platform/http/check-form.server.ts";
import { siteContext, visitContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/code-page";
import { AccountForm } from "./account-form.tsx";
import { codeSchema } from "./account-schema.ts";
import { cookieHeaders, wayOn } from "./way-on.ts";

const words = account.code;

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await checkForm(request, codeSchema, ["code"]);
  if (form.fields === undefined) return data(form.answer, 422);
  const limit = { what: "sign-in-code", times: 20, minutes: 15 };
  if (!(await countAttempt(site, limit, context.get(visitContext).address))) {
    site.log.info("sign-in", { factor: "code", outcome: "wait" });
    return data(form.refuse(account.login.wait), 429);
  }
  const answer = await site.signIn.withCode(request.headers, form.fields.code);
  site.log.info("sign-in", { factor: "code", outcome: answer.outcome });
  if (answer.outcome === "refused") return data(form.refuse(words.refused), 422);
  const next = wayOn(new URL(request.url).searchParams, href("/admin"));
  return redirect(next, { status: 303, headers: cookieHeaders(answer.cookies) });
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
