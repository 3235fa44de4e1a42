import { mailArrived as words } from "content/staff-welcome.ts";
import { href, redirect } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { AccountForm } from "../../people/auth/account-form.tsx";
import type { Route } from "./+types/mail-arrived-page";
import { confirmArrival, requireTestLink } from "./test-email.server.ts";

/** Loads the page without confirming anything, because mail scanners open links. @throws AppError deadLink */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("arrived")) {
    await requireTestLink(ctx, searchParams.get("token"));
    return { isDone: false };
  }
  if ((await findSettings(ctx)).mailArrivedAt === undefined) throw new AppError("notFound");
  return { isDone: true };
}

export async function action({ request, context }: Route.ActionArgs) {
  await confirmArrival(context.get(appContext), new URL(request.url).searchParams.get("token"));
  return redirect(`${href("/welcome/mail")}?arrived`, 303);
}

export default function MailArrivedPage({ loaderData: { isDone } }: Route.ComponentProps) {
  if (!isDone) return <AccountForm {...words} fields={[]} />;
  return (
    <>
      <PageMeta title={words.title} />
      <div className="stack">
        <h1>{words.done}</h1>
        <p className="muted">{words.doneLede}</p>
        <ButtonLink href={`${href("/admin/welcome")}?step=4`}>{words.goOn}</ButtonLink>
      </div>
    </>
  );
}
