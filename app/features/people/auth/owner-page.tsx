import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { Notice } from "../../../ui/alert.tsx";
import type { Route } from "./+types/owner-page";
import { AccountForm } from "./account-form.tsx";
import { proveOwner, requireOwnerLink } from "./prove-owner.server.ts";

const words = account.owner;

const readToken = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const done = new URL(request.url).searchParams.get("done");
  const isDone = readOutcome(ctx, href("/login/owner"), done) === "proved";
  if (!isDone) await requireOwnerLink(ctx, readToken(request));
  return { isDone };
}

/** Confirms the owner. Only a POST does this, because mail programs open links automatically. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const link = await requireOwnerLink(ctx, readToken(request));
  const plan: FormPlan = { name: "owner" };
  const { done, rejected } = await handleForm(ctx, context.get(requestInfoContext), request, plan, async () => {
    await proveOwner(ctx, link);
    return redirect(`${href("/login/owner")}?done=${signOutcome(ctx, href("/login/owner"), "proved")}`, 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page on which the owner confirms an account by e-mail, after another person switched off its two-step sign-in. */
export default function OwnerPage({ loaderData: { isDone }, actionData }: Route.ComponentProps) {
  if (!isDone) return <AccountForm {...words} answer={actionData} fields={[]} />;
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <Notice>{words.done}</Notice>
      <p>
        <a href={href("/admin")}>{account.deadLink.action}</a>
      </p>
    </div>
  );
}
