import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { checkForm } from "../../platform/http/check-form.server.ts";
import { siteContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/setup-page";
import { AccountForm } from "./account-form.tsx";
import { setupSchema } from "./account-schema.ts";
import { needSetupLink, setUpSite } from "./set-up-site.server.ts";
import { cookieHeaders } from "./way-on.ts";

const words = account.setup;

export async function loader({ request, context }: Route.LoaderArgs) {
  await needSetupLink(context.get(siteContext), new URL(request.url).searchParams.get("token"));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const link = await needSetupLink(site, new URL(request.url).searchParams.get("token"));
  const form = await checkForm(request, setupSchema, ["password"]);
  if (form.fields === undefined) return data(form.answer, 422);
  await setUpSite(site, link, form.fields);
  const answer = await site.signIn.withPassword(request.headers, form.fields.email, form.fields.password);
  const cookies = answer.outcome === "refused" ? [] : answer.cookies;
  return redirect(href("/admin"), { status: 303, headers: cookieHeaders(cookies) });
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
