import { href, redirect } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/confirm-subscription-page";
import { LinkPage, readLinkToken } from "./link-page.tsx";
import { confirmSubscriber, requireConfirmation } from "./subscribe.server.ts";

/** Hides the footer's form after confirmation. */
export const handle = { showsNewsletter: true };

/** Personal: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** Confirms nothing, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { isDone: (await requireConfirmation(context.get(appContext), readLinkToken(request))) === "done" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = readLinkToken(request);
  await confirmSubscriber(context.get(appContext), token);
  return redirect(`${href("/newsletter/confirm")}?${new URLSearchParams({ token: token ?? "" })}`, 303);
}

export default function ConfirmPage({ loaderData: { isDone } }: Route.ComponentProps) {
  const { confirm: words } = useWords("newsletter");
  return (
    <LinkPage words={words} statusMessage={isDone ? words.done : undefined}>
      <p>{words.next}</p>
    </LinkPage>
  );
}
