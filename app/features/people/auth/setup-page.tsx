import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { setupSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/setup-page";
import { AccountForm } from "./account-form.tsx";
import { requireSetupLink, setUp } from "./set-up.server.ts";

const words = account.setup;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireSetupLink(context.get(appContext), new URL(request.url).searchParams.get("token"));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const link = await requireSetupLink(ctx, new URL(request.url).searchParams.get("token"));
  const plan: FormPlan = { name: "setup", secrets: ["password"] };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const fields = check(setupSchema);
    await setUp(ctx, link, fields);
    const answer = await ctx.auth.withPassword(request.headers, fields.email, fields.password);
    const cookies = answer.outcome === "refused" ? [] : answer.cookies;
    return redirect(href("/admin/welcome"), { status: 303, headers: cookieHeaders(cookies) });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function SetupPage({ actionData }: Route.ComponentProps) {
  return (
    <AccountForm
      {...words}
      schema={setupSchema}
      answer={actionData}
      fields={[
        { name: "firstName", label: words.firstName, type: "text", autoComplete: "given-name" },
        { name: "lastName", label: words.lastName, type: "text", autoComplete: "family-name" },
        { name: "email", label: words.email, type: "email", autoComplete: "username" },
        { name: "password", label: words.password, type: "password", autoComplete: "new-password" },
      ]}
    />
  );
}
