import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { answerForm, type FormPlan } from "../../server/http/handle-form.server.ts";
import { siteContext, visitContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/password-page";
import { AccountForm } from "./account-form.tsx";
import { choosePasswordSchema } from "./account-schema.ts";
import { choosePassword } from "./choose-password.server.ts";
import { needLink } from "./require-link.server.ts";

const words = account.password;

const linkOf = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  await needLink(context.get(siteContext), linkOf(request), ["password", "invitation"]);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const link = await needLink(site, linkOf(request), ["password", "invitation"]);
  const plan: FormPlan<Response> = { name: "password", secrets: ["password", "again"] };
  const { done, rejected } = await answerForm(site, context.get(visitContext), request, plan, async ({ check }) => {
    await choosePassword(site, link, check(choosePasswordSchema).password);
    return redirect(`${href("/login")}?password`, 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <AccountForm
        {...words}
        answer={actionData}
        fields={[
          { name: "password", label: words.password, type: "password", autoComplete: "new-password" },
          { name: "again", label: words.again, type: "password", autoComplete: "new-password" },
        ]}
      />
    </>
  );
}
