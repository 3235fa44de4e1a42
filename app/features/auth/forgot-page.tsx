import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { answerForm, type FormPlan } from "../../server/http/handle-form.server.ts";
import { countAttempt } from "../../server/http/rate-limit.server.ts";
import { errorFacts } from "../../server/log/log.server.ts";
import { siteContext, visitContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/forgot-page";
import { AccountForm } from "./account-form.tsx";
import { forgotSchema } from "./account-schema.ts";
import { sendPasswordLink } from "./send-password-link.server.ts";

const words = account.forgot;

export function loader({ request }: Route.LoaderArgs) {
  return { notice: new URL(request.url).searchParams.has("sent") ? words.sent : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const visit = context.get(visitContext);
  const plan: FormPlan<Response> = {
    name: "forgot",
    limit: { what: "forgot", times: 10, minutes: 60 },
    wait: account.login.wait,
  };
  const { done, rejected } = await answerForm(site, visit, request, plan, async ({ check }) => {
    const { email } = check(forgotSchema);
    // One mailbox is not flooded from many machines, and who asks is told the same as ever.
    const mayMail = await countAttempt(site, { what: "forgot-person", times: 5, minutes: 60 }, email);
    const sent = redirect(`${href("/login/forgot")}?sent`, 303);
    if (!mayMail) return sent;
    // Not waited for: how long the answer takes must not tell whether the address has an account.
    void sendPasswordLink(site, visit.origin, email).catch((error: unknown) =>
      site.log.error("password link not made", errorFacts(error)),
    );
    return sent;
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function ForgotPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <AccountForm
        {...words}
        notice={loaderData.notice}
        answer={actionData}
        fields={[{ name: "email", label: words.email, type: "email", autoComplete: "username" }]}
      />
    </>
  );
}
