import { trusteesPage as words } from "content/staff-trustees.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/confirm-person-page";
import { confirmByTrustees, openTrusteeLink } from "./answer-trustees.server.ts";

const readToken = (request: Request) => new URL(request.url).searchParams.get("token");

/** Loads the page without confirming anything, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const answer = readOutcome(ctx, href("/login/person"), new URL(request.url).searchParams.get("done"));
  return { isDone: answer === "confirmed", open: await openTrusteeLink(ctx, readToken(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const limit = { what: "trustees", times: 30, minutes: 60 };
  const plan: FormPlan = { name: "trustees", limit };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async () => {
    if (!(await confirmByTrustees(ctx, readToken(request)))) throw new FormError(words.over);
    return redirect(`${href("/login/person")}?done=${signOutcome(ctx, href("/login/person"), "confirmed")}`, 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page on which the trustees confirm a person, from the link in an e-mail. */
export default function ConfirmPersonPage({ loaderData: { isDone, open }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <div className="stack">
        <h1>{open === undefined ? words.title : words.heading(open.name)}</h1>
        {open === undefined && <p>{isDone ? words.done : words.over}</p>}
        {open && (
          <>
            <p>{words.asks(open.by, open.at, open.name, open.email)}</p>
            <p>{words.means}</p>
            <p>{words.check}</p>
          </>
        )}
      </div>
      {open && (
        <form className="form" method="post" noValidate>
          <ErrorSummary message={actionData?.message} fields={[]} errors={actionData?.errors} />
          <div>
            <Button>{words.button(open.name)}</Button>
          </div>
        </form>
      )}
    </>
  );
}
