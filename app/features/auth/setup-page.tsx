import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { answerForm, type FormPlan } from "../../server/http/handle-form.server.ts";
import { siteContext, visitContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/setup-page";
import { AccountForm } from "./account-form.tsx";
import { setupSchema } from "./account-schema.ts";
import { needSetupLink, setUpSite } from "./set-up.server.ts";
import { cookieHeaders } from "./return-to.ts";

const words = account.setup;

export async function loader({ request, context }: Route.LoaderArgs) {
  await needSetupLink(context.get(siteContext), new URL(request.url).searchParams.get("token"));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const link = await needSetupLink(site, new URL(request.url).searchParams.get("token"));
  const plan: FormPlan<Response> = { name: "setup", secrets: ["password"] };
  const { done, rejected } = await answerForm(site, context.get(visitContext), request, plan, async ({ check }) => {
    const fields = check(setupSchema);
    await setUpSite(site, link, fields);
    const answer = await site.signIn.withPassword(request.headers, fields.email, fields.password);
    const cookies = answer.outcome === "refused" ? [] : answer.cookies;
    return redirect(href("/admin"), { status: 303, headers: cookieHeaders(cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function SetupPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <AccountForm
        {...words}
        answer={actionData}
        fields={[
          { name: "firstName", label: words.firstName, type: "text", autoComplete: "given-name" },
          { name: "lastName", label: words.lastName, type: "text", autoComplete: "family-name" },
          { name: "email", label: words.email, type: "email", autoComplete: "username" },
          { name: "password", label: words.password, type: "password", autoComplete: "new-password" },
        ]}
      />
    </>
  );
}
