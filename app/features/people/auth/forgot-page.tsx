import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { sendPasswordLink } from "../users/send-user-emails.server.ts";
import { forgotSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/forgot-page";
import { AccountForm } from "./account-form.tsx";

const words = account.forgot;

export function loader({ request, context }: Route.LoaderArgs) {
  const sent = readOutcome(
    context.get(appContext),
    href("/login/forgot"),
    new URL(request.url).searchParams.get("sent"),
  );
  return { notice: sent === "sent" ? words.sent : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const page = href("/login/forgot");
  const plan: FormPlan = {
    name: "forgot",
    limit: { what: "forgot", times: 10, minutes: 60 },
    wait: account.login.wait,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const { email } = check(forgotSchema);
    // Limits the e-mails to one address; the response is the same above the limit.
    const canSendEmail = await countTowardsRateLimit(ctx, { what: "forgot-person", times: 5, minutes: 60 }, email);
    const sent = redirect(`${page}?sent=${signOutcome(ctx, page, "sent")}`, 303);
    if (!canSendEmail) return sent;
    // Not awaited, because the response time must not reveal if the address has an account.
    void sendPasswordLink(ctx, siteAddressOrLocal(ctx), email).catch((error: unknown) =>
      ctx.log.error("password link not sent", errorFields(error)),
    );
    return sent;
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function ForgotPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountForm
      {...words}
      schema={forgotSchema}
      notice={loaderData.notice}
      answer={actionData}
      fields={[{ name: "email", label: words.email, type: "email", autoComplete: "username" }]}
    />
  );
}
