import { staffSafeguarding } from "content/staff-safeguarding.ts";
import { href, redirect } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeMoment } from "../../../values/site-time.ts";
import { AccountForm } from "../../people/auth/account-form.tsx";
import { sayReadingChange } from "../../people/users/record-reading-right.server.ts";
import type { Route } from "./+types/stop-reading-page";
import { findStoppable, stopByLink } from "./stop-reading.server.ts";

const words = staffSafeguarding.stop;

/** Loads the page without stopping anything, because mail scanners open links. @throws AppError like `findStoppable` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const stopped = new URL(request.url).searchParams.get("stopped");
  if (stopped !== null) {
    if (readOutcome(ctx, href("/login/stop"), stopped) === undefined) throw new AppError("notFound");
    return { isDone: true as const };
  }
  const { name, what, from } = await findStoppable(ctx, request.url);
  return { isDone: false as const, lede: words.lede(sayReadingChange(name, what), writeMoment(from)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  await stopByLink(ctx, request.url);
  return redirect(`${href("/login/stop")}?stopped=${signOutcome(ctx, href("/login/stop"), "stopped")}`, 303);
}

/** Page on which a lead stops a change of readers, from the link in an e-mail. */
export default function StopReadingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isDone) return <AccountForm {...words} lede={loaderData.lede} fields={[]} />;
  return (
    <>
      <PageMeta title={words.title} />
      <div className="stack">
        <h1>{words.done}</h1>
        <p className="muted">{words.doneText}</p>
      </div>
    </>
  );
}
