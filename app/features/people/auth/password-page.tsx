import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { requireLink } from "../users/one-time-link.server.ts";
import { choosePasswordSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/password-page";
import { AccountForm } from "./account-form.tsx";
import { choosePassword } from "./set-up.server.ts";

const words = account.password;

const readToken = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireLink(context.get(appContext), readToken(request), ["password", "invitation"]);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const link = await requireLink(ctx, readToken(request), ["password", "invitation"]);
  const plan: FormPlan = { name: "password", secrets: ["password", "again"] };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    await choosePassword(ctx, link, check(choosePasswordSchema).password);
    return redirect(`${href("/login")}?password=${signOutcome(ctx, href("/login"), "set")}`, 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <AccountForm
      {...words}
      answer={actionData}
      fields={[
        { name: "password", label: words.password, type: "password", autoComplete: "new-password" },
        { name: "again", label: words.again, type: "password", autoComplete: "new-password" },
      ]}
    />
  );
}
